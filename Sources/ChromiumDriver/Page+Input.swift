import Foundation

extension Page {
    // MARK: Mouse

    package enum MouseAction: String, Sendable { case down = "mousePressed", move = "mouseMoved", up = "mouseReleased" }

    /// The main button and the pointer.
    ///
    /// - Parameters:
    ///   - time: when, in seconds since 1970; nil for when the browser hears of it.
    ///   - isAwaited: whether to wait until the page has heard of it.
    package func mouse(
        _ action: MouseAction, _ x: Double, _ y: Double, at time: Double? = nil, isAwaited: Bool = true
    ) async throws {
        try await sendInput(
            "Input.dispatchMouseEvent",
            [
                "type": .string(action.rawValue), "x": .number(x), "y": .number(y), "button": "left",
                "buttons": action == .up ? 0 : 1, "clickCount": action == .move ? 0 : 1, "pointerType": "mouse",
            ], at: time, isAwaited)
    }

    /// Moves the mouse while no button is down.
    package func hover(_ x: Double, _ y: Double) async throws {
        try await sendInput(
            "Input.dispatchMouseEvent",
            [
                "type": .string(MouseAction.move.rawValue), "x": .number(x), "y": .number(y), "button": "none",
                "buttons": 0, "pointerType": "mouse",
            ], at: nil, true)
    }

    /// Presses and lets go.
    package func click(_ x: Double, _ y: Double) async throws {
        try await mouse(.down, x, y)
        try await mouse(.up, x, y)
    }

    /// Presses and lets go of the other button.
    package func secondaryClick(_ x: Double, _ y: Double) async throws {
        for type in ["mousePressed", "mouseReleased"] {
            try await send(
                "Input.dispatchMouseEvent",
                [
                    "type": .string(type), "x": .number(x), "y": .number(y), "button": "right",
                    "buttons": type == "mousePressed" ? 2 : 0, "clickCount": 1, "pointerType": "mouse",
                ])
        }
    }

    package func wheel(_ x: Double, _ y: Double, dx: Double = 0, dy: Double) async throws {
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(dx), "deltaY": .number(dy),
                "pointerType": "mouse",
            ])
    }

    // MARK: Touch

    package enum TouchAction: String, Sendable {
        case start = "touchStart", move = "touchMove", end = "touchEnd", cancel = "touchCancel"
    }

    /// All fingers that are down after the action, as points; none for the end of the last.
    ///
    /// - Parameters:
    ///   - time: when, in seconds since 1970; nil for when the browser hears of it.
    ///   - isAwaited: whether to wait until the page has heard of it.
    package func touch(
        _ action: TouchAction, _ points: [(x: Double, y: Double)], at time: Double? = nil, isAwaited: Bool = true
    ) async throws {
        let list = points.enumerated().map { index, point -> JSON in
            ["x": .number(point.x), "y": .number(point.y), "id": .number(Double(index))]
        }
        try await sendInput(
            "Input.dispatchTouchEvent", ["type": .string(action.rawValue), "touchPoints": .array(list)], at: time,
            isAwaited)
    }

    private func sendInput(
        _ method: String, _ parameters: [String: JSON], at time: Double?, _ isAwaited: Bool
    ) async throws {
        var parameters = parameters
        if let time { parameters["timestamp"] = .number(time) }
        guard isAwaited else { return await post(method, .object(parameters)) }
        try await send(method, .object(parameters))
    }

    package func enableTouch() async throws {
        try await send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
    }

    // MARK: Keys

    /// Presses and lets go of a key named as in DOM events; `text` is what it types.
    ///
    /// - Parameter command: what the key does in a text, as `copy`, where the system and not the browser knows that.
    package func key(
        _ key: String, code: Int = 0, text: String? = nil, modifiers: Int = 0, command: String? = nil
    ) async throws {
        var down: [String: JSON] = [
            "type": text == nil ? "rawKeyDown" : "keyDown", "key": .string(key),
            "windowsVirtualKeyCode": .number(Double(code)), "modifiers": .number(Double(modifiers)),
        ]
        if let text { down["text"] = .string(text) }
        if let command { down["commands"] = .array([.string(command)]) }
        try await send("Input.dispatchKeyEvent", .object(down))
        try await send(
            "Input.dispatchKeyEvent",
            [
                "type": "keyUp", "key": .string(key), "windowsVirtualKeyCode": .number(Double(code)),
                "modifiers": .number(Double(modifiers)),
            ])
    }

    /// Types as an input method does, without keys; what is being composed gives way to it.
    package func insert(text: String) async throws {
        try await sendText("Input.insertText", ["text": .string(text)])
    }

    /// Shows a text that is still being composed, with the caret at its end.
    package func compose(_ text: String) async throws {
        let end = JSON.number(Double(text.utf16.count))
        try await sendText(
            "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
    }

    /// Sends what an input method does, and waits until the page has heard of it.
    ///
    /// The browser answers these commands before their events, unlike those of keys and pointers: on a busy machine, what is
    /// evaluated next would come first. Five seconds are waited where nothing changes and so no event comes.
    private func sendText(_ method: String, _ parameters: JSON) async throws {
        try await evaluate(
            """
            window.textInputHeard = new Promise((heard) => {
              const types = ["beforeinput", "compositionend"];
              const hear = () => {
                for (const type of types) removeEventListener(type, hear, true);
                setTimeout(heard, 0);
              };
              for (const type of types) addEventListener(type, hear, true);
              setTimeout(hear, 5000);
            });
            0
            """)
        try await send(method, parameters)
        try await evaluate("window.textInputHeard.then(() => {})")
    }
}
