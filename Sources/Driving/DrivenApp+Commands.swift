import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleRasterizer

/// Commands and what they do. Documentation/Driving.md describes each.
extension DrivenApp {
    /// Does what a command says, and says what came of it.
    func answer(_ request: DriverRequest) async -> DriverAnswer {
        do {
            if let answer = try await look(request) { return answer }
            let saved = request.command == "saveFiles" ? try await saveFiles() : nil
            let isKnown: Bool
            if saved != nil { isKnown = true } else { isKnown = try await carryOut(request) }
            guard isKnown else {
                throw DriverError(
                    .badRequest, "There is no command \"\(request.command)\". Documentation/Driving.md lists them.")
            }
            if request.settles ?? true, !["wait"].contains(request.command) {
                await becomeStill(patience: request.patience ?? Self.patience)
            }
            somethingHappened()
            stores.write()
            var answer = answer(to: request)
            answer.files = saved
            return answer
        } catch {
            somethingHappened()
            var answer = answer(to: request)
            answer.error = error as? DriverError ?? DriverError(.notPossible, "\(error)")
            return answer
        }
    }

    /// - Returns: false for a command that there is not.
    private func carryOut(_ request: DriverRequest) async throws -> Bool {
        if try await act(request) { return true }
        if try await operate(request) { return true }
        if try await wait(request) { return true }
        return try await change(request)
    }

    // MARK: See

    private func look(_ request: DriverRequest) async throws -> DriverAnswer? {
        var answer = DriverAnswer(id: request.id)
        answer.time = screen.now
        answer.screen = version
        switch request.command {
        case "elements":
            switch request.form ?? "list" {
            case "tree": answer.elements = [application]
            case "digest": answer.digest = ElementDigest.lines(of: application)
            case "list":
                answer.elements = elements.map { element in
                    var flat = element
                    flat.children = []
                    return flat
                }
            case let other:
                throw DriverError(.badRequest, "\"\(other)\" is no form. There are: tree, list, digest.")
            }
        case "find": answer.element = try element(of: request)
        case "picture": try paint(request, into: &answer)
        case "status":
            answer.issues = screen.graph.issues.map { "\($0)" }
            answer.moving = screen.session.isIdle ? [] : screen.graph.motion.movingViews
            answer.waiting = screen.waiting
            answer.working = WorkOutside.inProgress.map(\.description)
        case "film": try film(request, into: &answer)
        case "audit": answer.findings = try await audit(request)
        default: return nil
        }
        return answer
    }

    private func audit(_ request: DriverRequest) async throws -> [DriverFinding] {
        guard ["touch", "pointer"].contains(request.form ?? "touch") else {
            throw DriverError(
                .badRequest, "\"\(request.form ?? "")\" is no form of an audit. There are: touch, pointer.")
        }
        // What is known of the elements is from when the type was large.
        defer { somethingHappened() }
        let target = request.form == "pointer" ? ScreenAudit.pointedAt : ScreenAudit.touched
        return try await ScreenAudit.findings(of: screen, for: Set(AuditRule.allCases), target: target) { [self] in
            somethingHappened()
            return elements
        }
    }

    private func paint(_ request: DriverRequest, into answer: inout DriverAnswer) throws {
        var pixels = try screen.render()
        if request.element != nil || request.query != nil {
            pixels = pixels.cropped(to: try element(of: request).rect, scale: screen.configuration.scale)
        }
        answer.png = pixels.pngData()
        answer.width = pixels.width
        answer.height = pixels.height
        answer.scale = screen.configuration.scale
    }

    // MARK: Act

    private func act(_ request: DriverRequest) async throws -> Bool {
        switch request.command {
        case "tap": try await tap(request, count: request.count ?? 1, fingers: request.fingers ?? 1)
        case "doubleTap": try await tap(request, count: 2)
        case "press": try await tap(request, count: 1, duration: max(request.duration ?? 1, 0))
        case "drag": try await drag(request)
        case "swipe": try await swipe(request)
        case "pinch": try await pinch(request, scale: request.scale ?? 1, angle: 0)
        case "rotate": try await pinch(request, scale: 1, angle: request.angle ?? 0)
        case "scroll": try await scroll(request)
        default: return false
        }
        return true
    }

    private func operate(_ request: DriverRequest) async throws -> Bool {
        switch request.command {
        case "type": try await type(request)
        case "key": try await press(key: request)
        case "set": try await set(request)
        case "choose": try await choose(request)
        case "perform": try await perform(request)
        case "chooseFiles": try await chooseFiles(request)
        case "cancelFiles": try await cancelFiles()
        case "paste": try await paste(request.text)
        default: return false
        }
        return true
    }

    // MARK: Wait

    private func wait(_ request: DriverRequest) async throws -> Bool {
        guard request.command == "wait" else { return false }
        let timeout = request.timeout ?? Self.restLimit
        let patience = request.patience ?? Self.patience
        guard timeout >= 0, timeout <= 3600 else {
            throw DriverError(.badRequest, "A timeout is 0 to 3600 seconds of virtual time, and not \(timeout).")
        }
        switch request.until {
        case nil: _ = await wait(timeout, patience: patience) { false }
        case "still": await becomeStill(limit: timeout, patience: patience)
        case "rest":
            guard await !rest(limit: timeout, patience: patience) else { break }
            let moving = screen.session.isIdle ? [] : screen.graph.motion.movingViews.map { "moves: \($0)" }
            throw DriverError(
                .timeout,
                "Not at rest after \(timeout) s. What repeats never rests: wait for an element, or for a time.",
                candidates: moving + screen.waiting)
        case "element":
            let query = try query(of: request)
            guard await !wait(timeout, patience: patience, until: { elements.contains(where: query.matches) }) else {
                break
            }
            throw missing(query, after: timeout)
        case "gone":
            let query = try query(of: request)
            guard await !wait(timeout, patience: patience, until: { !elements.contains(where: query.matches) }) else {
                break
            }
            throw DriverError(.timeout, "\(query) is still there after \(timeout) s.")
        case "value":
            let query = try query(of: request)
            let holds = { self.elements.contains { query.matches($0) && $0.value == request.text } }
            guard await !wait(timeout, patience: patience, until: holds) else { break }
            let values = elements.filter(query.matches).map(\.description)
            throw DriverError(
                .timeout, "\(query) has not the value \"\(request.text ?? "")\" after \(timeout) s.", candidates: values
            )
        case let other?:
            throw DriverError(
                .badRequest, "\"\(other)\" is nothing to wait for. There are: element, gone, value, still, rest.")
        }
        return true
    }

    private func query(of request: DriverRequest) throws -> DriverQuery {
        guard let query = request.query else {
            throw DriverError(.badRequest, "wait until \(request.until ?? "") needs a \"query\".")
        }
        return query
    }

    private func missing(_ query: DriverQuery, after timeout: Double) -> DriverError {
        var error = DriverError(.timeout, "No element is \(query) after \(timeout) s. There are:")
        do { _ = try element(query) } catch let found as DriverError { error.candidates = found.candidates } catch {}
        return error
    }

    // MARK: Change

    private func change(_ request: DriverRequest) async throws -> Bool {
        switch request.command {
        case "change":
            let wanted = request.settings ?? DriverSettings()
            try wanted.check()
            settings = settings.changed(by: wanted)
            showsKeyboard = settings.showsKeyboard ?? true
            screen.place = settings.location?.place
            await reconfigure()
        case "background", "foreground":
            for phase in request.command == "background" ? [ScenePhase.inactive, .background] : [.inactive, .active] {
                self.phase = phase
                await reconfigure()
            }
        case "keyboard":
            // Hidden as by the key for that, until text is edited again.
            showsKeyboard = request.text != "hide"
            await followKeyboard()
        case "open":
            guard let url = request.text.flatMap({ URL(string: $0) }) else {
                throw DriverError(.badRequest, "open needs a \"text\": an address.")
            }
            screen.open(url)
            await screen.pump(by: 0)
        default: return false
        }
        return true
    }

    private func reconfigure() async {
        await screen.change { [window] in window.apply(to: &$0) }
    }
}

extension PixelBuffer {
    /// A copy of the part that a rectangle in points covers; of all where it covers nothing.
    fileprivate func cropped(to rect: CGRect, scale: CGFloat) -> PixelBuffer {
        let pixels = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
        ).integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else { return copy() }
        let part = PixelBuffer(width: Int(pixels.width), height: Int(pixels.height))
        for y in 0..<part.height {
            (part.bytes + y * part.stride)
                .update(from: bytes + (Int(pixels.minY) + y) * stride + 4 * Int(pixels.minX), count: 4 * part.width)
        }
        return part
    }
}
