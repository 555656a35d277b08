/// Twice the number that is written.
@freestanding(expression)
macro doubled(_ value: Int) -> Int = #externalMacro(module: "LanternMacros", type: "DoubledMacro")

public enum Lamp {
    public static let lumens = #doubled(400)
    public static let flames = writtenFlames
}
