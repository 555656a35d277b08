import RiffleHeadlessHost

/// Numbers of what has none for assistive technology: rows, bars, texts inside of buttons, keys. They stay the same for as
/// long as what they name is there.
@MainActor
final class ElementNumbers {
    /// What touching something means that is no view.
    enum Deed: Equatable {
        case perform(String, on: UInt32)
        case key(String)
    }

    private static let first: UInt32 = 1 << 30 + 16
    private var numbers: [ObjectIdentifier: (number: UInt32, owner: Weak)] = [:]
    private var named: [String: UInt32] = [:]
    private var deeds: [UInt32: Deed] = [:]
    private var last = ElementNumbers.first

    private struct Weak { weak var object: AnyObject? }

    func number(of object: AnyObject) -> UInt32 {
        let id = ObjectIdentifier(object)
        if let known = numbers[id], known.owner.object === object { return known.number }
        last += 1
        numbers[id] = (last, Weak(object: object))
        return last
    }

    func number(of element: UInt32, action: String) -> UInt32 {
        number(named: "\(element) \(action)", .perform(action, on: element))
    }

    func number(ofKey name: String) -> UInt32 { number(named: "key \(name)", .key(name)) }

    /// Of a part of an element that is touched where it is.
    func number(ofPart name: String, in element: UInt32) -> UInt32 { number(named: "\(element) part \(name)", nil) }

    private func number(named name: String, _ deed: Deed?) -> UInt32 {
        if let known = named[name] { return known }
        last += 1
        named[name] = last
        deeds[last] = deed
        return last
    }

    /// What a touch on the element stands for; nil for one that is touched.
    func deed(of number: UInt32) -> Deed? { deeds[number] }
}
