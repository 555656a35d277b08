import Testing

@Suite struct AnimatableMacroTests {
    @Test("The stored properties that are not left out become one vector")
    func several() throws {
        try expectExpansion(
            of: """
                @Animatable struct Wave {
                    var phase: Angle
                    var height = 0.5
                    var turn = Angle.zero { didSet { make() } }
                    @AnimatableIgnored var count: Int = 3
                    let isClosed = true
                    static var common = 1.0
                    var half: Double { height / 2 }
                }
                """,
            is: [
                """
                typealias AnimatableData = SwiftUI.AnimatablePair<Angle.AnimatableData, \
                SwiftUI.AnimatablePair<Double.AnimatableData, Angle.AnimatableData>>

                var animatableData: AnimatableData {
                    get {
                        SwiftUI.AnimatablePair(phase.animatableData, \
                SwiftUI.AnimatablePair(height.animatableData, turn.animatableData))
                    }
                    set {
                        phase.animatableData = newValue.first
                        height.animatableData = newValue.second.first
                        turn.animatableData = newValue.second.second
                    }
                }
                """,
                """
                extension Wave: SwiftUI.Animatable {
                }
                """,
            ])
    }

    @Test("A property whose type nobody says has to say it")
    func unknownType() throws {
        try expectExpansion(
            of: """
                @Animatable struct Wave {
                    var phase = make()
                }
                """,
            errors: [
                "2:9 @Animatable has to know the type of 'phase'; write var phase: Type = …, or mark it "
                    + "@AnimatableIgnored"
            ])
    }
}
