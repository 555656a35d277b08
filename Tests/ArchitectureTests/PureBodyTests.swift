import Testing

@Suite struct PureBodyTests {
    /// UIKit's protocols have an app's code make and update its view where SwiftUI evaluates a body.
    private static let exempt = ["UIViewRepresentable.swift", "UIViewControllerRepresentable.swift"]

    @Test("Bodies of ours say what is shown, and write to nothing")
    func bodies() {
        for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") {
            guard !Self.exempt.contains(where: { file.path.hasSuffix("/" + $0) }) else { continue }
            for (number, text) in file.writesInBodies {
                Issue.record(
                    "\(file.path):\(number): a body does \"\(text)\". Hand it over with afterEvaluation(_:), or make it a value"
                )
            }
        }
    }

    @Test("A planted write is found, and what a body may do is not")
    func plantedWrites() {
        let found = Self.lines(
            """
            struct Shown: View {
                var body: some View {
                    let _ = model.update()
                    model.value = 1
                    var copy = value
                    copy.width = 2
                    model.connect(copy)
                    return Group {
                        Button("Press") { model.value = 2 }
                    }
                    .onAppear { count = 0 }
                }
            }

            struct Change: ViewModifier {
                @MainActor func body(content: Content) -> some View {
                    let width = model.width
                    content.frame(width: width)
                        .afterEvaluation {
                            model.width = width
                        }
                    place(in: width)
                }

                func update() {
                    model.value = 3
                }
            }

            struct Style: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    self.isPressed = configuration.isPressed
                    return configuration.label
                }
            }
            """)
        #expect(found == [3, 4, 7, 32])
    }

    private static func lines(_ text: String) -> [Int] {
        SourceFile(path: "Sources/Controls/Shown.swift", text: text).writesInBodies.map(\.number)
    }
}
