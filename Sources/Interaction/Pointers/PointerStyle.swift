import SwiftUICore

/// What the mouse's pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
    /// What it looks like from left to right, and the other way round.
    let looks: [PointerLook]

    private init(_ look: PointerLook, rightToLeft: PointerLook? = nil) { looks = [look, rightToLeft ?? look] }

    /// The arrow.
    public static let `default` = PointerStyle(.arrow)
    /// A beam, for text that is selected.
    public static let horizontalText = PointerStyle(.text)
    /// A beam that lies, for lines that run from top to bottom.
    public static let verticalText = PointerStyle(.verticalText)
    /// A cross, for what is selected by a rectangle.
    public static let rectSelection = PointerStyle(.crosshair)
    /// An open hand, for what can be taken and moved.
    public static let grabIdle = PointerStyle(.openHand)
    /// A closed hand, for what is being moved.
    public static let grabActive = PointerStyle(.closedHand)
    /// A hand that points, for links.
    public static let link = PointerStyle(.pointingHand)
    /// A magnifying glass with a plus.
    public static let zoomIn = PointerStyle(.zoomIn)
    /// A magnifying glass with a minus.
    public static let zoomOut = PointerStyle(.zoomOut)
    /// For the line between two columns, which moves both ways.
    public static let columnResize = PointerStyle(.columnResize)
    /// For the line between two rows, which moves both ways.
    public static let rowResize = PointerStyle(.rowResize)

    /// For the line between two columns, which moves in some directions; without any, an arrow.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .all: .columnResize
        case .leading: PointerStyle(.leftResize, rightToLeft: .rightResize)
        case .trailing: PointerStyle(.rightResize, rightToLeft: .leftResize)
        default: .default
        }
    }

    /// For the line between two rows, which moves in some directions; without any, an arrow.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .all: .rowResize
        case .up: PointerStyle(.upResize)
        case .down: PointerStyle(.downResize)
        default: .default
        }
    }

    /// For an edge or a corner of a frame, by which its size is changed; without a direction, an arrow.
    ///
    /// - Parameters:
    ///   - position: which edge or corner.
    ///   - directions: whether the frame can become smaller, larger or both; all look alike.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        guard !directions.isEmpty else { return .default }
        return switch position {
        case .top, .bottom: PointerStyle(.verticalResize)
        case .leading, .trailing: PointerStyle(.horizontalResize)
        case .topLeading, .bottomTrailing: PointerStyle(.fallingResize, rightToLeft: .risingResize)
        case .topTrailing, .bottomLeading: PointerStyle(.risingResize, rightToLeft: .fallingResize)
        }
    }
}

/// The edges and corners of a frame by which its size is changed.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// An edge or a corner.
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// How an edge or a corner of a frame can be moved.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Towards the middle of the frame, or away from it.
    case inward, outward

    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: Int8

        /// The directions with these bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The one direction.
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// Towards the middle.
        public static let inward = Set(.inward)
        /// Away from the middle.
        public static let outward = Set(.outward)
        /// Both ways.
        public static let all: Set = [.inward, .outward]
    }
}

/// The directions along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Where a line begins, or where it ends.
    case leading, trailing

    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: Int8

        /// The directions with these bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The one direction.
        public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// Where a line begins.
        public static let leading = Set(.leading)
        /// Where a line ends.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The directions across lines of text.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Towards the first line, or the last.
    case up, down

    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: Int8

        /// The directions with these bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The one direction.
        public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// Upwards.
        public static let up = Set(.up)
        /// Downwards.
        public static let down = Set(.down)
        /// Both.
        public static let all: Set = [.up, .down]
    }
}

extension View {
    /// Sets what the mouse's pointer looks like over the view; nil leaves it to the views around.
    ///
    /// Where nothing says so, a browser shows a hand over what can be pressed and a beam over text that can be edited.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerLooks(style: style)) }

    /// Hides the mouse's pointer over the view, or shows it although a view around hides it.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(PointerModifier(visibility == .hidden ? .hidden : visibility == .visible ? .arrow : nil))
    }
}

/// Takes the look for the direction in which people read.
private struct PointerLooks: ViewModifier {
    let style: PointerStyle?
    @Environment(\.layoutDirection) private var direction

    nonisolated init(style: PointerStyle?) { self.style = style }

    func body(content: Content) -> some View {
        content.modifier(PointerModifier(style?.looks[direction == .leftToRight ? 0 : 1]))
    }
}
