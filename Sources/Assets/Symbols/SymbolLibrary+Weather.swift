import RiffleGeometry

extension SymbolLibrary {
    /// Sky and weather.
    @_optimize(none)
    static func weather() -> [String: SymbolSketch] {
        merged(
            [
                "sun.max.fill": [.solid(circle(0, 0, 18)), .stroke(rays)],
                "sun.max": [.stroke(circle(0, 0, 18)), .stroke(rays)],
                "sun.min.fill": [.solid(circle(0, 0, 18)), .stroke(rays(from: 38, to: 41))],
                "cloud.rain.fill": [
                    SymbolMark.solid(cloud).placed(scale: 0.86, dy: -14),
                    .stroke("M-24 28L-32 44M0 28L-8 44M24 28L16 44"),
                ],
                "cloud.sun.fill": [
                    .solid(circle(16, -20, 16)), .stroke("M16-56V-51M42-46L39-43M52-20H47M-10-46L-7-43"),
                    SymbolMark.gap(cloud, 5).placed(scale: 0.8, dx: -8, dy: 16),
                    SymbolMark.solid(cloud).placed(scale: 0.8, dx: -8, dy: 16),
                ],
                "snowflake": [
                    .stroke((0..<6).map(flake).joined(), 0.9)
                ],
                "wind": [
                    .stroke("M-50-10H18A15 15 0 1 0 3-25M-50 10H34A15 15 0 1 1 19 25M-50-30H-18")
                ],
                "umbrella.fill": [
                    .solid("M-48 0A48 44 0 0 1 48 0Q36-8 24 0Q12-8 0 0Q-12-8-24 0Q-36-8-48 0Z", 0.6),
                    .stroke("M0-50V36A11 11 0 0 1-22 36"),
                ],
            ],
            pair("cloud", cloud),
            pair("moon", "M-10-44A44 44 0 1 0 44 14C14 26-18 0-10-44Z"),
            pair("drop", "M0-50C14-26 32-8 32 14A32 32 0 0 1-32 14C-32-8-14-26 0-50Z"))
    }

    private static let cloud = "M-28 32A22 22 0 0 1-34-11A34 34 0 0 1 30-14A23.5 23.5 0 0 1 30 32Z"
    private static let rays = rays(from: 37, to: 47)

    private static func rays(from inner: Double, to outer: Double) -> String {
        (0..<8).map { index in
            let (x, y) = (cos(Double(index) * .pi / 4), sin(Double(index) * .pi / 4))
            return "M\(inner * x) \(inner * y)L\(outer * x) \(outer * y)"
        }.joined()
    }

    private static func flake(_ arm: Int) -> String {
        let angle = Double(arm) * .pi / 3
        func at(_ along: Double, _ aside: Double) -> String {
            "\(along * sin(angle) + aside * cos(angle)) \(-along * cos(angle) + aside * sin(angle))"
        }
        return "M0 0L\(at(48, 0))M\(at(40, -12))L\(at(28, 0))L\(at(40, 12))"
    }
}
