import SwiftUI

/// The bar below the deck, with buttons to pass, book and like.
struct BottomBar: View {
    let pass: @MainActor () -> Void
    let book: @MainActor () -> Void
    let like: @MainActor () -> Void

    private static let bookStyle = SolidButtonStyle(
        padding: EdgeInsets(sides: 35, ends: 15), font: .trips(.subheadline, .bold))

    var body: some View {
        HStack {
            IconButton("Pass", systemName: "xmark", action: pass)
                .keyboardShortcut(.leftArrow, modifiers: [])
            Button("BOOK IT NOW", action: book)
                .buttonStyle(Self.bookStyle)
                .padding(EdgeInsets(sides: 20, ends: 0))
            IconButton("Like", systemName: "heart", action: like)
                .keyboardShortcut(.rightArrow, modifiers: [])
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 12)
        // Each button is on the side that its card leaves to, whatever is read from there.
        .environment(\.layoutDirection, .leftToRight)
        // Larger, the words would push the symbols off the screen.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
