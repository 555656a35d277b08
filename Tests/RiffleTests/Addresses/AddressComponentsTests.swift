import Foundation
import Riffle
import Testing

/// Values as components of addresses.
struct AddressComponentsTests {
    private enum Floor: Int, AddressComponents { case ground, first }

    private func read<Value: AddressComponents>(_ path: [String], as type: Value.Type) -> (Value?, [String]) {
        var rest = path[...]
        let value = Value(takingFrom: &rest)
        return (value, Array(rest))
    }

    @Test("a value takes its own component and leaves the rest")
    func own() {
        #expect(read(["7", "x"], as: Int.self) == (7, ["x"]))
        #expect(read(["1"], as: Floor.self) == (.first, []))
        #expect(read(["a b", "c"], as: String.self) == ("a b", ["c"]))
        let id = UUID()
        #expect(read(id.addressComponents, as: UUID.self).0 == id)
    }

    @Test("there is one way to write a value", arguments: ["07", "+7", " 7", "7.0", ""])
    func oneForm(_ text: String) { #expect(read([text], as: Int.self).0 == nil) }

    @Test("what is no value is none", arguments: [[], ["2"], ["ground"]])
    func none(_ path: [String]) { #expect(read(path, as: Floor.self).0 == nil) }
}
