#if Window
    import CRiffleGTK
    import RiffleHosting

    /// Keeps the desktop's clipboard and that of the views alike, as far as texts go.
    @MainActor
    final class DesktopClipboard {
        private unowned let window: DesktopWindow
        private let clipboard: OpaquePointer
        /// How often the views had copied something when both were alike.
        private var known = 0

        init(_ window: DesktopWindow) {
            self.window = window
            clipboard = gtk_widget_get_clipboard(window.area)
            known = window.screen.session.clipboard.changeCount
            let changed: @convention(c) (UserData?, UserData?) -> Void = { _, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { DesktopClipboard.from(data).read() }
            }
            connect(
                UnsafeMutableRawPointer(clipboard), "changed", Unmanaged.passUnretained(self).toOpaque(),
                unsafeBitCast(changed, to: UnsafeRawPointer.self))
            read()
        }

        private static func from(_ data: UserData?) -> DesktopClipboard {
            Unmanaged<DesktopClipboard>.fromOpaque(data!).takeUnretainedValue()
        }

        private var views: Clipboard { window.screen.session.clipboard }

        /// Puts a text where other programs can paste it.
        func copy(_ text: String) { riffle_copy(clipboard, text) }

        /// Tells other programs what has been copied in the views.
        func follow() {
            guard views.changeCount != known else { return }
            known = views.changeCount
            if let text = views.string { copy(text) }
        }

        /// Another program has copied something.
        private func read() {
            guard gdk_clipboard_is_local(clipboard) == 0 else { return }
            text { [weak self] text in
                guard let self, let text, text != views.string else { return }
                views.string = text
                known = views.changeCount
            }
        }

        /// The text that was copied last, in this program or another; nil where there is none.
        func text(_ take: @escaping @MainActor (String?) -> Void) {
            let reading = Unmanaged.passRetained(Reading(take: take)).toOpaque()
            gdk_clipboard_read_text_async(
                clipboard, nil,
                { clipboard, result, data in
                    let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
                    let string = text.map { String(cString: $0) }
                    g_free(text)
                    nonisolated(unsafe) let data = data!
                    MainActor.assumeIsolated {
                        Unmanaged<Reading>.fromOpaque(data).takeRetainedValue().take(string)
                    }
                }, reading)
            MainContext.wake()
        }

        private final class Reading {
            let take: @MainActor (String?) -> Void

            init(take: @escaping @MainActor (String?) -> Void) { self.take = take }
        }
    }
#endif
