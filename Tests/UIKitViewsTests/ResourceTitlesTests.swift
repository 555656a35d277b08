import SwiftUITesting
import Testing

@testable import RiffleUIKitViews

/// Titles that are resources, as the constants are that Xcode makes of string catalogs.
extension LocalizedStringResource {
    fileprivate static let models: LocalizedStringResource = "Models"
}

@MainActor
struct ResourceTitlesTests {
    private struct Controls: View {
        @State private var text = ""
        @State private var isOn = true
        @State private var number = 1
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var color = Color.red

        var body: some View {
            NavigationStack {
                Form {
                    Section(.models) {
                        TextField(.models, text: $text)
                        SecureField(.models, text: $text)
                        TextField(.models, value: $number, format: .number)
                        Toggle(.models, systemImage: "plus", isOn: $isOn)
                        Stepper(.models, value: $number)
                        Picker(.models, selection: $number) { Text("One").tag(1) }
                        DatePicker(.models, selection: $date)
                    }
                    Section(.models, isExpanded: $isOn) {
                        ColorPicker(.models, selection: $color)
                        LabeledContent(.models, value: "3")
                        DisclosureGroup(.models) { Text("Inside") }
                        GroupBox(.models) { Text("Inside") }
                        NavigationLink(.models, value: 1)
                        Menu(.models) { Button(.models, systemImage: "plus") {} }
                        ShareLink(.models, item: "text")
                        Link(.models, destination: URL(filePath: "/"))
                    }
                }
                .navigationTitle(.models)
                .navigationSubtitle(.models)
                .searchable(text: $text, prompt: .models)
                .alert(.models, isPresented: .constant(false)) {}
                .confirmationDialog(.models, isPresented: .constant(false)) {}
            }
        }
    }

    @Test("Controls take resources for their titles, and literals stay keys")
    func controls() async throws {
        let tester = ViewTester(Controls(), size: CGSize(width: 390, height: 2_000))
        await tester.pump()
        let named = tester.findAll(.label("Models"))
        #expect(named.count >= 17, "\(tester.semanticsDescription)")
        #expect(tester.issues.isEmpty)
        #expect(Text("Models") == Text(LocalizedStringKey("Models")))
    }

    @Test("Views without content and tabs take resources")
    func unavailable() async throws {
        let tester = ViewTester(
            TabView {
                Tab(.models, systemImage: "cpu") {
                    ContentUnavailableView(.models, systemImage: "cpu", description: Text("None."))
                        .badge(LocalizedStringResource.models)
                        .help(.models)
                        .accessibilityAction(named: .models) {}
                }
                TabSection(.models) { Tab(.models, systemImage: "plus") { Text("Other") } }
            })
        await tester.pump()
        #expect(tester.findAll(.role(.tab)).map(\.label) == ["Models", "Models"])
        _ = try tester.find(.text("None."))
    }
}
