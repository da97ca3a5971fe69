import TableItemsView
import Testing

struct InputValidationTests {
  @Test(arguments: [
    (InputValidation.none, "anything", nil), (.none, "", nil),
    (.required, "", "is needed"), (.required, "  ", "is needed"), (.required, "x", nil),
    (.number, "1.5", nil), (.number, "", nil), (.number, "x", "is a number"),
    (.number, "inf", "is a number"), (.number, "nan", "is a number"),
    (.integer(), "12", nil), (.integer(), "1.5", "is a whole number"),
    (.integer(), "99999999999999999999", "is a whole number"),
    (.integer(in: 1...9), "0", "is at least 1"), (.integer(in: 1...9), "10", "is at most 9"),
    (.integer(in: 1...9), "9", nil),
    (.emailAddress, "ada@example.org", nil), (.emailAddress, "ada", "is an e-mail address"),
    (.emailAddress, "a@b", "is an e-mail address"), (.emailAddress, "@b.c", "is an e-mail address"),
    (.emailAddress, "a@b..c", "is an e-mail address"),
    (.emailAddress, "a b@c.d", "is an e-mail address"),
    (InputValidation(minimumLength: 3), "日本", "has at least 3 characters"),
    (InputValidation(minimumLength: 3), "日本語", nil),
  ])
  func `A text is like what is asked for, or is told what it is to be`(
    validation: InputValidation, text: String, problem: String?
  ) {
    #expect(validation.problem(with: text) == problem)
  }
}
