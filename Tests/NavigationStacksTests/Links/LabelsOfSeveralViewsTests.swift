import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// Labels of several views, and of views that may not be there.
@MainActor
struct LabelsOfSeveralViewsTests {
    private struct Controls: View {
        let hasImage: Bool

        @ViewBuilder private var label: some View {
            if hasImage { Image(systemName: "gear") }
            Text("Settings")
        }

        var body: some View {
            NavigationStack {
                VStack(spacing: 30) {
                    Button {
                    } label: {
                        label
                    }
                    NavigationLink {
                        Text("There")
                    } label: {
                        label
                    }
                    NavigationLink(value: 1) { label }
                    NavigationLink {
                        Text("There")
                    } label: {
                        label
                    }
                    .buttonStyle(.bordered)
                    Menu {
                        Button("One") {}
                    } label: {
                        label
                    }
                    Link(destination: URL(filePath: "/")) { label }
                    Button {
                    } label: {
                        AnyView(label)
                    }
                }
            }
        }
    }

    @Test("Several views of a label are one control, lined up in a row", arguments: [true, false])
    func oneControl(hasImage: Bool) async throws {
        let tester = ViewTester(Controls(hasImage: hasImage))
        await tester.pump()
        let controls = tester.findAll(.role(.button)) + tester.findAll(.role(.link))
        #expect(controls.count == 7)
        for control in controls {
            #expect(control.label == (hasImage ? "gear, Settings" : "Settings"))
            #expect(control.frame.height < 45)
        }
    }
}
