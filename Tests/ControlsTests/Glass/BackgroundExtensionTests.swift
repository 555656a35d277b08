import SwiftUITesting
import Testing

@MainActor
@Suite("Views that go on beyond their edges")
struct BackgroundExtensionTests {
    private struct Page: View {
        let isExtended: Bool

        var body: some View {
            VStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red
                    Color.blue
                }
                .frame(height: 100)
                .backgroundExtensionEffect(isEnabled: isExtended)
                Color.white
            }
        }
    }

    @Test("Under what covers the upper edge lies the mirrored view, its edge first")
    func mirrored() async throws {
        let tester = ViewTester(Page(isExtended: true), size: CGSize(width: 100, height: 300), scale: 1) {
            $0.safeAreaInsets.top = 40
        }
        let picture = try tester.snapshot()
        #expect(picture[50, 20].r > 200 && picture[50, 20].b < 120)
        #expect(picture[50, 50].r > 200 && picture[50, 120].b > 200)
        let plain = ViewTester(Page(isExtended: false), size: CGSize(width: 100, height: 300), scale: 1) {
            $0.safeAreaInsets.top = 40
        }
        #expect(try plain.snapshot()[50, 20].b > 200)
    }
}
