#if Window
    import CRiffleGTK
    import Foundation
    import RiffleGestures
    import RiffleHosting
    import RiffleLayers

    /// An app in a window of the desktop: GTK says what happens to the window, and shows the pixels.
    @MainActor
    final class DesktopWindow {
        let window: UnsafeMutablePointer<GtkWidget>
        let area: UnsafeMutablePointer<GtkWidget>
        let screen: WindowScreen
        let start: gint64
        var clock = EventClock()
        var fingers = Fingers()
        var held = HeldKeys()
        var glide = WheelGlide()
        var glidePlace = CGPoint.zero
        /// Where the mouse is while it is over the window.
        var mouse: CGPoint?
        /// What the views say of the mouse's pointer.
        var wantedPointer: String?
        private var shownPointer = ""
        private let appName: String
        private lazy var shownTitle = appName
        private(set) lazy var inputMethod = InputMethod(self)
        private(set) lazy var clipboard = DesktopClipboard(self)
        private(set) lazy var dialogs = FileDialogs(self)
        let elements: AccessibleElements
        private var phase = ScenePhase.active
        private var isTicking = false
        private var isMakingFrame = false
        private var needsFrame = true
        private var deadlineSource: guint = 0
        private var awakeCookie: guint = 0
        /// Whether the views are dark whatever the desktop is.
        private let isAlwaysDark: Bool
        private let onClose: () -> Void
        private let environment: (inout EnvironmentValues) -> Void
        private var hasClosed = false

        /// - Parameters:
        ///   - resources: what belongs to the window besides its views.
        ///   - environment: edits the root's environment, as for what the app stores.
        init<Root: View>(
            _ root: Root, _ wanted: WindowHost.Configuration, _ resources: WindowResources,
            environment: @escaping (inout EnvironmentValues) -> Void, onClose: @escaping () -> Void
        ) {
            window = gtk_window_new()
            area = gtk_drawing_area_new()
            start = g_get_monotonic_time()
            self.onClose = onClose
            self.environment = environment
            isAlwaysDark = wanted.isDark
            let size = Self.fitting(wanted.size, window)
            var configuration = HostConfiguration(size: size, scale: CGFloat(gtk_widget_get_scale_factor(window)))
            configuration.environment = environment
            screen = WindowScreen(root, configuration, recorder: wanted.recorder, resources: resources)
            elements = AccessibleElements(screen.session)
            appName = wanted.title
            gtk_window_set_title(window.cast(to: GtkWindow.self), wanted.title)
            gtk_window_set_default_size(
                window.cast(to: GtkWindow.self), Int32(clamping: size.width), Int32(clamping: size.height))
            let layers = gtk_overlay_new()!
            gtk_overlay_set_child(OpaquePointer(layers), area)
            gtk_overlay_add_overlay(OpaquePointer(layers), elements.root)
            gtk_overlay_set_clip_overlay(OpaquePointer(layers), elements.root, 1)
            gtk_window_set_child(window.cast(to: GtkWindow.self), layers)
            gtk_widget_set_focusable(area, 1)
            screen.session.onNeedsFrame = { [weak self] in self?.frameIsDue() }
            elements.window = self
            connectSignals()
            tellSettings()
            _ = (inputMethod, clipboard)
            gtk_widget_grab_focus(area)
            gtk_window_present(window.cast(to: GtkWindow.self))
            tick()
        }

        /// A size that has room on the smallest display there is, beside its bars.
        private static func fitting(_ size: CGSize, _ window: UnsafeMutablePointer<GtkWidget>) -> CGSize {
            var fitting = size
            let monitors = gdk_display_get_monitors(gtk_widget_get_display(window))
            for index in 0..<g_list_model_get_n_items(monitors) {
                guard let monitor = g_list_model_get_item(monitors, index) else { continue }
                defer { g_object_unref(monitor) }
                var place = GdkRectangle()
                gdk_monitor_get_geometry(OpaquePointer(monitor), &place)
                fitting.width = min(fitting.width, max(CGFloat(place.width) - 40, 100))
                fitting.height = min(fitting.height, max(CGFloat(place.height) - 80, 100))
            }
            return fitting
        }

        /// Itself, for callbacks; they come only while the window is there.
        var data: UserData { Unmanaged.passUnretained(self).toOpaque() }

        static func from(_ data: UserData?) -> DesktopWindow {
            Unmanaged<DesktopWindow>.fromOpaque(data!).takeUnretainedValue()
        }

        private func connectSignals() {
            let closed: @convention(c) (UserData?, UserData?) -> gboolean = { _, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { DesktopWindow.from(data).close() }
                return 1
            }
            connect(window, "close-request", data, unsafeBitCast(closed, to: UnsafeRawPointer.self))
            let resized: @convention(c) (UserData?, Int32, Int32, UserData?) -> Void = { _, width, height, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { DesktopWindow.from(data).resize(width, height) }
            }
            connect(area, "resize", data, unsafeBitCast(resized, to: UnsafeRawPointer.self))
            let changed: @convention(c) (UserData?, UserData?, UserData?) -> Void = { _, _, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { DesktopWindow.from(data).stateChanged() }
            }
            let change = unsafeBitCast(changed, to: UnsafeRawPointer.self)
            connect(window, "notify::is-active", data, change)
            connect(area, "notify::scale-factor", data, change)
            if let settings = gtk_settings_get_default() {
                for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-enable-animations"] {
                    connect(UnsafeMutableRawPointer(settings), "notify::\(name)", data, change)
                }
            }
            gtk_drawing_area_set_draw_func(
                area.cast(to: GtkDrawingArea.self),
                { _, context, _, _, data in
                    nonisolated(unsafe) let (context, data) = (context, data)
                    MainActor.assumeIsolated { DesktopWindow.from(data).draw(context!) }
                }, data, nil)
            connectEvents()
        }

        // MARK: The window

        /// The seconds of the window now.
        var now: Double { seconds(g_get_monotonic_time()) }

        private func seconds(_ microseconds: gint64) -> Double { Double(microseconds - start) / 1e6 }

        private func resize(_ width: Int32, _ height: Int32) {
            screen.reconfigure { configuration in
                configuration.size = CGSize(width: CGFloat(width), height: CGFloat(height))
                configuration.scale = CGFloat(gtk_widget_get_scale_factor(area))
            }
            // What is drawn next has the new size already.
            makeFrame(at: now)
        }

        private func stateChanged() {
            let isActive = gtk_window_is_active(window.cast(to: GtkWindow.self)) != 0
            if !isActive {
                held.forget()
                if !fingers.isEmpty { loseInput() }
            }
            let isHidden = gtk_widget_get_mapped(window) == 0
            phase = isHidden ? .background : isActive ? .active : .inactive
            inputMethod.isActive = isActive
            tellSettings()
        }

        private func tellSettings() {
            let settings = gtk_settings_get_default()
            let name = riffle_theme_name(settings)
            defer { g_free(name) }
            let isDark =
                isAlwaysDark || riffle_setting(settings, "gtk-application-prefer-dark-theme") != 0
                || name.map { String(cString: $0).lowercased().contains("dark") } ?? false
            let reducesMotion = riffle_setting(settings, "gtk-enable-animations") == 0
            // The window's own frame goes with what is in it.
            if isAlwaysDark, riffle_setting(settings, "gtk-application-prefer-dark-theme") == 0 {
                // Whoever sets a setting is told of it, even where it was set already.
                riffle_set_setting(settings, "gtk-application-prefer-dark-theme", 1)
            }
            screen.reconfigure { [phase, environment] configuration in
                configuration.colorScheme = isDark ? .dark : .light
                configuration.scale = CGFloat(gtk_widget_get_scale_factor(area))
                configuration.scenePhase = phase
                configuration.reducesMotion = reducesMotion
                configuration.environment = environment
            }
            frameIsDue()
        }

        /// Ends the views' life in the window, and tells whoever opened it.
        func close() {
            guard !hasClosed else { return }
            hasClosed = true
            loseInput()
            phase = .background
            tellSettings()
            _ = screen.frame(at: now)
            screen.session.onNeedsFrame = nil
            gtk_widget_set_visible(window, 0)
            onClose()
        }

        func loseInput() {
            fingers.forget()
            screen.session.loseInput(at: now)
        }

        // MARK: Frames

        /// Something changed: a frame comes with the display's next.
        func frameIsDue() {
            needsFrame = true
            guard !isMakingFrame else { return }
            tick()
        }

        private func tick() {
            guard !isTicking, !hasClosed else { return }
            isTicking = true
            gtk_widget_add_tick_callback(
                area,
                { _, clock, data in
                    nonisolated(unsafe) let (clock, data) = (clock, data)
                    return MainActor.assumeIsolated {
                        let window = DesktopWindow.from(data)
                        return window.tick(at: window.seconds(gdk_frame_clock_get_frame_time(clock))) ? 1 : 0
                    }
                }, data, nil)
            MainContext.wake()
        }

        /// - Returns: whether there is to be another one.
        private func tick(at time: Double) -> Bool {
            if glide.isGliding {
                let moved = glide.take(at: time)
                screen.session.send(.wheel(WheelEvent(location: glidePlace, delta: moved, time: time)))
            }
            let frame = makeFrame(at: time)
            isTicking = !hasClosed && (frame.isMoving || needsFrame || glide.isGliding)
            if !isTicking, let deadline = frame.deadline { ring(at: deadline) }
            return isTicking
        }

        @discardableResult
        private func makeFrame(at time: Double) -> Frame {
            isMakingFrame = true
            defer { isMakingFrame = false }
            needsFrame = false
            let frame = screen.frame(at: time)
            if !frame.changes.isEmpty { gtk_widget_queue_draw(area) }
            for request in frame.requests { take(request) }
            inputMethod.follow()
            clipboard.follow()
            elements.follow(at: time, isMoving: frame.isMoving)
            showTitle()
            if frame.isMoving, let mouse { showPointer(at: mouse) }
            return frame
        }

        /// The window is called by the screen in view, then by the app.
        private func showTitle() {
            let heading = elements.screenTitle
            let title = heading.map { $0 == appName ? appName : "\($0) – \(appName)" } ?? appName
            guard title != shownTitle else { return }
            shownTitle = title
            gtk_window_set_title(window.cast(to: GtkWindow.self), title)
        }

        private func ring(at deadline: Double) {
            if deadlineSource != 0 { g_source_remove(deadlineSource) }
            let milliseconds = min(max((deadline - now) * 1000, 0).rounded(.up), 1e8)
            deadlineSource = g_timeout_add(
                guint(milliseconds),
                { data in
                    nonisolated(unsafe) let data = data
                    MainActor.assumeIsolated {
                        let window = DesktopWindow.from(data)
                        window.deadlineSource = 0
                        window.frameIsDue()
                    }
                    return 0
                }, data)
            MainContext.wake()
        }

        private func draw(_ context: OpaquePointer) {
            guard let pixels = try? screen.paint() else { return }
            let scale = Double(screen.configuration.scale)
            let surface = cairo_image_surface_create_for_data(
                pixels.bytes, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
            defer { cairo_surface_destroy(surface) }
            cairo_surface_set_device_scale(surface, scale, scale)
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_paint(context)
        }

        // MARK: What the views ask for

        private func take(_ request: HostRequest) {
            switch request {
            case .open(let url):
                gtk_show_uri(window.cast(to: GtkWindow.self), url.absoluteString, guint32(GDK_CURRENT_TIME))
            case .copy(let text): clipboard.copy(text)
            // A desktop has no sheet for this: what is shared can be pasted elsewhere.
            case .share(let items, _): clipboard.copy(items.joined(separator: "\n"))
            case .keepAwake(let isAwake): keepAwake(isAwake)
            case .pointer(let look):
                wantedPointer = look?.rawValue
                if let mouse { showPointer(at: mouse) }
            case .ask(let id, let question): dialogs.ask(id, question)
            // Only questions of where the device is are taken back, and a desktop does not say where that is.
            case .withdraw: break
            case .announce(let text): elements.announce(text)
            case .attend(let id): elements.attend(id)
            }
        }

        /// Shows what the views ask for, or what can be done where the mouse is.
        func showPointer(at place: CGPoint) {
            // What is held stays as it was taken, unless the app says otherwise.
            guard fingers.isEmpty || wantedPointer != nil else { return }
            let name = wantedPointer ?? screen.pointer(at: place)
            guard name != shownPointer else { return }
            shownPointer = name
            gtk_widget_set_cursor_from_name(area, name)
        }

        private func keepAwake(_ isAwake: Bool) {
            guard let application else { return }
            if awakeCookie != 0 { gtk_application_uninhibit(application, awakeCookie) }
            awakeCookie =
                isAwake
                ? gtk_application_inhibit(
                    application, window.cast(to: GtkWindow.self), GTK_APPLICATION_INHIBIT_IDLE, "The app asks for it.")
                : 0
        }

        /// What a desktop knows the program by; nil without a session of one.
        private lazy var application: UnsafeMutablePointer<GtkApplication>? = {
            guard let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE) else { return nil }
            guard g_application_register(application.cast(to: GApplication.self), nil, nil) != 0 else { return nil }
            return application
        }()
    }
#endif
