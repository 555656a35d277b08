import Foundation
import SwiftUI

/// What a test of a preview looks at.
public struct PreviewChecks: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Checks of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// That nothing is wrong in its views that an app would have logged.
    public static let issues = PreviewChecks(rawValue: 1)
    /// That it looks as its reference does.
    public static let picture = PreviewChecks(rawValue: 2)
    /// That nothing keeps people from using it: see `ViewTester.audit(for:by:)`.
    public static let audit = PreviewChecks(rawValue: 4)
}

/// Expects that a preview shows no mistakes and looks as it did, in each of some surroundings.
///
/// Each is drawn in a window of its own, once nothing moves or waits any more, or after three seconds of its own time.
///
/// - Parameters:
///   - variants: the surroundings; each has a reference of its own.
///   - checks: what is looked at.
///   - scale: pixels per point.
///   - record: when references are written; nil for what `RIFFLE_RECORD` says.
@MainActor
public func expectPreview(
    _ preview: TestedPreview, in variants: [PreviewVariant] = [.standard], checks: PreviewChecks = [.issues, .picture],
    scale: CGFloat = 2, tolerance: SnapshotTolerance = .none, record: SnapshotRecording? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) async {
    await expectPreview(
        preview, in: variants, checks: checks, scale: scale, tolerance: tolerance, record: record, fileID: fileID,
        file: file, line: line, column: column, function: function, also: { _, _ in })
}

/// Expects that a preview shows no mistakes and looks as it did, in each of some surroundings, and looks at more of it.
///
/// - Parameter look: what else is looked at, such as an audit of the tester.
@MainActor
public func expectPreview(
    _ preview: TestedPreview, in variants: [PreviewVariant] = [.standard], checks: PreviewChecks = [.issues, .picture],
    scale: CGFloat = 2, tolerance: SnapshotTolerance = .none, record: SnapshotRecording? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function, also look: @MainActor (ViewTester, PreviewVariant) async throws -> Void
) async rethrows {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    for variant in variants {
        let tester: ViewTester
        do {
            guard let made = try preview.tester(in: variant, scale: scale) else {
                return call.fail("There is no preview \(preview.name) in \(preview.module).")
            }
            tester = made
        } catch {
            call.fail("\(preview.name) cannot be made: \(error)")
            continue
        }
        await tester.comeToRest()
        if checks.contains(.picture) {
            SnapshotCheck(
                call: call, name: "\(preview.name).\(variant.name)", tolerance: tolerance,
                recording: record ?? .ofProcess
            ).run { try SnapshotSubject(tester, as: .image) }
        }
        if checks.contains(.audit) { await audit(tester, "\(preview.name), \(variant.name)", call) }
        try await look(tester, variant)
        if checks.contains(.issues) {
            for issue in tester.issues { call.fail("\(preview.name), \(variant.name): \(issue)") }
        }
    }
}

@MainActor
private func audit(_ tester: ViewTester, _ name: String, _ call: SnapshotCall) async {
    do {
        for finding in try await tester.audit() { call.fail("\(name): \(finding)") }
    } catch {
        call.fail("\(name) could not be looked at: \(error)")
    }
}

extension TestedPreview {
    /// A tester that shows the preview; nil where there is none of that name any more.
    ///
    /// - Throws: what making the preview throws.
    @MainActor
    public func tester(in variant: PreviewVariant = .standard, scale: CGFloat = 2) throws -> ViewTester? {
        guard let entry = try entry else { return nil }
        let window = PreviewWindow(
            layout: entry.layout, device: variant.device ?? entry.device,
            isLandscape: variant.isLandscape ?? entry.isLandscape, content: entry.content,
            environment: variant.environment)
        return ViewTester(
            entry.content, size: window.size, scale: scale, startDate: PreviewWindow.date,
            environment: { window.edit(&$0, variant.environment) })
    }
}
