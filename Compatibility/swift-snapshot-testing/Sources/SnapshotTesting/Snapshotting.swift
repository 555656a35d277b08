import Foundation

/// How a value becomes what is kept and compared: the format.
public struct Snapshotting<Value, Format> {
    /// The ending of references; nil for none.
    public var pathExtension: String?
    /// How formats are kept and compared.
    public var diffing: Diffing<Format>
    /// Makes the format of a value.
    public var snapshot: (Value) -> Async<Format>
    /// Whether Apple's platforms give another format of the same value, as pictures are.
    var isOfPlatform = false

    /// A strategy whose format is there later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    /// A strategy whose format is there at once.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The strategy for values of which these can be made.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
        -> Snapshotting<NewValue, Format>
    {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The strategy for values of which these can be made later.
    public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
        -> Snapshotting<NewValue, Format>
    {
        var other = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { [snapshot] value in
            Async { callback in transform(value).run { snapshot($0).run(callback) } }
        }
        other.isOfPlatform = isOfPlatform
        return other
    }

    /// The strategy after a time has passed, in seconds.
    ///
    /// Views and controllers pass the time on their own clock, without anybody waiting. For other values the thread waits.
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
        var waiting = strategy
        waiting.snapshot = { value in
            Async { callback in
                if ShownValue.isShown(value) {
                    ShownValue.$delay.withValue(ShownValue.delay + duration) { strategy.snapshot(value).run(callback) }
                } else {
                    _ = RunLoop.current.run(mode: .default, before: Date())
                    Thread.sleep(forTimeInterval: max(duration, 0))
                    _ = RunLoop.current.run(mode: .default, before: Date())
                    strategy.snapshot(value).run(callback)
                }
            }
        }
        return waiting
    }

    var ofPlatform: Self {
        var copy = self
        copy.isOfPlatform = true
        return copy
    }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// A strategy that keeps values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}
