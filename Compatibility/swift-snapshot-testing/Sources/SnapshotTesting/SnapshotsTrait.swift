import Testing

/// A configuration for a test, or for all the tests of a suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// It counts in suites inside, too.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs the test with the configuration.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            if testCase == nil {
                try await function()
            } else {
                try await CallCounter.$ofTest.withValue(CallCounter(), operation: function)
            }
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// With the configuration of the surroundings; numbers of references begin anew in each run of the test.
    public static var snapshots: Self { snapshots() }

    /// With another configuration.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// With another configuration.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}
