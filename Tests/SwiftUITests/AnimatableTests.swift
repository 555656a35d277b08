import SwiftUI
import SwiftUITesting
import Testing

/// A bar as long as it says.
@Animatable private struct LengthBar: Shape {
    var length: CGFloat
    var inset = 0.0
    @AnimatableIgnored var name = "bar"

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: inset, y: 0, width: length - 2 * inset, height: rect.height))
    }
}

@MainActor
struct AnimatableTests {
    private struct Page: View {
        @State private var isLong = false

        var body: some View {
            LengthBar(length: isLong ? 100 : 20, inset: isLong ? 10 : 0)
                .fill(.black)
                .frame(width: 100, height: 100)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isLong = true } }
                .accessibilityLabel("Bar")
        }
    }

    @Test("The properties of a shape whose vector the macro makes go through what lies between")
    func between() async throws {
        let tester = ViewTester(Page(), size: CGSize(width: 100, height: 100), scale: 1)
        await tester.pump()
        let touch = tester.touch(at: CGPoint(x: 50, y: 50))
        await touch.lift()
        await tester.advance(by: 0.5)
        let picture = try tester.snapshot()
        func isDark(_ x: Int) -> Bool { picture[x, 50].r < 100 }
        // Halfway: from 5 to 55.
        #expect(!isDark(2) && isDark(8) && isDark(50) && !isDark(60))
    }

    @Test("A window for values shows its content without one")
    func windowForValue() async throws {
        struct Program: App {
            var body: some Scene {
                WindowGroup(for: Int.self) { $number in Text("Number \(number.map(String.init) ?? "none")") }
                    .defaultSize(width: 400, height: 300)
                    .windowResizability(.contentSize)
                    .commands {
                        SidebarCommands()
                        TextEditingCommands()
                    }
            }
        }
        let tester = ViewTester(Program.Body._rootView(Program().body))
        await tester.pump()
        #expect(tester.findAll(.text("Number none")).count == 1)
    }
}
