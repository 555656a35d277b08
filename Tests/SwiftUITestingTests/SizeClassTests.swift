import SwiftUITesting
import Testing

@MainActor
@Suite("How much room a window says there is")
struct SizeClassTests {
    private struct Classes: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height

        var body: some View { Text(verbatim: "\(name(width)) \(name(height))") }

        private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
            sizeClass == .regular ? "regular" : "compact"
        }
    }

    @Test(
        "It goes with the window's size: phones upright and on their sides, tablets whole and shared",
        arguments: [
            (393.0, 852.0, "compact regular"), (852, 393, "compact compact"), (932, 430, "regular compact"),
            (834, 1194, "regular regular"), (1194, 834, "regular regular"), (639, 1024, "compact regular"),
            (678, 1024, "regular regular"), (1280, 800, "regular regular"), (300, 200, "compact regular"),
        ])
    func bySize(width: Double, height: Double, expected: String) async throws {
        let tester = ViewTester(Classes(), size: CGSize(width: width, height: height))
        #expect(try tester.find(.role(.text)).label == expected)
    }

    @Test("It changes when a window is turned or sized anew, unless the test says otherwise")
    func resizing() async throws {
        let tester = ViewTester(Classes(), size: CGSize(width: 393, height: 852))
        await tester.resize(to: CGSize(width: 852, height: 393))
        _ = try tester.find(.text("compact compact"))
        await tester.resize(to: CGSize(width: 1024, height: 768))
        _ = try tester.find(.text("regular regular"))
        let own = ViewTester(Classes(), size: CGSize(width: 1024, height: 768)) { $0.horizontalSizeClass = .compact }
        await own.resize(to: CGSize(width: 1280, height: 768))
        _ = try own.find(.text("compact regular"))
    }

    private struct Mail: View {
        @State private var isShown = false

        var body: some View {
            NavigationView {
                List(1..<4) { number in
                    NavigationLink("Mail \(number)") { Text("Text \(number)") }
                }
                Button("Write") { isShown = true }
            }
            .sheet(isPresented: $isShown) { Text("New").frame(maxWidth: .infinity) }
        }
    }

    @Test("In a large window columns stand side by side and sheets are cards; in a phone's there is one screen")
    func layouts() async throws {
        let tester = ViewTester(Mail(), size: CGSize(width: 1180, height: 820))
        _ = try tester.find(.text("Mail 2"))
        await tester.tap(try tester.find(.text("Write")))
        try await tester.settle()
        #expect(try tester.find(.text("New")).frame.width < 710)
        let phone = ViewTester(Mail())
        #expect(phone.findAll(.text("Write")).isEmpty)
    }
}
