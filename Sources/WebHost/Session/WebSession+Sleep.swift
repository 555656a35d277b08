import RiffleHosting
import RiffleSemantics

extension WebSession {
    /// Whether the page's views are gone for the time being. Messages that concern them wake the session.
    var isAsleep: Bool { content.isAsleep }

    /// Lets go of the views if nobody sees them: the page is hidden, or away, and has been for `WebLimits.sleepSeconds`.
    ///
    /// A page that has been asked something answers first, and one that somebody works on is never asleep.
    ///
    /// - Returns: whether it fell asleep.
    func sleepIfUnseen() -> Bool {
        guard !isAsleep, connection?.place == nil, !questions.isAsking, connection?.mailbox.count ?? 0 == 0,
            let since = unseenSince, serverTime() - since >= WebLimits.sleepSeconds
        else { return false }
        return fallAsleep()
    }

    /// Lets go of the views now; not where the app declines, or somebody touches the page.
    ///
    /// - Returns: whether it fell asleep.
    func fallAsleep() -> Bool {
        guard fingers.isEmpty else { return false }
        isHandling = true
        defer { isHandling = false }
        let elements = elements()
        guard content.sleep(at: clock.now(elapsed: elapsed)) else { return false }
        formerElements = ElementNames(of: elements)
        // Keys and the app's code may have moved it on from where the page has directed it.
        focusAtSleep = elements.elements.first { $0.traits.contains(.focused) }?.id ?? toldFocus
        lastFrameAt = elapsed
        needsFrame = false
        needsCount = true
        knownElements = nil
        heldLayers = 0
        texts = PageTexts()
        pacing.forget()
        return true
    }

    /// The element that a page means: one that it names from before the session slept has another number now.
    func element(_ id: UInt32) -> UInt32 {
        guard formerElements.contains(id) else { return id }
        return formerElements.element(id, in: ElementNames(of: elements())) ?? id
    }

    /// Makes the views again, as a page wants to see them. One that is there is told that nothing it shows is left; its next
    /// frame has everything.
    func wake(_ traits: PageTraits? = nil) {
        guard isAsleep else { return }
        let start = serverTime()
        let wasHandling = isHandling
        isHandling = true
        let now = clock.now(elapsed: elapsed)
        if let traits { content.apply(traits) }
        content.wake(at: now)
        // The keyboard is where it was left: what was pressed is on its way. The page names the element, as rows and bars that are not
        // there yet do not count then.
        if focusAtSleep != 0, let focused = formerElements.element(focusAtSleep, in: ElementNames(of: elements())) {
            content.focus(focused, byKeyboard: true)
        }
        isHandling = wasHandling
        isFresh = true
        told = Told()
        elementsAreStale = true
        elementsSentAt = -.infinity
        toldFocus = 0
        trail.viewsWereMadeAgain()
        addresses.attach()
        pacing.want(at: now)
        if let connection {
            output.welcome(
                connection, session: key, .woken, nextInput: inputs.next, scale: content.scale)
        }
        counts?.sessionWoke(after: serverTime() - start)
    }
}

extension ClientMessage {
    /// What the page says of itself.
    var traits: PageTraits? {
        guard case .traits(let traits, _) = self else { return nil }
        return traits
    }

    /// Whether a session that is asleep has to wake for it: what a hidden page says by itself concerns no view.
    var wakes: Bool {
        switch self {
        case .traits(let traits, _): !traits.isHidden
        case .tick, .acknowledge, .ping, .number, .lose, .hello, .inspect: false
        case .input, .perform, .focus, .go, .enter, .open, .answer, .files, .piece: true
        }
    }
}
