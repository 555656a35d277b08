import CRiffleInterposition

/// A function of the system's that has a replacement: where the function itself is.
final class CarriedFunction<Function>: @unchecked Sendable {
    /// Written before anybody can call the replacement.
    private let address = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

    init() { address.initialize(to: nil) }

    var function: Function? { riffle_next(address).map { unsafeBitCast($0, to: Function.self) } }

    @discardableResult
    func carry(_ name: String, except libraries: [StaticString] = [], by replacement: Function) -> Bool {
        ContextCarriers.carry(
            name, except: libraries, by: unsafeBitCast(replacement, to: UnsafeMutableRawPointer.self), next: address)
    }
}
