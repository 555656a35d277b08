import SwiftUICore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium
        case large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetent)
    }

    let kind: Kind

    /// About half of the screen; not in windows of compact height, where sheets are always large.
    public static let medium = PresentationDetent(kind: .medium)
    /// All that a sheet may take.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the largest height, 0...1. NaN and what is out of range count as `large`.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height in points, without what the system covers below. NaN and what is too much count as `large`.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(type)))
    }

    /// What custom heights are worked out from.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment that the sheet's views have.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

extension PresentationDetent: SessionCodable {
    private enum Coded: Codable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    /// A height that a type works out belongs to the process.
    package var sessionData: Data? {
        let coded: Coded? =
            switch kind {
            case .medium: .medium
            case .large: .large
            case .fraction(let fraction): .fraction(fraction)
            case .height(let height): .height(height)
            case .custom: nil
            }
        return coded.flatMap { try? JSONEncoder().encode($0) }
    }

    package init?(sessionData data: Data) {
        switch try? JSONDecoder().decode(Coded.self, from: data) {
        case .medium: self = .medium
        case .large: self = .large
        case .fraction(let fraction): self = .fraction(fraction)
        case .height(let height): self = .height(height)
        case nil: return nil
        }
    }
}

/// A height of sheets that depends on how much room there is.
public protocol CustomPresentationDetent: SendableMetatype {
    /// The height in points; nil where sheets do not rest at it now.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What the height is worked out from.
    public typealias Context = PresentationDetent.Context
}

/// A custom height by its type.
struct CustomDetent: Hashable, Sendable {
    private let type: ObjectIdentifier
    let height: @Sendable (PresentationDetent.Context) -> CGFloat?

    init<D: CustomPresentationDetent>(_ type: D.Type) {
        self.type = ObjectIdentifier(type)
        height = { D.height(in: $0) }
    }

    static func == (first: CustomDetent, second: CustomDetent) -> Bool { first.type == second.type }
    func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension PresentationDetent {
    /// The height in points at which it rests where `context` is what there is; nil where it does not count.
    func height(in context: Context, isCompactHeight: Bool) -> CGFloat? {
        let largest = context.maxDetentValue
        let wanted: CGFloat?
        switch kind {
        case .large: wanted = largest
        // 425 of 759 points, measured on iOS 26.
        case .medium: wanted = isCompactHeight ? nil : (largest * 0.56).rounded()
        case .fraction(let fraction): wanted = largest * fraction
        case .height(let height): wanted = height
        case .custom(let custom): wanted = custom.height(context)
        }
        guard let wanted else { return nil }
        if wanted.isNaN { return largest }
        return min(max(wanted, 0), largest)
    }

    /// Whether the number that it was made with can be a height.
    var isValid: Bool {
        switch kind {
        case .fraction(let number), .height(let number): number.isFinite && number >= 0
        default: true
        }
    }
}
