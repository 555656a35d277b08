import Foundation
import RiffleHosting

/// One thing that a page does for the app outside of its views.
struct RequestMessage: Codable, Hashable, Sendable {
    /// An address to open.
    var open: String?
    /// An address of this server to go to, relative to the page's; empty for the page itself.
    var visit: String?
    /// Texts and addresses to offer to other programs.
    var share: [String]?
    /// What the shared things are about.
    var subject: String?
    /// The path of what is shown, below the app's folder, and the number of the entry of the page's history that shows it.
    var address: String?
    var entry: Int?
    /// What is shown, in one or two sentences.
    var description: String?
    /// A text for the clipboard.
    var copy: String?
    /// A text for a screen reader to say.
    var announce: String?
    /// An element to lead assistive technology to; 0 for the first there is.
    var attend: UInt32?
    /// Files to choose and to send.
    var choose: FileChoice?
    /// Files to keep.
    var keep: FileKeeping?
    /// The number of the question what somebody has copied.
    var paste: UInt32?
    /// The question where the device is.
    var locate: PlaceQuestion?
    /// The number of a question that nobody waits for any longer.
    var withdraw: UInt32?
    /// Whether the display is to stay on.
    var awake: Bool?
    /// What the mouse's pointer looks like, as a value of CSS; empty for what the page shows by itself.
    var pointer: String?
    /// What is to be felt: milliseconds of shaking and of rest in turn.
    var vibrate: [Int]?

    /// The language that the document is in from now on, and whether it is written from right to left.
    var language: String?
    var rightToLeft: Bool?

    /// What of the state of the process before could not be kept, where somebody works on the program.
    var lost: [SessionState.Loss]?

    /// Whether something that was changed is not kept, as there is no room.
    var isUnkept: Bool?
    /// What had more memory than it may, so that the page ends.
    var ended: MemoryReason?

    /// What is at the place that the page asked for, where somebody works on the program.
    var inspected: ViewInspection?

    init(inspected: ViewInspection) { self.inspected = inspected }

    init(lost: [SessionState.Loss]) { self.lost = lost }

    init(isUnkept: Bool) { self.isUnkept = isUnkept }

    init(ended: MemoryReason) { self.ended = ended }

    init(visit: String) { self.visit = visit }

    init(address: String, at entry: Int, description: String?) {
        self.address = address
        self.entry = entry
        self.description = description
    }

    init(vibrate: [Int]) { self.vibrate = vibrate }

    init(_ language: PageLanguage) {
        self.language = language.tag
        rightToLeft = language.isRightToLeft
    }

    init(_ id: UInt32, _ question: HostQuestion) {
        switch question {
        case .chooseFiles(let extensions, let mediaTypes, let allowsSeveral):
            choose = FileChoice(
                id: id, accept: mediaTypes + extensions.map { "." + $0 }, several: allowsSeveral,
                most: Int(WebLimits.filesAtOnce), bytes: WebLimits.chosenBytes)
        case .keepFiles: keep = FileKeeping(id: id, files: [])
        case .readClipboard: paste = id
        case .locate(let awaited, let isPrecise):
            locate = PlaceQuestion(id: id, precise: isPrecise, awaited: awaited)
        }
    }

    init(_ request: HostRequest) {
        switch request {
        // What names no scheme is of the server that the page is from.
        case .open(let url) where url.scheme == nil && url.host == nil: visit = url.relativeString
        case .open(let url): open = url.absoluteString
        case .share(let items, let subject):
            share = items
            self.subject = subject
        case .copy(let text): copy = text
        case .announce(let text): announce = text
        case .attend(let id): attend = id
        case .keepAwake(let isAwake): awake = isAwake
        case .pointer(let look): pointer = look?.rawValue ?? ""
        case .withdraw(let id): withdraw = id
        case .ask(let id, let question): self = RequestMessage(id, question)
        }
    }
}

/// A question for files of the visitor's.
struct FileChoice: Codable, Hashable, Sendable {
    /// The question's number.
    var id: UInt32
    /// Media types, and endings with their dots; empty for any file.
    var accept: [String]
    /// Whether several may be chosen.
    var several: Bool
    /// How many at most.
    var most: Int
    /// How many bytes at most, all together.
    var bytes: Int
}

/// A question where the device is.
struct PlaceQuestion: Codable, Hashable, Sendable {
    /// The question's number.
    var id: UInt32
    /// Whether the place has to be as exact as the device has it.
    var precise: Bool
    /// Which place is waited for.
    var awaited: AwaitedPlace
}

/// Files for the visitor to keep.
struct FileKeeping: Codable, Hashable, Sendable {
    /// The question's number.
    var id: UInt32
    var files: [KeptFile]
}

/// A file for the visitor to keep.
struct KeptFile: Codable, Hashable, Sendable {
    var name: String
    /// A path on this server.
    var url: String
}
