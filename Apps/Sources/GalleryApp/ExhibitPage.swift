import AppData
import SwiftUI

/// An app that fills the page, below a bar that leads back to the others.
struct ExhibitPage: View {
    let exhibit: Exhibit
    let file: DataFile?
    @Binding var chosenScheme: ColorScheme?

    /// How often the app was restarted. It is the id of the app, so a restart begins without the old state.
    @State private var run = 0
    @Environment(\.dismiss) private var dismiss

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
                ResetButton(name: exhibit.name) { run += 1 }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 6)
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            exhibit.app
                .environment(\.dataFile, file)
                .id(run)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background { Color(UIColor.systemBackground).ignoresSafeArea() }
        .navigationTitle(exhibit.name)
        .toolbarVisibility(.hidden, for: .navigationBar)
    }
}
