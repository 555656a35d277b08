import SwiftUI

/// The bar above the cards: undo, and how many cards are left.
struct StudyBar: View {
    let remaining: Int
    let canUndo: Bool
    let undo: @MainActor () -> Void

    var body: some View {
        HStack {
            PillButton("Undo", systemImage: "arrow.uturn.backward", action: undo)
                .keyboardShortcut("z")
                .disabled(!canUndo)
            Spacer()
            Text("\(remaining) to go")
                .modifier(Pill())
        }
    }
}

/// The buttons below the cards, which lead to decks and statistics.
struct PanelButtons: View {
    let show: @MainActor (StudyScreen.Panel) -> Void

    var body: some View {
        HStack {
            PillButton("Decks", systemImage: "rectangle.stack") { show(.decks) }
                .keyboardShortcut("d")
            Spacer()
            PillButton("Statistics", systemImage: "chart.bar") { show(.statistics) }
                .keyboardShortcut("s")
        }
    }
}

/// A dark button on the picture.
struct PillButton: View {
    let title: LocalizedStringKey
    let systemImage: String
    let action: @MainActor () -> Void

    init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.systemImage = systemImage
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Label(title, systemImage: systemImage)
                .modifier(Pill())
                .frame(minHeight: 44)
                .contentShape(Rectangle())
                .accessibilityElement()
                .accessibilityLabel(title)
        }
        .buttonStyle(.plain)
    }
}

/// A dark capsule that makes its content readable on a picture.
struct Pill: ViewModifier {
    @Environment(\.colorSchemeContrast) private var contrast

    func body(content: Content) -> some View {
        content
            .font(.overPicture)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .foregroundStyle(.white)
            .padding(.horizontal, 16)
            .frame(minHeight: 36)
            .background(.black.opacity(contrast == .increased ? 0.85 : 0.45), in: Capsule())
    }
}

extension Font {
    /// The font of white text on the background picture.
    static let overPicture = Font.system(.subheadline, design: .rounded).weight(.semibold)
}
