/// How wide or high a mark is.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    enum Storage: Equatable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    /// As the chart sees fit.
    public static var automatic: MarkDimension { MarkDimension(.automatic) }

    /// A share of the room there is.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }

    /// The room there is without some points at both ends.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset)) }

    /// Points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

    /// Points.
    public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

    /// Points.
    public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

    /// The length in a room of a length.
    ///
    /// - Parameter automatic: the share of the room that the chart sees fit.
    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        let length: CGFloat =
            switch storage {
            case .automatic: room * automatic
            case .fixed(let length): length
            case .ratio(let ratio): room * ratio
            case .inset(let inset): room - 2 * inset
            }
        return length.isFinite ? max(0, length) : 0
    }
}
