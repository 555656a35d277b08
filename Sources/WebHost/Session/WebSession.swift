import Foundation
import RiffleGestures
import RiffleHosting
import RiffleSemantics

/// One running app and the page that shows it; the page may be gone for a while.
///
/// Nothing here runs by itself: messages, and the app's own tasks, are all that makes frames. A still page so costs
/// nothing.
@MainActor
final class WebSession {
    /// What a page comes back with; nobody can guess it.
    let key: String
    /// Whose session it is.
    let person: Person
    /// What logs call it by.
    var number = 0
    /// Counts frames; nil where nobody asks.
    var counts: ServerCounts?
    /// Told when the session makes a frame by itself; nil where nobody reads it.
    var record: WorkerRecord?
    /// Whether something may have changed since the state was last kept for a process after this one.
    var needsKeeping = true
    /// What was kept last, and when, in the server's seconds.
    var openPage: KeptPages.Page?
    var openPageKeptAt = -Double.infinity
    /// Told how many seconds a frame took that came of no message.
    var onWork: ((WebConnection, Double) -> Void)?
    private(set) var connection: WebConnection?
    /// Whom the session counts for.
    var address = ClientAddress.unknown
    /// When the page went away, in the server's seconds.
    private(set) var detachedAt: Double?
    /// When the page was hidden, in the server's seconds; nil while it may be seen.
    private var hiddenAt: Double?
    /// How many layers it has kept since it went.
    var heldLayers = 0

    let content: any WebContent
    let output: SessionOutput
    let serverTime: @MainActor () -> Double
    private let started: Double
    var clock: ClientClock
    var inputs = InputSequence()
    var pacing = FramePacing()
    var fingers: Set<Int> = []
    var told = Told()
    /// The page has no layers yet: the next frame is a whole one.
    var isFresh = true
    var needsFrame = false
    var isHandling = false
    private var isWaking = false
    var elementsAreStale = true
    /// The elements as they were when last asked for; nil once they may differ.
    var knownElements: SemanticsTree?
    var elementsSentAt = -Double.infinity
    /// When somebody last did something, in seconds of the session.
    private var lastEventAt = 0.0
    /// When the page was last told that a change is not kept.
    private var toldOfStorageAt = -Double.infinity
    /// Bytes that count for the page, as of the last count.
    private(set) var countedBytes = 0
    /// Whether there was a frame since then.
    var needsCount = true
    /// When the last frame was made.
    var lastFrameAt = 0.0
    /// Whether nothing has happened since the session let go of what it can find again.
    private(set) var isResting = false

    /// The language that the page's document says it is in.
    private var language = PageLanguage.none

    /// What the page's elements were before the session slept, until the page comes back from elsewhere.
    var formerElements = ElementNames()

    /// The element that the page has directed the keyboard to last.
    var toldFocus: UInt32 = 0

    /// The element that had the keyboard when the session fell asleep.
    var focusAtSleep: UInt32 = 0

    /// The texts that the page edits.
    var texts = PageTexts()

    /// The page's history.
    let trail: TrailFollower

    /// The page's address.
    let addresses: AddressFollower

    /// The preview that the page shows; nil for the program.
    private var preview: String?

    /// What of the state of the process before could not be kept, until the page knows.
    private var untold: [SessionState.Loss]?

    /// Where the page asks for the view, until it knows.
    private var pointed: PointedPlace?

    /// What the page has been asked.
    let questions: PageQuestions

    /// What the page knows of the time to come.
    struct Told: Equatable {
        var isMoving = false
        var deadline: Double?
        var isDark = false
        var takesPinches = false
        var wantsHover = false
        var gaps = FocusGaps()
    }

    /// Seconds between updates of the elements while things move, so that a clock is read out and whoever has scrolled
    /// finds things in their places; a drag costs nothing.
    private static let elementsInterval = 0.1

    init(
        key: String, person: Person, content: any WebContent, output: SessionOutput, offered: OfferedFiles,
        helloTime: Double, serverTime: @escaping @MainActor () -> Double
    ) {
        self.key = key
        self.person = person
        self.content = content
        trail = TrailFollower(content)
        addresses = AddressFollower(content)
        questions = PageQuestions(offered) { [weak content] in content?.answer($0, $1) }
        self.output = output
        self.serverTime = serverTime
        started = serverTime()
        clock = ClientClock(startingAt: helloTime)
        content.onNeedsFrame = { [weak self] in self?.frameIsDue() }
    }

    /// For logs: a number, and the page's address without its query.
    var description: String {
        let address = connection?.request.map { " at \($0.pageAddress.prefix { $0 != "?" })" } ?? ""
        return "\(number)\(address)"
    }

    var elapsed: Double { serverTime() - started }

    // MARK: The page

    /// A page shows the session from now on; one that still does is sent away.
    ///
    /// - Parameters:
    ///   - isKnown: whether the page had a session in the process before this one, that this one goes on with.
    ///   - isLoaded: whether the page was just loaded, and knows of no question that it was asked before.
    func attach(
        _ connection: WebConnection, traits: PageTraits, time: Double, isNew: Bool, isKnown: Bool = false,
        isLoaded: Bool = false
    ) {
        preview = traits.live?.preview
        noteHidden(traits)
        let wasAsleep = isAsleep
        wake(traits)
        if let old = self.connection, old !== connection {
            old.session = nil
            old.close(.goingAway, "The session is shown elsewhere now.")
        }
        self.connection = connection
        connection.session = self
        detachedAt = nil
        formerElements = ElementNames()
        pacing.forget()
        told = Told()
        language = .none
        isFresh = true
        elementsAreStale = true
        elementsSentAt = -.infinity
        inputs.attach()
        texts.attach()
        addresses.attach()
        let origin: SessionOrigin = isNew && !isKnown ? .new : isNew || wasAsleep ? .handedOn : .known
        output.welcome(connection, session: key, origin, nextInput: inputs.next, scale: traits.scale)
        if !isNew {
            if !wasAsleep { content.apply(traits) }
            if let request = connection.request { content.apply(request) }
        }
        // A page that was loaded does not know what it was asked before; one whose session slept forgets it.
        if isLoaded || wasAsleep { questions.cancelAll() }
        let now = clock.time(of: time, elapsed: elapsed)
        if isNew { showBeginning(at: now) }
        trail.begin(isNew: isNew)
        pacing.want(at: now)
        makeFrame()
    }

    private func noteHidden(_ traits: PageTraits) { hiddenAt = traits.isHidden ? hiddenAt ?? serverTime() : nil }

    /// Since when nobody sees the page, in the server's seconds; nil where somebody may.
    var unseenSince: Double? { detachedAt ?? hiddenAt }

    /// Shows what an earlier session of the tab has kept, and what the page's address names; the page's first frame has all
    /// of it.
    private func showBeginning(at time: Double) {
        let path = connection?.request?.path
        let isKept = content.hasKeptTrail
        guard isKept || path?.isEmpty == false else { return }
        isHandling = true
        _ = content.frame(at: time)
        if isKept { content.restoreTrail() }
        if let path {
            if isKept { _ = content.frame(at: time) }
            content.show(address: path, at: time)
        }
        isHandling = false
    }

    /// Has the page go to another address of the server, relative to its own; to its own again where it is empty.
    func leave(for address: String) {
        if let connection { output.send([RequestMessage(visit: address)], to: connection) }
    }

    /// The page is gone: what its fingers had begun is undone.
    func detach() {
        connection = nil
        detachedAt = serverTime()
        fingers = []
        pacing.forget()
        guard !isAsleep else { return }
        isHandling = true
        content.loseInput(at: clock.now(elapsed: elapsed))
        isHandling = false
        heldLayers = content.layers.count
    }

    /// What the next process has to know.
    var kept: KeptPages.Page {
        if !isAsleep { content.keepTrail() }
        return KeptPages.Page(
            person: person.id?.name, nextInput: inputs.next, preview: preview, state: content.state)
    }

    /// Goes on where the process before has ended, before a page is attached.
    ///
    /// - Returns: what is not as it was.
    func restore(_ former: KeptPages.Page) -> [SessionState.Loss] {
        inputs = InputSequence(next: former.nextInput)
        let losses = former.state == nil && former.preview == nil ? [.all] : content.losses
        untold = losses.isEmpty && former.preview == nil ? nil : losses
        return losses
    }

    /// The session ends; the app's tasks that still run find nobody.
    func end() {
        content.onNeedsFrame = nil
        connection?.session = nil
        connection = nil
    }

    /// Seconds since somebody did something.
    var stillSeconds: Double { max(0, elapsed - lastEventAt) }

    /// Counts what is in memory for the page, unless nothing can have changed.
    ///
    /// - Returns: whether it had to be counted.
    func countBytes() -> Bool {
        guard needsCount || connection?.mailbox.count ?? 0 > 0 else { return false }
        needsCount = false
        countedBytes =
            content.heldBytes + questions.offeredBytes + (connection?.mailbox.byteCount ?? 0)
            + (connection?.unsentBytes ?? 0)
        return true
    }

    /// Tells the page that what its visitor has changed is not kept.
    ///
    /// - Returns: whether it was not told just now.
    func tellOfStorage() -> Bool {
        guard let connection, elapsed - toldOfStorageAt >= WebLimits.storageNoticeSeconds else { return false }
        toldOfStorageAt = elapsed
        output.send([RequestMessage(isUnkept: true)], to: connection)
        return true
    }

    /// Tells the page why it ends.
    func tell(_ reason: MemoryReason) {
        if let connection { output.send([RequestMessage(ended: reason)], to: connection) }
    }

    /// Whether the page makes frames by itself.
    var isMoving: Bool { told.isMoving || !fingers.isEmpty }

    /// Lets go of what can be found again, if nothing has happened for a while.
    ///
    /// - Returns: whether it did.
    func restIfStill() -> Bool {
        guard !isResting, !isAsleep, fingers.isEmpty, !told.isMoving, elapsed - lastFrameAt >= WebLimits.restSeconds
        else { return false }
        isResting = true
        knownElements = nil
        content.rest()
        return true
    }

    // MARK: Messages

    /// Deals with messages in order, then makes the frame that is due, if one is.
    ///
    /// - Parameter mayGoOn: asked before every message but the first, with that message.
    /// - Returns: how many messages were dealt with.
    func handle(_ messages: [ClientMessage], while mayGoOn: (ClientMessage) -> Bool) throws -> Int {
        var count = 0
        var pong: UInt32?
        var isTicked = false
        var leftOut = pacing.isFar ? messages.count(where: \.isTick) - WebLimits.framesAtOnce : .max
        isHandling = true
        defer { isHandling = false }
        for message in messages {
            guard count == 0 || mayGoOn(message) else { break }
            count += 1
            if message.isNumbered {
                guard inputs.take() else { continue }
                record?.take(inputBefore: inputs.next)
            }
            if message.wakes { wake(message.traits) }
            if let time = message.inputTime { trail.noteInput(at: seconds(time)) }
            if message.eventName != nil {
                lastEventAt = elapsed
                needsCount = true
            }
            switch message {
            case .hello:
                throw ClientMessageError.order("The page said hello twice on one connection.")
            case .traits(let traits, let time):
                noteHidden(traits)
                if !isAsleep { pacing.want(at: seconds(time)) }
                content.apply(connection?.place?.applied(to: traits) ?? traits)
            case .input(let event): send(event)
            case .tick(let time):
                isTicked = true
                pacing.tick(at: seconds(time))
                // What a page far away did in several frames comes in bursts. It shows them one after the other.
                leftOut -= 1
                if leftOut < 0 { makeFrame() }
            case .acknowledge(let number):
                measureFrames()
                if let seconds = pacing.acknowledge(number, now: elapsed) { counts?.roundTripTook(seconds) }
            case .perform(let name, let node, let time):
                pacing.want(at: seconds(time))
                perform(name, on: node)
            case .focus(let node, let byKeyboard, let time):
                pacing.want(at: seconds(time))
                let node = element(node)
                texts.pageFocused(node)
                toldFocus = node
                content.focus(node == 0 ? nil : node, byKeyboard: byKeyboard)
            case .go(let number, let time):
                pacing.want(at: seconds(time))
                trail.go(to: number)
            case .enter(let number, let address, let time):
                pacing.want(at: seconds(time))
                trail.enter(number)
                open(address)
            case .open(let address, let time):
                pacing.want(at: seconds(time))
                open(address)
            case .answer(let id, let answer, let time):
                pacing.want(at: seconds(time))
                questions.take(answer, to: id)
            case .files(let id, let files): questions.begin(files, for: id)
            case .piece(let id, let bytes): questions.take(bytes, for: id)
            case .lose(let time):
                fingers = []
                content.loseInput(at: seconds(time))
            case .ping(let number): pong = number
            case .number(let number): inputs.begin(at: number)
            case .inspect(let place):
                guard connection?.place != nil else {
                    throw ClientMessageError.order("Only a program that riffle dev has started can be inspected.")
                }
                content.inspects = place != nil
                pointed = place
            }
        }
        // A turn that ends in the middle of what the page said leaves the frame to the one that sees its end, or a tick.
        if needsFrame, !isTicked, count == messages.count { pacing.want(at: clock.now(elapsed: elapsed)) }
        makeFrame()
        tellOfPointed()
        if let pong, let connection { output.pong(pong, to: connection) }
        return count
    }

    private func tellOfPointed() {
        guard let pointed, let connection else { return }
        self.pointed = nil
        guard let found = content.inspect(pointed) else { return }
        output.send([RequestMessage(inspected: found)], to: connection)
    }

    private func seconds(_ milliseconds: Double) -> Double { clock.time(of: milliseconds, elapsed: elapsed) }

    private func send(_ event: InputEvent) {
        if case .pointer(let pointer) = event {
            switch pointer.phase {
            case .began:
                guard fingers.count < WebLimits.fingers || fingers.contains(pointer.id) else { return }
                fingers.insert(pointer.id)
            case .moved: guard fingers.contains(pointer.id) else { return }
            case .ended, .cancelled: fingers.remove(pointer.id)
            }
        }
        let taken = texts.take(event.at(seconds(event.time)), in: content) { element($0) }
        guard let event = taken else { return }
        content.send(event)
    }

    private func perform(_ name: String, on node: UInt32) {
        let node = element(node)
        guard let action = elements()[node]?.action(named: name) else { return }
        content.perform(action, on: node)
    }

    /// Hands the app an address; what is none, as an empty text, leads nowhere.
    private func open(_ address: String) {
        if let address = URL(string: address) { content.open(address) }
    }

    func elements() -> SemanticsTree {
        let elements = knownElements ?? content.semantics
        knownElements = elements
        return elements
    }

    // MARK: Frames

    /// The app changed something. Within `handle` the frame comes at its end; else soon, once for all that changes now.
    private func frameIsDue() {
        needsFrame = true
        guard !isHandling, !isWaking, connection != nil else { return }
        isWaking = true
        Task { [weak self] in self?.wake() }
    }

    private func wake() {
        isWaking = false
        guard let connection, needsFrame else { return }
        let start = serverTime()
        record?.begin(key)
        defer { record?.end() }
        pacing.want(at: clock.now(elapsed: elapsed))
        makeFrame()
        onWork?(connection, serverTime() - start)
    }

    private func measureFrames() {
        guard pacing.countOnTheirWay > 0 else { return }
        for (number, bytes) in output.takeSizes() { pacing.measured(number, bytes: bytes) }
    }

    private func makeFrame() {
        measureFrames()
        guard !isAsleep, let connection, let time = pacing.takeDue(now: elapsed) else { return }
        let wasHandling = isHandling
        isHandling = true
        let start = serverTime()
        let frame = content.frame(at: time)
        counts?.frameTook(serverTime() - start)
        isHandling = wasHandling
        lastFrameAt = elapsed
        needsCount = true
        needsKeeping = true
        isResting = false
        if needsFrame || !frame.changes.isEmpty {
            elementsAreStale = true
            knownElements = nil
        }
        needsFrame = false
        // A page whose finger is down ticks anyway.
        let deadline = fingers.isEmpty && !frame.isMoving ? frame.deadline : nil
        let now = Told(
            isMoving: frame.isMoving, deadline: deadline, isDark: frame.isDark, takesPinches: frame.takesPinches,
            wantsHover: frame.wantsHover, gaps: frame.gaps)
        if !frame.changes.isEmpty || now != told || isFresh {
            told = now
            let head = FrameHead(
                number: pacing.send(now: elapsed), isMoving: frame.isMoving, delay: deadline.map { max(0, $0 - time) },
                isDark: frame.isDark, takesPinches: frame.takesPinches,
                wantsHover: frame.wantsHover, gaps: frame.gaps)
            output.send(head, isFresh ? content.layers : frame.changes, to: connection)
            isFresh = false
        }
        let messages = texts.messages(of: content)
        if !messages.isEmpty {
            output.send(messages, to: connection)
            // What has the focus is told as it is.
            elementsAreStale = true
            elementsSentAt = min(elementsSentAt, time - Self.elementsInterval)
        }
        for advice in trail.takeAdvice(at: time) { output.send(advice, to: connection) }
        var requests = questions.messages(frame.requests)
        if let message = addresses.message(at: trail.entry) { requests.append(message) }
        // Of what is felt at once the last is felt.
        if let vibration = frame.feedback.last?.vibration, !vibration.isEmpty {
            requests.append(RequestMessage(vibrate: vibration))
        }
        if let lost = untold {
            untold = nil
            requests.append(RequestMessage(lost: lost))
        }
        if frame.language != language {
            language = frame.language
            requests.append(RequestMessage(language))
        }
        if !requests.isEmpty {
            output.send(requests, to: connection)
            // An element that somebody is led to has to be there.
            if requests.contains(where: { $0.attend != nil }) {
                elementsSentAt = min(elementsSentAt, time - Self.elementsInterval)
            }
        }
        sendElements(at: time, isMoving: frame.isMoving, to: connection)
    }

    private func sendElements(at time: Double, isMoving: Bool, to connection: WebConnection) {
        guard elementsAreStale else { return }
        let isAtRest = !isMoving && fingers.isEmpty
        guard isAtRest || (fingers.isEmpty && time - elementsSentAt >= Self.elementsInterval) else { return }
        elementsAreStale = false
        elementsSentAt = time
        output.send(elements(), toldFocus: toldFocus, to: connection)
    }
}
