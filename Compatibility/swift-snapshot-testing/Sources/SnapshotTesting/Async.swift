/// A value that is there later: what is asked for it calls back once.
public struct Async<Value> {
    /// Asks for the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// A value that a function gives to a callback.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is there.
    public init(value: Value) { run = { $0(value) } }

    /// Another value that is made of this one.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
