import TableItems
import Testing

struct ItemIDTests {
  struct Key: Hashable {
    var name: String
  }

  @Test func `Ids of equal values are equal, and hash alike`() {
    let pairs: [(ItemID, ItemID)] = [
      (1, ItemID(1)), ("a", ItemID("a")), (ItemID(Key(name: "a")), ItemID(Key(name: "a"))),
      (.position(3), .position(3)), (ItemID(true), ItemID(true)),
    ]
    for (first, second) in pairs {
      #expect(first == second)
      #expect(first.hashValue == second.hashValue)
    }
  }

  @Test func `Ids of different values, or of values of different kinds, differ`() {
    let ids: [ItemID] = [
      1, 2, "1", "a", .position(1), .position(2), ItemID(Key(name: "a")), ItemID(Key(name: "b")),
      ItemID(true), ItemID(1.5), ItemID([1]), ItemID(["1"]),
    ]
    #expect(Set(ids).count == ids.count)
  }

  @Test func `Integers of every width make the same id`() {
    let ids = [
      ItemID(7), ItemID(Int8(7)), ItemID(Int16(7)), ItemID(Int32(7)), ItemID(Int64(7)),
      ItemID(UInt(7)), ItemID(UInt8(7)), ItemID(UInt16(7)), ItemID(UInt32(7)), ItemID(UInt64(7)),
    ]
    #expect(Set(ids) == [7])
    #expect(ItemID(UInt64.max) == ItemID(UInt.max))
  }

  @Test func `An integer too large for a word is still an id`() {
    #expect(ItemID(UInt64.max) == ItemID(UInt64.max))
    #expect(ItemID(UInt64.max) != ItemID(UInt64.max - 1))
    #expect(ItemID(UInt64.max) != -1)
  }

  @Test func `An id of an id is the id`() {
    let id: ItemID = "a"
    #expect(ItemID(id) == id)
    #expect(ItemID(ItemID.position(3)) == .position(3))
  }

  @Test func `The value can be had back`() {
    #expect(ItemID(7).base as? Int == 7)
    #expect(ItemID("a").base as? String == "a")
    #expect(ItemID(Key(name: "a")).base as? Key == Key(name: "a"))
    #expect(ItemID.position(7).base as? Int == 7)
  }

  @Test func `An id describes itself by its value`() {
    #expect("\(ItemID(7)) \(ItemID("a")) \(ItemID.position(7))" == "7 a #7")
    #expect("\(RowID(section: "fruit", row: 7))" == "fruit/7")
  }
}
