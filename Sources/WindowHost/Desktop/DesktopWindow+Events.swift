#if Window
    import CRiffleGTK
    import Foundation
    import RiffleGestures
    import RiffleHosting

    extension DesktopWindow {
        /// Takes the events of GDK as they are: which of them are gestures, and whose, is the engine's to say.
        ///
        /// An element that has the keyboard for assistive technology hands on the keys.
        func connectEvents() {
            connectEvents(of: area)
            // Before the elements themselves: some are widgets that would take keys.
            connectEvents(of: elements.root, GTK_PHASE_CAPTURE)
        }

        private func connectEvents(
            of widget: UnsafeMutablePointer<GtkWidget>, _ phase: GtkPropagationPhase = GTK_PHASE_BUBBLE
        ) {
            let controller = gtk_event_controller_legacy_new()!
            gtk_event_controller_set_propagation_phase(controller, phase)
            let handler: @convention(c) (UserData?, OpaquePointer?, UserData?) -> gboolean = { _, event, data in
                nonisolated(unsafe) let (event, data) = (event, data)
                return MainActor.assumeIsolated {
                    guard let event else { return 0 }
                    return DesktopWindow.from(data).take(event) ? 1 : 0
                }
            }
            connect(
                UnsafeMutableRawPointer(controller), "event", data, unsafeBitCast(handler, to: UnsafeRawPointer.self))
            gtk_widget_add_controller(widget, controller)
        }

        /// - Returns: whether the event is dealt with.
        private func take(_ event: OpaquePointer) -> Bool {
            switch gdk_event_get_event_type(event) {
            case GDK_MOTION_NOTIFY: moved(event)
            case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: button(event)
            case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touch(event)
            case GDK_SCROLL: scroll(event)
            case GDK_LEAVE_NOTIFY: left(event)
            case GDK_GRAB_BROKEN: loseInput()
            case GDK_KEY_PRESS: key(event)
            case GDK_KEY_RELEASE: key(event)
            default: return false
            }
            return true
        }

        private func time(of event: OpaquePointer) -> Double { clock.time(of: gdk_event_get_time(event), now: now) }

        /// Where an event is in the views; nil where it has no place.
        private func place(of event: OpaquePointer) -> CGPoint? {
            var (x, y) = (0.0, 0.0)
            guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
            return inArea(x, y)
        }

        /// Turns a place on the surface, which the window's frame is a part of, into one in the views.
        private func inArea(_ x: Double, _ y: Double) -> CGPoint {
            var (left, top) = (0.0, 0.0)
            gtk_native_get_surface_transform(OpaquePointer(window), &left, &top)
            var (areaX, areaY) = (0.0, 0.0)
            guard gtk_widget_translate_coordinates(window, area, x - left, y - top, &areaX, &areaY) != 0 else {
                return CGPoint(x: x - left, y: y - top)
            }
            return CGPoint(x: areaX, y: areaY)
        }

        // MARK: The mouse

        private func moved(_ event: OpaquePointer) {
            guard let place = place(of: event) else { return }
            mouse = place
            let time = time(of: event)
            if let number = fingers.number(of: Fingers.mouse) {
                // GDK keeps one of the places within a frame; the others say how fast it was.
                for sample in history(of: event) { pointer(number, .moved, sample.place, sample.time, .mouse) }
                pointer(number, .moved, place, time, .mouse)
            } else if screen.wishes.hover {
                screen.session.send(.hover(HoverEvent(location: place, time: time)))
            }
            showPointer(at: place)
        }

        private func history(of event: OpaquePointer) -> [(place: CGPoint, time: Double)] {
            var count: guint = 0
            guard let samples = gdk_event_get_history(event, &count) else { return [] }
            defer { g_free(samples) }
            return (0..<Int(count)).map { index in
                let sample = samples[index]
                // The first two axes after "ignore" are x and y.
                let place = inArea(sample.axes.1, sample.axes.2)
                return (place, clock.time(of: sample.time, now: now))
            }
        }

        private func button(_ event: OpaquePointer) {
            guard let place = place(of: event) else { return }
            let time = time(of: event)
            let isDown = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
            switch gdk_button_event_get_button(event) {
            case 1:
                if isDown {
                    gtk_widget_grab_focus(area)
                    pointer(fingers.begin(Fingers.mouse), .began, place, time, .mouse)
                } else if let number = fingers.end(Fingers.mouse) {
                    pointer(number, .ended, place, time, .mouse)
                }
            case 3 where isDown: screen.session.send(.secondaryPress(SecondaryPressEvent(location: place, time: time)))
            // The thumb's button, which browsers go back by.
            case 8 where isDown:
                screen.goBack()
                frameIsDue()
            default: break
            }
        }

        private func left(_ event: OpaquePointer) {
            guard fingers.number(of: Fingers.mouse) == nil else { return }
            mouse = nil
            if screen.wishes.hover {
                screen.session.send(.hover(HoverEvent(location: nil, time: time(of: event))))
            }
        }

        private func pointer(
            _ number: Int, _ phase: PointerEvent.Phase, _ place: CGPoint, _ time: Double, _ kind: PointerEvent.Kind
        ) {
            screen.session.send(
                .pointer(PointerEvent(id: number, phase: phase, location: place, time: time, kind: kind)))
            frameIsDue()
        }

        // MARK: Fingers

        private func touch(_ event: OpaquePointer) {
            // The number of a sequence is its address, which is never that of the mouse.
            let name = UInt(bitPattern: gdk_event_get_event_sequence(event))
            let time = time(of: event)
            switch gdk_event_get_event_type(event) {
            case GDK_TOUCH_BEGIN:
                guard let place = place(of: event) else { return }
                pointer(fingers.begin(name), .began, place, time, .touch)
            case GDK_TOUCH_UPDATE:
                guard let place = place(of: event), let number = fingers.number(of: name) else { return }
                pointer(number, .moved, place, time, .touch)
            case GDK_TOUCH_END:
                guard let number = fingers.end(name) else { return }
                pointer(number, .ended, place(of: event) ?? .zero, time, .touch)
            default:
                guard let number = fingers.end(name) else { return }
                pointer(number, .cancelled, place(of: event) ?? .zero, time, .touch)
            }
        }

        // MARK: The wheel

        private func scroll(_ event: OpaquePointer) {
            let state = gdk_event_get_modifier_state(event).rawValue
            let place = place(of: event) ?? mouse ?? .zero
            var (dx, dy) = (0.0, 0.0)
            var isNotched = true
            switch gdk_scroll_event_get_direction(event) {
            case GDK_SCROLL_UP: dy = -1
            case GDK_SCROLL_DOWN: dy = 1
            case GDK_SCROLL_LEFT: dx = -1
            case GDK_SCROLL_RIGHT: dx = 1
            default:
                gdk_scroll_event_get_deltas(event, &dx, &dy)
                // A pad tells its own way, which is smooth already.
                isNotched = gdk_device_get_source(gdk_event_get_device(event)) == GDK_SOURCE_MOUSE
            }
            let isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
            let unit = isInPoints ? 1 : Double(WheelGlide.notch)
            let isSideways = state & 1 != 0 && dx == 0
            let delta = CGSize(width: (isSideways ? dy : dx) * unit, height: isSideways ? 0 : dy * unit)
            glidePlace = place
            if isNotched, !isInPoints, !screen.configuration.environmentValues.accessibilityReduceMotion {
                glide.turn(by: delta)
            } else {
                glide.stop()
                let modifiers = EventModifiers(gdk: state)
                screen.session.send(
                    .wheel(WheelEvent(location: place, delta: delta, modifiers: modifiers, time: time(of: event))))
            }
            frameIsDue()
        }

        // MARK: Keys

        private func key(_ event: OpaquePointer) {
            let code = gdk_key_event_get_keycode(event)
            let isUp = gdk_event_get_event_type(event) == GDK_KEY_RELEASE
            if isUp { held.release(code) }
            let phase = isUp ? KeyPress.Phases.up : held.press(code)
            let modifiers = EventModifiers(gdk: gdk_event_get_modifier_state(event).rawValue)
            let time = time(of: event)
            if inputMethod.take(event, modifiers, time) { return frameIsDue() }
            let symbol = KeySymbol(gdk_key_event_get_keyval(event))
            let character = Unicode.Scalar(gdk_keyval_to_unicode(symbol.number)).flatMap { $0.value == 0 ? nil : $0 }
            guard let key = symbol.key(typing: character) else { return }
            if key == .leftArrow, modifiers == .option, phase == .down {
                screen.goBack()
                return frameIsDue()
            }
            let isCommand = !modifiers.isDisjoint(with: [.command, .control])
            let typed = isCommand ? "" : character.map { String(Character($0)) } ?? ""
            send(key, typed, modifiers.union(symbol.isOnPad ? .numericPad : []), phase, time)
        }

        /// Gives the views a key.
        func send(
            _ key: KeyEquivalent, _ characters: String, _ modifiers: EventModifiers, _ phase: KeyPress.Phases,
            _ time: Double
        ) {
            screen.session.send(
                .key(KeyEvent(key: key, characters: characters, modifiers: modifiers, phase: phase, time: time)))
            frameIsDue()
        }
    }
#endif
