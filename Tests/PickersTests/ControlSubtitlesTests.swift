import Foundation
import SwiftUITesting
import Testing

@testable import RifflePickers

@MainActor
struct ControlSubtitlesTests {
    private struct Titles: View {
        let hasSubtitle: Bool

        var body: some View {
            Text("Title")
            if hasSubtitle { Text("Subtitle") }
        }
    }

    private struct Page: View {
        let hasSubtitle: Bool

        var body: some View {
            Form {
                Toggle(isOn: .constant(true)) { Titles(hasSubtitle: hasSubtitle) }
                Stepper(value: .constant(1)) { Titles(hasSubtitle: hasSubtitle) }
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    Titles(hasSubtitle: hasSubtitle)
                }
                Picker(selection: .constant(1)) {
                    Text("Two").tag(1)
                } label: {
                    Titles(hasSubtitle: hasSubtitle)
                }
                .pickerStyle(.navigationLink)
                DatePicker(selection: .constant(Date()), displayedComponents: .date) {
                    Titles(hasSubtitle: hasSubtitle)
                }
                LabeledContent {
                    Text("Three")
                } label: {
                    Titles(hasSubtitle: hasSubtitle)
                }
                Text("End")
            }
        }
    }

    /// How light the darkest point is in a part of the picture, 0...255.
    private func darkest(_ picture: Snapshot, _ rect: CGRect) -> UInt8 {
        var least = UInt8.max
        for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
            for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) { least = min(least, picture[x, y].r) }
        }
        return least
    }

    @Test("the second view of a control's label is a subtitle: below the title, small and gray")
    func subtitle() async throws {
        let (plain, tall) = (
            ViewTester(NavigationStack { Page(hasSubtitle: false) }),
            ViewTester(NavigationStack { Page(hasSubtitle: true) })
        )
        await plain.pump()
        await tall.pump()
        // Six rows of 63.5 points: a line of 18 is 3 below the title. With the title alone rows have 44, their least.
        let more = try tall.find(.text("End")).frame.minY - plain.find(.text("End")).frame.minY
        #expect(abs(more - 6 * 19.5) <= 3)
        let picture = try tall.snapshot()
        let toggle = try tall.find(.role(.toggle, "Title, Subtitle")).frame
        let title = CGRect(x: toggle.minX, y: toggle.minY, width: 80, height: 20.5)
        let subtitle = CGRect(x: toggle.minX, y: title.maxY + 3, width: 80, height: 18)
        #expect(darkest(picture, title) < 20)
        #expect((100...180).contains(darkest(picture, subtitle)))
        #expect(darkest(picture, title.offsetBy(dx: 100, dy: 0)) > 240)
    }

    @Test("labels of one view look as before, and a style of the app's own arranges several as it likes")
    func others() async throws {
        struct Beside: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) { configuration.label }
            }
        }
        let tester = ViewTester(
            VStack {
                Toggle(isOn: .constant(true)) { Titles(hasSubtitle: true) }.toggleStyle(Beside())
                Toggle("Single", isOn: .constant(true))
            })
        await tester.pump()
        #expect(abs(try tester.find(.label("Title, Subtitle")).frame.height - 20.5) <= 0.5)
        #expect(try tester.find(.role(.toggle, "Single")).frame.height == 31)
    }
}
