extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What Apple's print: springs by response and damping, curves by the coefficients of their polynomials, and delays,
    /// speeds and repetitions around what they change. An animation of the app's own prints as itself.
    ///
    /// The types are those that the runtime of iOS 18 has. Others are described by what they are made of.
    public var description: String { form.printed.text }

    /// The same with the names of types in full.
    public var debugDescription: String { "AnyAnimator(\(form.printed.fullText))" }

    /// Has no children: what an animation is made of is its own affair.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Animation.Form {
    /// A value as Swift prints one of Apple's, with the names of modules and without.
    fileprivate struct Printed {
        let type: String
        let fullType: String
        let text: String
        let fullText: String
        /// Whether the animation is one of the framework's own.
        var isInternal = true

        init(_ type: String, _ content: String) {
            self.init(
                type: type, fullType: "SwiftUI." + type, text: type + content, fullText: "SwiftUI." + type + content)
        }

        init(type: String, fullType: String, text: String, fullText: String, isInternal: Bool = true) {
            self.type = type
            self.fullType = fullType
            self.text = text
            self.fullText = fullText
            self.isInternal = isInternal
        }

        /// An animation with a modifier around it.
        func modified(by modifier: String, _ parameters: String) -> Printed {
            let short = "CustomAnimationModifiedContent<\(type), \(modifier)>"
            let full = "CustomAnimationModifiedContent<\(fullType), SwiftUI.\(modifier)>"
            let content = "(base: \(fullText), modifier: SwiftUI.\(modifier)(\(parameters)))"
            guard isInternal else {
                return Printed(
                    type: short, fullType: "SwiftUI." + full, text: short + content,
                    fullText: "SwiftUI." + full + content, isInternal: false)
            }
            let wrapped = "(_base: SwiftUI.\(full)\(content))"
            return Printed(
                type: "Internal" + short, fullType: "SwiftUI.Internal" + full, text: "Internal" + short + wrapped,
                fullText: "SwiftUI.Internal" + full + wrapped)
        }
    }

    fileprivate var printed: Printed {
        if self == Animation.default.form { return Printed("DefaultAnimation", "()") }
        switch self {
        case .spring(let spring, let blendDuration):
            return Printed(
                "FluidSpringAnimation",
                "(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
                    + "blendDuration: \(blendDuration))")
        case .curve(let curve, let duration):
            guard let solver = curve.solverDescription else { break }
            return Printed("BezierAnimation", "(duration: \(duration), curve: \(solver))")
        case .delay(let delay, let base):
            return base.printed.modified(by: "DelayAnimation", "delay: \(delay)")
        case .speed(let speed, let base):
            return base.printed.modified(by: "SpeedAnimation", "speed: \(speed)")
        case .repetition(let count, let autoreverses, let base):
            let times = count.map { "Optional(\($0))" } ?? "nil"
            return base.printed.modified(
                by: "RepeatAnimation", "repeatCount: \(times), autoreverses: \(autoreverses)")
        case .custom(let custom):
            let type = Swift.type(of: custom.base)
            return Printed(
                type: String(describing: type), fullType: String(reflecting: type),
                text: String(describing: custom.base), fullText: String(reflecting: custom.base), isInternal: false)
        case .interpolatingSpring, .logicallyComplete: break
        }
        let text = "Animation(\(self))"
        return Printed(type: "Animation", fullType: "SwiftUI.Animation", text: text, fullText: text)
    }
}

extension UnitCurve {
    /// The curve as polynomials, in Apple's words; nil for those that are no Bézier curves here.
    fileprivate var solverDescription: String? {
        guard !isInverse else { return nil }
        switch function {
        case .linear: return CurveBezier(x1: 0, y1: 0, x2: 1, y2: 1).solverDescription
        case .bezier(let bezier): return bezier.solverDescription
        case .circularIn, .circularOut, .circularInOut: return nil
        }
    }
}

extension CurveBezier {
    fileprivate var solverDescription: String {
        func coefficients(_ first: Double, _ second: Double) -> (a: Double, b: Double, c: Double) {
            let c = 3 * first
            let b = 3 * (second - first) - c
            return (1 - c - b, b, c)
        }
        let (x, y) = (coefficients(x1, x2), coefficients(y1, y2))
        return "SwiftUI.UnitCurve.CubicSolver(ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c))"
    }
}
