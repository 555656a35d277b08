#if Window
    import CRiffleGTK
    import Foundation
    import RiffleHosting

    /// Asks the person at the window for files, by the desktop's own dialogs.
    @MainActor
    final class FileDialogs {
        private unowned let window: DesktopWindow
        private var open: [UInt32: Dialog] = [:]

        /// A dialog that nobody has answered.
        private final class Dialog {
            let id: UInt32
            let question: HostQuestion
            let chooser: OpaquePointer
            weak var owner: FileDialogs?

            init(
                _ id: UInt32, _ question: HostQuestion, _ chooser: OpaquePointer,
                _ owner: FileDialogs
            ) {
                self.id = id
                self.question = question
                self.chooser = chooser
                self.owner = owner
            }

            deinit { g_object_unref(UnsafeMutableRawPointer(chooser)) }
        }

        init(_ window: DesktopWindow) { self.window = window }

        /// Asks, and gives the views the answer.
        func ask(_ id: UInt32, _ question: HostQuestion) {
            switch question {
            case .chooseFiles(let extensions, let mediaTypes, let allowsSeveral):
                let chooser = dialog(GTK_FILE_CHOOSER_ACTION_OPEN)
                gtk_file_chooser_set_select_multiple(chooser, allowsSeveral ? 1 : 0)
                if !extensions.isEmpty || !mediaTypes.isEmpty {
                    let filter = gtk_file_filter_new()
                    for name in extensions { gtk_file_filter_add_suffix(filter, name) }
                    for type in mediaTypes { gtk_file_filter_add_mime_type(filter, type) }
                    gtk_file_chooser_add_filter(chooser, filter)
                    g_object_unref(UnsafeMutableRawPointer(filter))
                }
                show(Dialog(id, question, chooser, self))
            case .keepFiles(let files):
                let isOne = files.count == 1
                let chooser = dialog(isOne ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
                if isOne { gtk_file_chooser_set_current_name(chooser, files[0].name) }
                show(Dialog(id, question, chooser, self))
            case .readClipboard:
                window.clipboard.text { [weak window] in window?.screen.session.answer(id, .text($0)) }
            // As somebody who declines, for good.
            case .locate(let awaited, _): if awaited == .current { window.screen.session.answer(id, .cancelled) }
            }
        }

        private func dialog(_ action: GtkFileChooserAction) -> OpaquePointer {
            riffle_file_dialog(window.window.cast(to: GtkWindow.self), action, nil)
        }

        private func show(_ dialog: Dialog) {
            open[dialog.id] = dialog
            let answered: @convention(c) (UserData?, Int32, UserData?) -> Void = { _, response, data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    let dialog = Unmanaged<Dialog>.fromOpaque(data).takeUnretainedValue()
                    dialog.owner?.answer(dialog, isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
                }
            }
            connect(
                UnsafeMutableRawPointer(dialog.chooser), "response", Unmanaged.passUnretained(dialog).toOpaque(),
                unsafeBitCast(answered, to: UnsafeRawPointer.self))
            gtk_native_dialog_set_modal(dialog.chooser.cast(to: GtkNativeDialog.self), 1)
            gtk_native_dialog_show(dialog.chooser.cast(to: GtkNativeDialog.self))
        }

        private func answer(_ dialog: Dialog, isAccepted: Bool) {
            open[dialog.id] = nil
            let session = window.screen.session
            let files = isAccepted ? Self.files(of: dialog.chooser) : []
            guard let first = files.first else { return session.answer(dialog.id, .cancelled) }
            guard case .keepFiles(let kept) = dialog.question else { return session.answer(dialog.id, .files(files)) }
            do {
                for file in kept {
                    // Of several the person has chosen the folder.
                    let place = kept.count == 1 ? first : first.appendingPathComponent(file.name)
                    try file.data.write(to: place, options: .atomic)
                }
                session.answer(dialog.id, .done)
            } catch {
                session.answer(dialog.id, .failed(error))
            }
        }

        private static func files(of chooser: OpaquePointer) -> [URL] {
            guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
            defer { g_object_unref(UnsafeMutableRawPointer(list)) }
            return (0..<g_list_model_get_n_items(list)).compactMap { index in
                guard let file = g_list_model_get_item(list, index) else { return nil }
                defer { g_object_unref(file) }
                guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
                defer { g_free(path) }
                return URL(fileURLWithPath: String(cString: path))
            }
        }
    }
#endif
