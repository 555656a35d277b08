import AppData
import SwiftUI

/// An app that fills the page, below a bar that leads back to the others.
struct ExhibitPage: View {
    let exhibit: Exhibit
    let file: DataFile
    @Binding var chosenScheme: ColorScheme?

    @State private var app: RunningApp
    @Environment(\.dismiss) private var dismiss

    init(exhibit: Exhibit, file: DataFile, chosenScheme: Binding<ColorScheme?>) {
        self.exhibit = exhibit
        self.file = file
        _chosenScheme = chosenScheme
        _app = State(initialValue: RunningApp(exhibit))
    }

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                Button {
                    dismiss()
                } label: {
                    HStack(spacing: 4) {
                        Image(systemName: "chevron.backward").accessibilityHidden(true)
                        Text("Apps")
                    }
                    .font(.body.weight(.medium))
                    .contentShape(.rect)
                }
                .keyboardShortcut("[", modifiers: .command)
                Spacer(minLength: 0)
                AppearanceSwitch(chosenScheme: $chosenScheme)
                ResetButton(name: exhibit.name) { withAnimation { app.startAnew(in: file) } }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 6)
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            RunningAppView(app: app, file: file)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background { Color(UIColor.systemBackground).ignoresSafeArea() }
        .navigationTitle(exhibit.name)
        .toolbarVisibility(.hidden, for: .navigationBar)
    }
}
