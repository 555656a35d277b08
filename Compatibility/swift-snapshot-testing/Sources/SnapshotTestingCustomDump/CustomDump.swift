@_exported import SnapshotTesting

extension Snapshotting where Format == String {
    /// What `customDump` of the package CustomDump prints of a value, without that package: see `ValueDump`.
    public static var customDump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }
}
