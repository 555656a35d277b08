/// What a view asks of the host of its window, which answers later, if ever.
package enum HostQuestion: Hashable, Sendable {
    /// Has somebody choose files. Names of files end with one of the extensions, or are of one of the media types, which
    /// may be a whole family (`image/*`); any where there are none of both.
    case chooseFiles(extensions: [String], mediaTypes: [String], allowsSeveral: Bool)
    /// Has somebody keep files outside of the program.
    case keepFiles([HostFile])
    /// Asks for the text that was copied last, in this program or another.
    case readClipboard
    /// Asks the person whether the app may know where the device is, and where that is, as exactly as the device knows.
    case locate(AwaitedPlace, isPrecise: Bool)

    /// Whether it may stay open for as long as the window does.
    package var staysOpen: Bool {
        if case .locate(let awaited, _) = self { awaited != .current } else { false }
    }
}

/// A file on its way out of the program.
package struct HostFile: Hashable, Sendable {
    package var name: String
    package var data: Data

    package init(name: String, data: Data) {
        self.name = name
        self.data = data
    }
}

/// What came of a question.
package enum HostAnswer: Sendable {
    /// Files that can be read, as long as the window is there.
    case files([URL])
    /// A text that was copied; nil where there is none.
    case text(String?)
    /// The person lets the app know where the device is; nil while nobody knows.
    case place(DevicePlace?)
    /// It is done.
    case done
    /// Somebody thought better of it.
    case cancelled
    /// It could not be done.
    case failed(any Error)
}

/// A question that has not been answered. Whoever lets go of it hears no answer.
@MainActor
package final class OpenQuestion {
    private struct Weak { weak var question: OpenQuestion? }

    private static var open: [UInt32: Weak] = [:]
    private static var lastID: UInt32 = 0

    private let id: UInt32
    private var take: ((HostAnswer) -> Void)?

    /// Asks the host of the window in whose callback this is called.
    package init(_ question: HostQuestion, _ take: @escaping (HostAnswer) -> Void) {
        Self.lastID &+= 1
        id = Self.lastID
        self.take = take
        Self.open = Self.open.filter { $0.value.question != nil }
        Self.open[id] = Weak(question: self)
        HostRequests.add(.ask(id, question))
    }

    /// Takes the question back: the host may stop what it does for it.
    package func withdraw() {
        guard take != nil else { return }
        take = nil
        HostRequests.add(.withdraw(id))
    }

    /// Whether somebody waits for the answer to a question.
    package static func isAwaited(_ id: UInt32) -> Bool { open[id]?.question?.take != nil }

    static func answer(_ id: UInt32, _ answer: HostAnswer) {
        guard let question = open.removeValue(forKey: id)?.question, let take = question.take else { return }
        question.take = nil
        take(answer)
    }
}
