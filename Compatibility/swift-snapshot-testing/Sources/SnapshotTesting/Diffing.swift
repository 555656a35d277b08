import Foundation
import XCUIAutomation

/// What a failed comparison leaves with the results of a test.
public typealias XCTAttachment = XCUIAutomation.XCTAttachment

/// How values are kept in files and compared.
public struct Diffing<Value> {
    /// The value as a file has it.
    public let toData: (Value) -> Data
    /// The value that a file has.
    public let fromData: (Data) -> Value
    /// What is to be said of two values, the reference first; nil where they are the same.
    public let diff: (Value, Value) -> (String, [XCTAttachment])?

    /// A way to keep and compare values.
    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}
