import SwiftUICore

/// Sends values to those who have subscribed, in the order in which they have.
public typealias PassthroughSubject<Output, Failure: Error> = SwiftUICore.PassthroughSubject<Output, Failure>

/// Keeps a value, and sends it to those who have subscribed whenever it changes, in the order in which they have.
public typealias CurrentValueSubject<Output, Failure: Error> = SwiftUICore.CurrentValueSubject<Output, Failure>
