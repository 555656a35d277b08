import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleSemantics

/// An app that runs without a screen and does what commands say.
@MainActor
final class DrivenApp {
    let screen: HeadlessScreen
    let name: String
    let numbers = ElementNumbers()
    /// Writes what the app stores.
    let stores: DrivenStores
    var settings: DriverSettings
    /// Whether a keyboard comes up while text is edited.
    var showsKeyboard = true
    /// How much of the window's lower end the keyboard covers, in points.
    var keyboardHeight: CGFloat = 0
    var phase = ScenePhase.active
    /// Grows whenever the app may show something else.
    private(set) var version = 0
    /// The elements, as long as nothing may have changed.
    private var known: DriverElement?
    private var lastFinger = 0
    /// How many issues, requests and saved files have been told of.
    private var toldIssues = 0
    private var toldRequests = 0
    /// What was waited for once and did not end, which is not waited for again: how many there are of each name.
    var endless: [String: Int] = [:]
    /// Takes the film that has begun and not ended.
    var camera: FilmCamera?
    /// Where the fingers are that are down.
    var fingers: [Int: CGPoint] = [:]
    /// What goes on outside of virtual time and was not waited for any longer.
    var working: [String] = []

    init(_ screen: HeadlessScreen, name: String, stores: DrivenStores, settings: DriverSettings) {
        self.screen = screen
        self.name = name
        self.stores = stores
        self.settings = settings
    }

    /// Whatever was known of the elements may be wrong now.
    func somethingHappened() {
        known = nil
        version += 1
    }

    var keyboardTop: CGFloat? { keyboardHeight > 0 ? screen.graph.window.size.height - keyboardHeight : nil }

    /// The application with all its elements.
    var application: DriverElement {
        if let known { return known }
        let made = ElementTree(screen, numbers: numbers, keyboardTop: keyboardTop).application(named: name)
        known = made
        return made
    }

    /// All elements in reading order, without the application and its window.
    var elements: [DriverElement] { Array(application.flattened.dropFirst(2)) }

    func nextFinger() -> Int {
        lastFinger += 1
        return lastFinger
    }

    // MARK: Answers

    /// The answer to an action: what is to be seen now.
    func answer(to request: DriverRequest) -> DriverAnswer {
        var answer = DriverAnswer(id: request.id)
        answer.time = screen.now
        answer.screen = version
        answer.digest = ElementDigest.lines(of: application)
        let issues = screen.graph.issues
        if issues.count > toldIssues { answer.issues = issues[toldIssues...].map { "\($0)" } }
        toldIssues = issues.count
        if !working.isEmpty { answer.working = working }
        let requests = screen.requests
        if requests.count > toldRequests {
            let texts = requests[toldRequests...].compactMap(Self.text)
            if !texts.isEmpty { answer.requests = texts }
        }
        toldRequests = requests.count
        return answer
    }

    /// What the app has left to the system, for who drives it.
    private static func text(_ request: HostRequest) -> String? {
        switch request {
        case .open(let url): "open \(url.absoluteString)"
        case .share(let items, _): "share \(items.joined(separator: ", "))"
        case .copy(let text): "copy \(text)"
        case .announce(let text): "announce \(text)"
        case .ask(_, .chooseFiles): "choose files: answer with chooseFiles or cancelFiles"
        case .ask(_, .keepFiles(let files)):
            "save \(files.map(\.name).joined(separator: ", ")): answer with saveFiles or cancelFiles"
        case .ask(_, .readClipboard): "paste: answer with paste"
        case .ask(_, .locate), .withdraw, .attend, .keepAwake, .pointer: nil
        }
    }

    // MARK: Elements

    /// The one element that a command names.
    func element(of request: DriverRequest) throws -> DriverElement {
        if let number = request.element {
            guard let found = application.flattened.first(where: { $0.number == number }) else {
                throw DriverError(
                    .notFound, "Element #\(number) is not there any more. There are:", candidates: candidates(for: nil))
            }
            return found
        }
        guard let query = request.query else {
            throw DriverError(
                .badRequest, "\(request.command) needs an element: pass \"element\": its number, or a \"query\".")
        }
        return try element(query)
    }

    func element(_ query: DriverQuery) throws -> DriverElement {
        let found = elements.filter(query.matches)
        if let index = query.index {
            guard found.indices.contains(index) else {
                throw DriverError(
                    .notFound, "There are \(found.count) elements of \(query), which have no index \(index).",
                    candidates: found.prefix(12).map(\.description))
            }
            return found[index]
        }
        if found.count == 1 { return found[0] }
        guard let first = found.first else {
            throw DriverError(.notFound, "No element is \(query). There are:", candidates: candidates(for: query))
        }
        // A control and the text in it have one name: the control is meant.
        let inner = first.flattened.dropFirst().map(\.number)
        if found.dropFirst().allSatisfy({ inner.contains($0.number) }) { return first }
        throw DriverError(
            .ambiguous, "\(found.count) elements are \(query): say which by its number, a type or an index.",
            candidates: found.prefix(12).map(\.description))
    }

    /// Elements that may be meant: those whose names are like what was asked for come first.
    private func candidates(for query: DriverQuery?) -> [String] {
        let wanted = (query?.text ?? query?.label ?? query?.identifier ?? query?.containing ?? "").lowercased()
        let named = elements.filter { !$0.names.isEmpty && $0.type != "key" }
        let scored = named.enumerated().map { index, element in
            (score: Self.likeness(element, wanted, query?.type), index: index, element: element)
        }
        return scored.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.prefix(12).map(\.element.description)
    }

    /// Smaller is more alike.
    private static func likeness(_ element: DriverElement, _ wanted: String, _ type: String?) -> Int {
        var score = element.type == type ? 0 : 2
        guard !wanted.isEmpty else { return score }
        let names = element.names.map { $0.lowercased() }
        if names.contains(where: { $0 == wanted }) { return score }
        if names.contains(where: { $0.contains(wanted) || wanted.contains($0) }) { return score + 3 }
        let shared = names.map { Set($0).intersection(wanted).count }.max() ?? 0
        score += 40 - min(shared, 30)
        return score
    }

    /// The elements around one, the application first.
    func ancestors(of number: UInt32) -> [DriverElement] {
        func path(_ element: DriverElement) -> [DriverElement]? {
            if element.number == number { return [] }
            for child in element.children { if let rest = path(child) { return [element] + rest } }
            return nil
        }
        return path(application) ?? []
    }
}
