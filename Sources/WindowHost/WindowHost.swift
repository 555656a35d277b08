import Foundation
import RiffleHosting

#if Window
    import CRiffleGTK

    /// Shows a program in a window of the desktop.
    @MainActor
    package enum WindowHost {
        /// What a window is opened with.
        package struct Configuration {
            /// Shown by the window's bar.
            package var title: String
            /// In points.
            package var size: CGSize
            /// Whether the views are dark whatever the desktop is.
            package var isDark = false
            /// Where what the app stores is kept.
            package var storage: URL
            /// Notes what happens; nil where nothing is recorded.
            package var recorder: SessionRecorder?

            package init(title: String, size: CGSize, storage: URL) {
                self.title = title
                self.size = size
                self.storage = storage
            }
        }

        /// Whether there is a display to open a window on.
        package static var hasDisplay: Bool { gtk_init_check() != 0 }

        /// Opens a window and returns when somebody has closed it, or has asked the program to end (SIGTERM, SIGINT).
        ///
        /// Throws where there is no display.
        ///
        /// - Parameter makeRoot: called once, when what the person stores can be read.
        package static func run<Root: View>(
            _ configuration: Configuration, makeRoot: @MainActor () -> Root
        ) async throws {
            guard hasDisplay else { throw NoDisplay() }
            g_set_application_name(configuration.title)
            MainContext.serve()
            let stores = WindowStores(folder: configuration.storage) {
                FileHandle.standardError.write(Data("Storage: \($0).\n".utf8))
            }
            var environment = EnvironmentValues()
            stores.apply(to: &environment)
            // What the program makes for the window is the window's, before there is one.
            let resources = WindowResources(size: configuration.size, scale: 1, environment: environment)
            let root = WindowContext.run(as: WindowContext(resources)) { makeRoot() }
            var window: DesktopWindow?
            var signals: [any DispatchSourceSignal] = []
            await withCheckedContinuation { continuation in
                let opened = DesktopWindow(
                    root, configuration, resources, environment: { stores.apply(to: &$0) },
                    onClose: { continuation.resume() })
                window = opened
                signals = [SIGTERM, SIGINT].map { Self.source(of: $0) { opened.close() } }
            }
            withExtendedLifetime((window, signals)) { stores.write() }
        }

        /// Has a signal do something instead of ending the process; one that comes after it ends the process at once.
        private static func source(
            of number: Int32, _ handle: @escaping @MainActor () -> Void
        ) -> any DispatchSourceSignal {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                signal(number, SIG_DFL)
                MainActor.assumeIsolated(handle)
            }
            source.activate()
            return source
        }
    }

    /// Nobody could see a window.
    struct NoDisplay: Error, CustomStringConvertible {
        var description: String {
            "--window needs a display, and there is none: neither WAYLAND_DISPLAY nor DISPLAY leads to one. Use --web, or "
                + "start the program from a desktop."
        }
    }
#endif
