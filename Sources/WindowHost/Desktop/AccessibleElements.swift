#if Window
    import CRiffleGTK
    import Foundation
    import RiffleGestures
    import RiffleHosting
    import RiffleSemantics

    /// What is on the screen for those who do not see it or do not touch it: the engine's elements as widgets that show nothing.
    ///
    /// GTK 4.8 tells assistive technology of widgets only. Each element has one, inside that of the element around it, with its
    /// role, name, states and actions. None is touched, and the engine keeps the keyboard.
    @MainActor
    final class AccessibleElements {
        /// Seconds between two updates while everything moves: nobody reads faster.
        private static let pause = 0.1

        @MainActor
        private final class Entry {
            let element: ElementWidget
            var node: SemanticsNode
            let actions: [Action]

            /// What assistive technology wants the element to be set to, and what it was set to when it was last moved there.
            var wanted: (value: Double, from: Double?)?
            /// Whether the engine's value is being shown.
            var isShowing = false
            /// What is told of changes that are not the engine's.
            var setter: Action?
            /// Whether the widget shows what assistive technology wrote, of which the engine has not heard yet.
            var isWritten = false
            /// Whether the widget shows what the app may not have taken.
            var isStale = false

            var widget: UnsafeMutablePointer<GtkWidget> { element.widget }

            init(_ element: ElementWidget, _ node: SemanticsNode, _ actions: [Action]) {
                self.element = element
                self.node = node
                self.actions = actions
            }
        }

        /// An action of an element, which a callback finds.
        private final class Action {
            weak var elements: AccessibleElements?
            let id: UInt32
            let action: SemanticsAction

            init(_ elements: AccessibleElements, _ id: UInt32, _ action: SemanticsAction) {
                self.elements = elements
                self.id = id
                self.action = action
            }
        }

        /// The widget around all elements, as large as the views.
        let root: UnsafeMutablePointer<GtkWidget>
        /// Says what the app wants announced: who listens is told that its name is another one.
        private let status: UnsafeMutablePointer<GtkWidget>
        private let session: HostSession
        private var shown = SemanticsTree()
        private var entries: [UInt32: Entry] = [:]
        private var focused: UInt32 = 0
        /// The heading of the screen in view; nil where it has none.
        private(set) var screenTitle: String?
        private var time = -Double.infinity
        /// Whose clock edits go by, and who makes frames of what comes of them.
        weak var window: DesktopWindow?

        init(_ session: HostSession) {
            self.session = session
            riffle_shape_elements()
            root = riffle_element(GTK_ACCESSIBLE_ROLE_GROUP)
            status = riffle_element(GTK_ACCESSIBLE_ROLE_STATUS)
            gtk_fixed_put(root.cast(to: GtkFixed.self), status, 0, 0)
            // Without a name it would be called by what GTK calls its kind.
            riffle_name_element(status, " ")
        }

        /// Brings the widgets up to date after a frame.
        ///
        /// - Parameter isMoving: whether another frame follows at once.
        func follow(at now: Double, isMoving: Bool) {
            guard !isMoving || now - time >= Self.pause else { return }
            defer { showStale() }
            let tree = session.semantics
            let changes = shown.changes(to: tree)
            guard !changes.isEmpty else { return pursueAll() }
            time = now
            shown = tree
            for change in changes { take(change) }
            pursueAll()
            let elements = tree.elements
            screenTitle = heading(in: elements)
            if let node = elements.first(where: { $0.traits.contains(.focused) }) {
                focus(node)
            } else {
                focused = 0
            }
        }

        /// What is in a group with a name, such as a device that is shown, heads that and not the window.
        private func heading(in elements: [SemanticsNode]) -> String? {
            elements.first { $0.headingLevel == 1 && !$0.label.isEmpty && !isInNamedGroup($0.id) }?.label
        }

        private func isInNamedGroup(_ id: UInt32) -> Bool {
            var outer = shown.parent(of: id)
            while let current = outer, let node = shown[current] {
                if node.role == .group, !node.label.isEmpty { return true }
                outer = shown.parent(of: current)
            }
            return false
        }

        /// Leads a screen reader to an element; 0 for the first one.
        func attend(_ id: UInt32) {
            guard let node = shown[id] ?? shown.elements.first(where: { !$0.role.isContainer }) else {
                return
            }
            focus(node)
        }

        /// Has what the app announces said.
        func announce(_ text: String) {
            // What is said twice is another text each time.
            riffle_name_element(status, " ")
            riffle_name_element(status, text)
        }

        // MARK: Changes

        private func take(_ change: SemanticsChange) {
            switch change {
            case .insert(let node, let parent): insert(node, parent: parent)
            case .update(let node, let fields): update(node, fields)
            case .order(let parent, let children): order(children, in: parent)
            case .remove(let id): remove(id)
            }
        }

        /// The nearest element that takes others, from one on outwards, and its widget.
        private func container(of id: UInt32) -> (id: UInt32, widget: UnsafeMutablePointer<GtkWidget>)? {
            guard id != SemanticsTree.root else { return (id, root) }
            guard let entry = entries[id] else { return nil }
            if entry.element.kind == .plain { return (id, entry.widget) }
            return container(of: shown.parent(of: id) ?? SemanticsTree.root)
        }

        /// Where an element's own begin: places in a widget count from its corner.
        private func origin(of id: UInt32) -> CGPoint { entries[id]?.node.frame.origin ?? .zero }

        private func insert(_ node: SemanticsNode, parent: UInt32) {
            guard let (parent, outer) = container(of: parent), entries[node.id] == nil else { return }
            let kind = ElementWidget.kind(of: node, isLeaf: shown.children(of: node.id).isEmpty)
            var actions = node.actions
            if kind == .field, node.action(.default) == nil { actions.append(.activate) }
            let entry = Entry(ElementWidget(node, kind: kind), node, actions.map { Action(self, node.id, $0) })
            entries[node.id] = entry
            gtk_fixed_put(outer.cast(to: GtkFixed.self), entry.widget, 0, 0)
            gtk_widget_set_focusable(entry.widget, 1)
            place(entry, in: parent)
            describe(entry)
            offer(entry)
            followChanges(of: entry)
        }

        private func update(_ node: SemanticsNode, _ fields: SemanticsFields) {
            guard let entry = entries[node.id] else { return }
            let children = shown.children(of: node.id)
            let kind = ElementWidget.kind(of: node, isLeaf: children.isEmpty)
            // A role is given once, and so are actions: the element is told anew.
            if !fields.isDisjoint(with: [.role, .actions]) || kind != entry.element.kind {
                let parent = shown.parent(of: node.id) ?? SemanticsTree.root
                for child in children { remove(child) }
                remove(node.id)
                return tell(node.id, in: parent)
            }
            entry.node = node
            if fields.contains(.frame) {
                place(entry, in: shown.parent(of: node.id) ?? SemanticsTree.root)
                for child in children { if let inner = entries[child] { place(inner, in: node.id) } }
            }
            if !fields.isDisjoint(with: [.label, .value, .hint, .traits, .headingLevel, .placeholder]) {
                describe(entry)
            }
        }

        /// Tells an element, with all that is in it, from the tree that is shown now.
        private func tell(_ id: UInt32, in parent: UInt32) {
            guard let node = shown[id] else { return }
            insert(node, parent: parent)
            for child in shown.children(of: id) { tell(child, in: id) }
            order(shown.children(of: parent), in: parent)
        }

        private func order(_ children: [UInt32], in parent: UInt32) {
            guard let (_, outer) = container(of: parent) else { return }
            var former: UnsafeMutablePointer<GtkWidget>?
            for id in children {
                guard let entry = entries[id] else { continue }
                if gtk_widget_get_parent(entry.widget) != outer {
                    // It came from elsewhere, with what is in it.
                    remove(id)
                    insert(entry.node, parent: parent)
                    for child in shown.children(of: id) { tell(child, in: id) }
                }
                guard let widget = entries[id]?.widget else { continue }
                gtk_widget_insert_after(widget, outer, former)
                former = widget
            }
        }

        private func remove(_ id: UInt32) {
            guard let entry = entries.removeValue(forKey: id) else { return }
            let inner = entries.filter { gtk_widget_is_ancestor($0.value.widget, entry.widget) != 0 }
            for id in inner.keys { entries[id] = nil }
            guard let outer = gtk_widget_get_parent(entry.widget) else { return }
            gtk_fixed_remove(outer.cast(to: GtkFixed.self), entry.widget)
        }

        // MARK: One element

        private func place(_ entry: Entry, in parent: UInt32) {
            guard let outer = gtk_widget_get_parent(entry.widget) else { return }
            let (frame, origin) = (entry.node.frame, origin(of: parent))
            gtk_fixed_move(
                outer.cast(to: GtkFixed.self), entry.widget, (frame.minX - origin.x).rounded(),
                (frame.minY - origin.y).rounded())
            gtk_widget_set_size_request(
                entry.widget, Int32(clamping: max(frame.width, 1)), Int32(clamping: max(frame.height, 1)))
        }

        private func describe(_ entry: Entry) {
            let node = entry.node
            let isToggle = node.role == .toggle
            let isOn = node.value == "1" || node.value == "on"
            let value = isToggle || entry.element.kind == .field ? "" : node.value ?? node.placeholder ?? ""
            riffle_describe_element(
                entry.widget, node.label, value, node.hint ?? "", Int32(clamping: node.headingLevel ?? 0))
            if entry.element.kind == .field { riffle_set_placeholder(entry.widget, node.placeholder ?? "") }
            if !entry.isWritten {
                entry.isShowing = true
                entry.element.show(node)
                entry.isShowing = false
            }
            let traits = node.traits
            let canBeSelected = traits.contains(.selected) || [.tab, .row, .button, .menuItem].contains(node.role)
            riffle_set_element_states(
                entry.widget, traits.contains(.disabled) ? 1 : 0,
                canBeSelected ? traits.contains(.selected) ? 1 : 0 : -1,
                isToggle ? isOn ? 1 : 0 : -1, traits.contains(.expanded) ? 1 : -1)
        }

        /// Offers the element's actions, by names that a bus can carry.
        private func offer(_ entry: Entry) {
            guard !entry.actions.isEmpty else { return }
            let group = g_simple_action_group_new()!
            var taken: Set<String> = []
            for action in entry.actions {
                var name = String(action.action.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
                while !taken.insert(name).inserted { name += "-" }
                riffle_add_action(
                    group, name,
                    { _, _, data in
                        nonisolated(unsafe) let data = data
                        MainActor.assumeIsolated {
                            let action = Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue()
                            action.elements?.perform(action)
                        }
                    }, Unmanaged.passUnretained(action).toOpaque())
            }
            gtk_widget_insert_action_group(entry.widget, "element", OpaquePointer(group))
            g_object_unref(group)
        }

        /// Fields are edited by keys, which go where the keyboard is directed.
        private func perform(_ action: Action) {
            // What was written before counts before.
            for (id, entry) in entries where entry.isWritten { takeText(of: id) }
            if entries[action.id]?.element.kind == .field, action.action.kind == .default {
                session.focus(action.id)
            } else {
                session.perform(action.action, on: action.id)
            }
        }

        private func focus(_ node: SemanticsNode) {
            guard focused != node.id, let entry = entries[node.id] else { return }
            focused = node.id
            gtk_widget_grab_focus(entry.widget)
        }

        // MARK: What assistive technology sets

        private func followChanges(of entry: Entry) {
            if entry.element.kind == .field { return followText(of: entry) }
            guard entry.element.kind == .slider else { return }
            let action = Action(self, entry.node.id, .increment)
            entry.setter = action
            let changed: @convention(c) (UserData?, UserData?) -> Void = { adjustment, data in
                nonisolated(unsafe) let (adjustment, data) = (adjustment, data)
                MainActor.assumeIsolated {
                    let action = Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue()
                    let value = gtk_adjustment_get_value(adjustment!.assumingMemoryBound(to: GtkAdjustment.self))
                    action.elements?.set(action.id, to: value)
                }
            }
            let adjustment = gtk_range_get_adjustment(entry.widget.cast(to: GtkRange.self))!
            connect(
                UnsafeMutableRawPointer(adjustment), "value-changed", Unmanaged.passUnretained(action).toOpaque(),
                unsafeBitCast(changed, to: UnsafeRawPointer.self))
        }

        private func set(_ id: UInt32, to value: Double) {
            guard let entry = entries[id], !entry.isShowing else { return }
            // A step that is under way counts: what to do next the frame tells that shows it.
            let isUnderWay = entry.wanted != nil
            entry.wanted = (value, nil)
            if !isUnderWay { pursue(entry) }
        }

        private func pursueAll() {
            for entry in entries.values where entry.wanted != nil { pursue(entry) }
        }

        /// Goes on by a step of the element's own, until it is where it is wanted, or as near as its steps lead.
        private func pursue(_ entry: Entry) {
            guard let (value, before) = entry.wanted, let now = ElementWidget.percent(entry.node.value) else { return }
            let direction = value - now
            let hasPassed = before.map { now == $0 || (value - $0) * direction < 0 } ?? false
            guard abs(direction) >= 0.5, !hasPassed,
                let action = entry.node.action(direction > 0 ? .increment : .decrement)
            else {
                entry.wanted = nil
                return describe(entry)
            }
            entry.wanted = (value, now)
            session.perform(action, on: entry.node.id)
        }
    }

    // MARK: What assistive technology writes

    extension AccessibleElements {
        private func followText(of entry: Entry) {
            let action = Action(self, entry.node.id, .activate)
            entry.setter = action
            let changed: @convention(c) (UserData?, UserData?) -> Void = { _, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    let action = Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue()
                    action.elements?.noteText(of: action)
                }
            }
            connect(
                UnsafeMutableRawPointer(entry.element.textBuffer), "changed",
                Unmanaged.passUnretained(action).toOpaque(), unsafeBitCast(changed, to: UnsafeRawPointer.self))
        }

        /// What is replaced is told in parts: first what is taken away, then what is put in. The whole counts.
        private func noteText(of action: Action) {
            guard let entry = entries[action.id], !entry.isShowing, !entry.isWritten else { return }
            entry.isWritten = true
            riffle_call_later(
                { data in
                    nonisolated(unsafe) let data = data
                    MainActor.assumeIsolated {
                        let action = Unmanaged<Action>.fromOpaque(data!).takeRetainedValue()
                        action.elements?.takeText(of: action.id)
                    }
                    return 0
                }, Unmanaged.passRetained(action).toOpaque())
        }

        private func takeText(of id: UInt32) {
            // The frame that shows what was written before says what there is to write to.
            guard let entry = entries[id], entry.isWritten, !entry.isStale, let window else { return }
            entry.isWritten = false
            entry.isStale = true
            let shown = entry.node.value ?? ""
            if let state = session.textInput(id),
                let edit = FieldEdit.edit(from: shown, to: entry.element.text, in: state)
            {
                session.send(.text(TextInputEvent(edit, target: id, version: state.version, time: window.now)))
            }
            window.frameIsDue()
        }

        /// What the app has made of what was written is shown instead of that.
        private func showStale() {
            for (id, entry) in entries where entry.isStale {
                entry.isStale = false
                if entry.isWritten { takeText(of: id) } else { describe(entry) }
            }
        }
    }
#endif
