/// Something that is not as RFC 8259 has it, or beyond the limits, in a JSON text.
struct JSONFault {
  /// Where it is: a number of bytes.
  let offset: Int

  /// In which way it is wrong.
  let kind: TableProblem.Kind

  /// What it is, and what happens instead.
  let message: String
}
