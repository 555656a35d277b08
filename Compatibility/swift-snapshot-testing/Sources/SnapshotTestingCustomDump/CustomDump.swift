import CustomDump
@_exported import SnapshotTesting

extension Snapshotting where Format == String {
    /// What `customDump` of the package CustomDump prints of a value.
    public static var customDump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var text = ""
            CustomDump.customDump(value, to: &text)
            return text
        }
    }
}
