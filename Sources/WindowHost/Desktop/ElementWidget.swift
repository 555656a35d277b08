#if Window
    import CRiffleGTK
    import RiffleSemantics

    /// The widget of one element: GTK says by its kind what assistive technology can ask it for beyond role and name.
    @MainActor
    struct ElementWidget {
        /// What there is to ask for.
        enum Kind {
            /// Elements inside.
            case plain
            /// A number from 0 to 100 that can be set.
            case slider
            /// A number from 0 to 1.
            case progress
            /// A text with a caret.
            case field
        }

        let kind: Kind
        let widget: UnsafeMutablePointer<GtkWidget>

        /// - Parameter isLeaf: whether the element has none inside; widgets with a value take none.
        static func kind(of node: SemanticsNode, isLeaf: Bool) -> Kind {
            guard isLeaf else { return .plain }
            return switch node.role {
            case .slider where percent(node.value) != nil: .slider
            case .progress where percent(node.value) != nil: .progress
            case .textField, .secureField, .searchField: .field
            default: .plain
            }
        }

        init(_ node: SemanticsNode, kind: Kind) {
            self.kind = kind
            let role = Self.role(of: node)
            widget =
                switch kind {
                case .plain: riffle_element(role)!
                case .slider: riffle_slider_element()!
                case .progress: riffle_progress_element()!
                case .field: riffle_field_element(role)!
                }
        }

        /// The number of a value in percent, in the digits of any language; nil for other values.
        static func percent(_ value: String?) -> Double? {
            guard let value, value.contains(where: { "%٪".contains($0) }) else { return nil }
            let number = value.unicodeScalars.filter {
                !"%٪ \u{A0}\u{202F}\u{200E}\u{200F}\u{61C}".unicodeScalars.contains($0)
            }
            let digits = number.map { Character($0).wholeNumberValue }
            guard !digits.isEmpty, digits.count <= 3, !digits.contains(nil) else { return nil }
            return digits.reduce(0.0) { $0 * 10 + Double($1 ?? 0) }
        }

        /// Shows what the element is set to.
        func show(_ node: SemanticsNode) {
            switch kind {
            case .plain: break
            case .slider:
                let adjustment = gtk_range_get_adjustment(widget.cast(to: GtkRange.self))
                gtk_adjustment_set_value(adjustment, Self.percent(node.value) ?? 0)
            case .progress:
                gtk_progress_bar_set_fraction(OpaquePointer(widget), (Self.percent(node.value) ?? 0) / 100)
            case .field:
                write(node.value ?? "")
                let isEnabled = !node.traits.contains(.disabled)
                gtk_text_view_set_editable(widget.cast(to: GtkTextView.self), isEnabled ? 1 : 0)
            }
        }

        /// What a field's text is in.
        var textBuffer: UnsafeMutablePointer<GtkTextBuffer> {
            gtk_text_view_get_buffer(widget.cast(to: GtkTextView.self))!
        }

        /// The text that a field shows.
        var text: String {
            var (first, last) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(textBuffer, &first, &last)
            let shown = gtk_text_buffer_get_text(textBuffer, &first, &last, 1)
            defer { g_free(shown) }
            return shown.map { String(cString: $0) } ?? ""
        }

        /// Changes no more of the text than differs: assistive technology is told of all that is taken away and put in.
        private func write(_ text: String) {
            let buffer = textBuffer
            var (first, last) = (GtkTextIter(), GtkTextIter())
            let old = Array(self.text.unicodeScalars)
            let new = Array(text.unicodeScalars)
            guard old != new else { return }
            let start = zip(old, new).prefix { $0 == $1 }.count
            let rest = min(old.count, new.count) - start
            let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
            gtk_text_buffer_get_iter_at_offset(buffer, &first, Int32(start))
            gtk_text_buffer_get_iter_at_offset(buffer, &last, Int32(old.count - end))
            gtk_text_buffer_delete(buffer, &first, &last)
            let added = String(String.UnicodeScalarView(new[start..<(new.count - end)]))
            gtk_text_buffer_insert(buffer, &first, added, Int32(added.utf8.count))
            gtk_text_buffer_place_cursor(buffer, &first)
        }

        private static func role(of node: SemanticsNode) -> GtkAccessibleRole {
            if node.traits.contains(.header), node.role == .text { return GTK_ACCESSIBLE_ROLE_HEADING }
            return switch node.role {
            case .text: GTK_ACCESSIBLE_ROLE_LABEL
            case .image: GTK_ACCESSIBLE_ROLE_IMG
            case .header: GTK_ACCESSIBLE_ROLE_HEADING
            case .button: GTK_ACCESSIBLE_ROLE_BUTTON
            case .link: GTK_ACCESSIBLE_ROLE_LINK
            case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
            case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
            case .stepper, .adjustable: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
            case .picker: GTK_ACCESSIBLE_ROLE_COMBO_BOX
            case .menu: GTK_ACCESSIBLE_ROLE_MENU
            case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
            case .textField, .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
            case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
            case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
            case .list: GTK_ACCESSIBLE_ROLE_LIST
            case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
            case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
            case .tab: GTK_ACCESSIBLE_ROLE_TAB
            case .navigationBar: GTK_ACCESSIBLE_ROLE_NAVIGATION
            case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
            case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
            case .scrollArea, .group: GTK_ACCESSIBLE_ROLE_GROUP
            }
        }
    }
#endif
