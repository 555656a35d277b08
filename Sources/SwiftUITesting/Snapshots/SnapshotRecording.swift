import Foundation

/// When a test that compares with a reference writes the reference instead.
///
/// `RIFFLE_RECORD` in the environment of the test run says it for all tests, by these names. A test that records fails
/// and says so: what it wrote is to be looked at before it is kept.
public enum SnapshotRecording: String, Sendable, CaseIterable {
    /// Every reference is written anew.
    case all
    /// A reference is written where there is none: what is done unless something else is said.
    case missing
    /// A reference is written where there is none, and where what is shown differs from it.
    case failed
    /// None is written: a test without a reference fails until somebody records one.
    case never

    /// What the environment asks for; an unknown word counts as nothing said.
    static var ofProcess: SnapshotRecording {
        ProcessInfo.processInfo.environment["RIFFLE_RECORD"].flatMap { SnapshotRecording(rawValue: $0) } ?? .missing
    }
}
