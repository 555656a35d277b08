import Foundation

/// Expects that a tester shows what it has shown when the reference was recorded.
///
///     @Test @MainActor func countsUp() async throws {
///         let tester = ViewTester(CounterView())
///         await tester.tap(try tester.find(.label("Add")))
///         expectSnapshot(of: tester)
///     }
///
/// The reference is a file in `__Snapshots__` beside the test. Where there is none it is recorded, and the test fails
/// this once and says so. A difference fails the test, and leaves a picture of it. It works in tests of Swift Testing and
/// of XCTest.
///
/// - Parameters:
///   - name: tells the references of a test apart; needed where one line compares several things, as in a test with
///     arguments. Without it, the second such line of a test is number 2.
///   - format: pixels, or a text.
///   - tolerance: how far pixels may be off.
///   - record: when the reference is written; nil for what `RIFFLE_RECORD` says.
@MainActor
public func expectSnapshot(
    of tester: ViewTester, named name: String? = nil, as format: SnapshotFormat = .image,
    tolerance: SnapshotTolerance = .none, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    SnapshotCheck(call: call, name: name, tolerance: tolerance, recording: record ?? .ofProcess)
        .run { try SnapshotSubject(tester, as: format) }
}

/// Expects that a part of what a tester shows, an element as it was found, looks as when the reference was recorded.
///
/// What is drawn outside of the element's frame, as a shadow, is not compared. The other parameters are those of the
/// function for all of a tester.
@MainActor
public func expectSnapshot(
    of element: Element, in tester: ViewTester, named name: String? = nil, as format: SnapshotFormat = .image,
    tolerance: SnapshotTolerance = .none, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    SnapshotCheck(call: call, name: name, tolerance: tolerance, recording: record ?? .ofProcess)
        .run { try SnapshotSubject(tester, as: format, region: element.frame, element: element) }
}

/// Expects that a view looks as when the reference was recorded, once nothing of it moves or waits any more, or after
/// three seconds of its own time.
///
/// - Parameters:
///   - layout: the window: as large as the view wants to be, which is what is meant by nothing said; a screen; or a size.
///   - scale: pixels per point.
///   - environment: edits the view's environment.
@MainActor
public func expectSnapshot<Content: View>(
    of view: Content, named name: String? = nil, as format: SnapshotFormat = .image,
    layout: PreviewLayout = .sizeThatFits, scale: CGFloat = 2, tolerance: SnapshotTolerance = .none,
    record: SnapshotRecording? = nil, environment: (inout EnvironmentValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) async {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    let window = PreviewWindow(layout: layout, content: AnyView(view), environment: environment)
    // A date of its own, so that what follows the calendar looks the same every day.
    let tester = ViewTester(
        view, size: window.size, scale: scale, startDate: PreviewWindow.date,
        environment: { window.edit(&$0, environment) })
    await tester.comeToRest()
    SnapshotCheck(call: call, name: name, tolerance: tolerance, recording: record ?? .ofProcess)
        .run { try SnapshotSubject(tester, as: format) }
}

/// Expects that a film shows what it has shown when the reference was recorded: moments of it, evenly spread from its
/// beginning to its end, from left to right in one picture.
///
/// - Parameter moments: how many, at least 1 and at most 60.
@MainActor
public func expectSnapshot(
    of film: Film, moments: Int = 6, named name: String? = nil, tolerance: SnapshotTolerance = .none,
    record: SnapshotRecording? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: String = #function
) {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    SnapshotCheck(call: call, name: name, tolerance: tolerance, recording: record ?? .ofProcess)
        .run { .picture(try film.strip(moments: moments), layers: nil, origin: .zero, scale: 1) }
}
