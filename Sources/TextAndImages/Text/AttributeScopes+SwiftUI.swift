extension AttributeScopes {
    /// Attributes that `Text` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color.
        public let foregroundColor: ForegroundColorAttribute
        /// What the text stands on.
        public let backgroundColor: BackgroundColorAttribute
        /// What Markdown says of the text: emphasis, code, strikethrough.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Points after each character.
        public let kern: KerningAttribute
        /// Points after each character, besides kerning.
        public let tracking: TrackingAttribute
        /// Points by which the text stands higher.
        public let baselineOffset: BaselineOffsetAttribute
        /// What Foundation knows, links among it.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Font
            /// The attribute's name in archives.
            public static let name = "SwiftUI.Font"
        }
        /// The color.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Color
            /// The attribute's name in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// What the text stands on.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Color
            /// The attribute's name in archives.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// What Markdown says of the text.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = InlinePresentationIntent
            /// The attribute's name in archives.
            public static let name = "NSInlinePresentationIntent"
        }
        /// A line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Text.LineStyle
            /// The attribute's name in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// A line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Text.LineStyle
            /// The attribute's name in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// Points after each character.
        public enum KerningAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name in archives.
            public static let name = "SwiftUI.Kern"
        }
        /// Points after each character, besides kerning.
        public enum TrackingAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name in archives.
            public static let name = "SwiftUI.Tracking"
        }
        /// Points by which the text stands higher.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// Attributes that `Text` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds the attributes that `Text` shows by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension TextAttributes {
    /// What an attributed string asks for in one of its runs.
    init(_ container: AttributeContainer) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        font = container[Scope.FontAttribute.self]
        foreground = container[Scope.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
        underline = container[Scope.UnderlineStyleAttribute.self].map { .some($0) }
        strikethrough = container[Scope.StrikethroughStyleAttribute.self].map { .some($0) }
        kerning = container[Scope.KerningAttribute.self]
        tracking = container[Scope.TrackingAttribute.self]
        baselineOffset = container[Scope.BaselineOffsetAttribute.self]
        link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        background = container[Scope.BackgroundColorAttribute.self]
        if let intent = container[Scope.InlinePresentationIntentAttribute.self] { apply(intent) }
    }

    private mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { traits.isBold = true }
        if intent.contains(.emphasized) { traits.isItalic = true }
        if intent.contains(.code) { traits.isMonospaced = true }
        if intent.contains(.strikethrough), strikethrough == nil {
            strikethrough = .some(Text.LineStyle(pattern: .solid, color: nil))
        }
    }
}
