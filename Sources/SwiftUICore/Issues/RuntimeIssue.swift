/// Something wrong that does not stop the app: what happened, why it is wrong, what to try, and where.
package struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is; one issue of a kind is reported once for the same place and subject.
    package enum Kind: String, Hashable, Sendable {
        /// Two elements of a collection have the same id.
        case duplicateID
        /// A size that is not a number, negative, or infinite where it cannot be.
        case invalidSize
        /// A picture, color or symbol that is not there or cannot be read.
        case missingAsset
        /// An update that causes the next one without end.
        case endlessUpdate
        /// State that was written where no view keeps it.
        case detachedWrite
        /// State that was written while a body ran.
        case stateInUpdate
        /// Something that views read was changed on another thread.
        case backgroundChange
        /// Views inside each other beyond what is shown.
        case nesting
        /// A modifier of Apple's that changes nothing here.
        case withoutEffect
        /// Anything else; the message says what.
        case other
    }

    /// What kind of mistake it is.
    package let kind: Kind
    /// What happened, why it is wrong and what to try.
    package let message: String
    /// The views from the root to the place, or empty when there is none.
    package let path: String

    package init(kind: Kind, message: String, path: String = "") {
        self.kind = kind
        self.message = message
        self.path = path
    }

    /// The message, with the place in front.
    package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension RuntimeIssue {
    package static func duplicateID(id: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .duplicateID,
            message: "two elements have the id \(id). Views are told apart by id, so the later one takes the identity "
                + "of its place and loses its state when the order changes. Give each element an id of its own.",
            path: path)
    }

    package static func duplicateLazyID(id: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .duplicateID,
            message: "two elements in sight have the id \(id). Views are told apart by id, so a lazy container shows "
                + "only one of them. Give each element an id of its own.",
            path: path)
    }

    package static func noPhases(path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .other, message: "a phase animator has no phases, so it shows nothing. Give it at least one.",
            path: path)
    }

    package static func manyDates(_ count: Int, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .other,
            message: "the schedule of a timeline has more than \(count) dates in a tenth of a second, so most of them "
                + "are left out. A display shows at most some hundred of them in a second: use "
                + ".animation for each frame, or dates that are further apart.",
            path: path)
    }

    package static func manySources(id: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .other,
            message: "several views on the screen are sources of the matched geometry \(id). The one that came last "
                + "counts, and the others are shown where it is: say isSource: false for all but one.", path: path)
    }

    package static func invalidSize(path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .invalidSize,
            message: "a view's size is not a number; 0 is used. Look for a division by zero in what you pass to "
                + "frame, padding or a custom layout.", path: path)
    }

    package static func infiniteSize(path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .invalidSize,
            message: "a view's size is infinite; 0 is used. A view that takes all it is offered stands where the offer "
                + "is infinite, as along a custom layout's probing: give it a frame.", path: path)
    }

    package static func invalidFrame(_ what: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .invalidSize,
            message: "\(what) is negative or not finite. A negative one counts as 0 or is ignored, any other is "
                + "ignored. Check the numbers that you pass.", path: path)
    }

    package static func contradictoryFrame(_ what: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .invalidSize,
            message: "\(what), so the larger of the two counts. Pass lengths in order: the minimum no more than the "
                + "ideal, the ideal no more than the maximum.", path: path)
    }

    package static func endlessUpdate(path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .endlessUpdate,
            message: "an update still changes state after 16 rounds, so the rest waits for the next frame. Something "
                + "writes state in a body, in onChange or in onAppear that makes itself run again: write only when the "
                + "value differs, or move the write into a task.", path: path)
    }

    /// - Parameter whileArranging: whether a view was being measured, placed or drawn, and no body ran.
    package static func stateInUpdate(
        _ what: String, whileArranging: Bool = false, path: String
    ) -> RuntimeIssue {
        let (moment, order, repeated) =
            whileArranging
            ? ("a view was measured, placed or drawn", "views are laid out", "that is done")
            : ("a body ran", "bodies run", "the body runs")
        return RuntimeIssue(
            kind: .stateInUpdate,
            message: "Modifying state during view update: \(what) was written while \(moment). What is shown then "
                + "depends on the order in which \(order), and \(repeated) again, perhaps without end. Write state "
                + "where something happens: in an action, onAppear, onChange or a task.", path: path)
    }

    package static func unequalID(id: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .duplicateID,
            message: "the id \(id) is not equal to itself, as NaN is not, so its view cannot be found again and loses "
                + "its state whenever something changes. Give each element an id that is equal to itself.", path: path)
    }

    package static func changedRange(from old: Range<Int>, to new: Range<Int>, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .other,
            message: "the range of a ForEach changed from \(old) to \(new). ForEach(_:content:) reads a range once, so "
                + "the views stay those of the first. Use ForEach(_:id:content:) with id: \\.self for a range that "
                + "changes.", path: path)
    }

    /// State written outside any view on the screen: there is no graph to tell, so it goes to standard error, once.
    package static func reportDetachedWrite(_ what: String) {
        reportOnce(
            "Riffle: \(what) was written before its view was on the screen, or in a copy of the view; the value is "
                + "lost. Write state from a body's closures.")
    }

    /// Writes a message to standard error, for what concerns no window; each message once.
    package static func reportOnce(_ message: String) { DetachedIssues.report(message) }
}

private enum DetachedIssues {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: Set<String> = []

    static func report(_ message: String) {
        lock.lock()
        defer { lock.unlock() }
        if known.insert(message).inserted { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }
}
