#if Window
    import CRiffleGTK
    import Foundation
    import RiffleGestures
    import RiffleHosting

    /// The desktop's input method: dead keys, and all writing that has more characters than a keyboard has keys.
    @MainActor
    final class InputMethod {
        private unowned let window: DesktopWindow
        private let context: UnsafeMutablePointer<GtkIMContext>
        /// The key that the method is being asked about, and what it typed at once; nil while it is not.
        private var asked: String?
        private var isAsking = false
        private var caret: CGRect?
        private var hasFocus = false
        /// Whether the window has the keyboard.
        var isActive = true

        init(_ window: DesktopWindow) {
            self.window = window
            context = gtk_im_multicontext_new()
            gtk_im_context_set_client_widget(context, window.area)
            let data = Unmanaged.passUnretained(self).toOpaque()
            let committed: @convention(c) (UserData?, UnsafePointer<CChar>?, UserData?) -> Void = { _, text, data in
                let text = text.map { String(cString: $0) } ?? ""
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { InputMethod.from(data).commit(text) }
            }
            connect(context, "commit", data, unsafeBitCast(committed, to: UnsafeRawPointer.self))
            let changed: @convention(c) (UserData?, UserData?) -> Void = { _, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { InputMethod.from(data).compose() }
            }
            connect(context, "preedit-changed", data, unsafeBitCast(changed, to: UnsafeRawPointer.self))
        }

        private static func from(_ data: UserData?) -> InputMethod {
            Unmanaged<InputMethod>.fromOpaque(data!).takeUnretainedValue()
        }

        private var client: (any TextInputClient)? {
            guard let client = window.screen.session.focusedTextInput, !client.textInput.traits.isSecure else {
                return nil
            }
            return client
        }

        /// Follows the focus and the caret after a frame.
        func follow() {
            let wantsFocus = isActive && client != nil
            if wantsFocus != hasFocus {
                hasFocus = wantsFocus
                if wantsFocus {
                    gtk_im_context_focus_in(context)
                } else {
                    gtk_im_context_reset(context)
                    gtk_im_context_focus_out(context)
                }
            }
            guard wantsFocus, let place = client?.textInputRectangles?.caret, place != caret else { return }
            caret = place
            var area = GdkRectangle(
                x: Int32(clamping: place.minX), y: Int32(clamping: place.minY),
                width: Int32(clamping: max(place.width, 1)),
                height: Int32(clamping: max(place.height, 1)))
            gtk_im_context_set_cursor_location(context, &area)
        }

        /// Lets the method have a key first.
        ///
        /// - Returns: whether nobody else is to have it.
        func take(_ event: OpaquePointer, _ modifiers: EventModifiers, _ time: Double) -> Bool {
            guard client != nil, modifiers.isDisjoint(with: [.command, .control]) else { return false }
            isAsking = true
            asked = nil
            let isTaken = gtk_im_context_filter_keypress(context, event) != 0
            isAsking = false
            guard isTaken, let text = asked else { return isTaken }
            // What a key types by itself is a key to the views, too, which may want it for something else.
            let symbol = KeySymbol(gdk_key_event_get_keyval(event))
            let key = symbol.key(typing: text.unicodeScalars.first) ?? KeyEquivalent(text.first ?? " ")
            window.send(key, text, modifiers, .down, time)
            return true
        }

        private func commit(_ text: String) {
            guard let client, !text.isEmpty else { return }
            if isAsking, client.textInput.marked == nil {
                asked = (asked ?? "") + text
            } else {
                edit(Composition.commit(text, in: client.textInput), client)
            }
        }

        private func compose() {
            guard let client else { return }
            var text: UnsafeMutablePointer<CChar>?
            var caret: Int32 = 0
            gtk_im_context_get_preedit_string(context, &text, nil, &caret)
            defer { g_free(text) }
            let composed = text.map { String(cString: $0) } ?? ""
            guard let edit = Composition.compose(composed, caret: Int(caret), in: client.textInput) else { return }
            self.edit(edit, client)
        }

        private func edit(_ edit: TextInputEvent.Edit, _ client: any TextInputClient) {
            let version = client.textInput.version
            window.screen.session.send(.text(TextInputEvent(edit, version: version, time: window.now)))
            window.frameIsDue()
        }
    }
#endif
