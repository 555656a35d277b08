import CRiffleInterposition
import Foundation

/// A method of a class of Foundation's that has a replacement.
///
/// `Method` is a structure with one property, a closure of the method's parameters and result. A structure keeps a closure as
/// it is, where a type parameter of closure type would stand for one that takes all its parameters by address.
final class CarriedMethod<Method>: @unchecked Sendable {
    /// Written before anybody can call the replacement.
    private let address = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

    init() { address.initialize(to: nil) }

    /// Replaces a method that is called by its name.
    func carry(_ symbol: String, by replacement: UnsafeMutableRawPointer?) {
        guard let replacement else { return }
        ContextCarriers.carry(symbol, by: replacement, next: address)
    }

    /// Replaces a method that is called by its place in a class's table.
    func carry(_ symbol: String, in type: AnyClass, by replacement: UnsafeMutableRawPointer?) {
        guard let replacement, let method = dlsym(nil, symbol) else { return }
        riffle_set_next(address, method)
        riffle_replace_method(unsafeBitCast(type, to: UnsafeMutableRawPointer.self), method, replacement)
    }

    /// The method itself, of an object: Swift hands a method its object where a closure finds what it has captured.
    func method(of object: AnyObject) -> Method {
        unsafeBitCast((riffle_next(address), Unmanaged.passUnretained(object).toOpaque()), to: Method.self)
    }
}
