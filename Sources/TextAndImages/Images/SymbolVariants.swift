import RiffleAssets

/// Forms of a symbol: filled, crossed out, in a circle.
public struct SymbolVariants: Hashable, Sendable {
    enum Shape: String, Hashable, Sendable { case circle, square, rectangle }

    var shape: Shape?
    var isFilled = false
    var isSlashed = false

    /// The symbol as its name says.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// In a square.
    public static let square = SymbolVariants(shape: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Crossed out.
    public static let slash = SymbolVariants(isSlashed: true)

    /// These forms in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// These forms in a square.
    public var square: SymbolVariants { adding(.square) }
    /// These forms in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// These forms, filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// These forms, crossed out.
    public var slash: SymbolVariants { adding(.slash) }

    /// Whether all forms of another value are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// The name of the symbol that shows most of these forms, and the name itself where none is known.
    package func name(of symbol: String) -> String {
        guard self != .none else { return symbol }
        for slash in isSlashed ? [".slash", ""] : [""] {
            for shape in shape.map({ ["." + $0.rawValue, ""] }) ?? [""] {
                for fill in isFilled ? [".fill", ""] : [""] {
                    let name = symbol + slash + shape + fill
                    if SymbolLibrary.symbol(named: name) != nil { return name }
                }
            }
        }
        return symbol
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The forms in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols in a form, besides those asked for by views around; `none` takes these away.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(
            EnvironmentModifier(
                value: variant, isSame: { $0 as? SymbolVariants == variant },
                apply: { $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.adding(variant) }))
    }
}
