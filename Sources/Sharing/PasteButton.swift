import RiffleControls
import RiffleDragAndDrop
import SwiftUICore
import Foundation

/// A button that hands over what has been copied.
///
/// In a browser that is what other programs have copied too, if the visitor lets the page read it: text, as browsers hand
/// over nothing else in that way. Tests say what there is by `ViewTester.paste(_:)`.
nonisolated public struct PasteButton: View {
    private let take: @MainActor ([NSItemProvider]) -> Void
    @State private var reading = ClipboardReading()

    /// A button that hands over what has been copied as item providers, where it is of one of the types.
    @preconcurrency
    public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        take = { providers in
            let fitting = providers.filter { provider in
                supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
            }
            if !fitting.isEmpty { payloadAction(fitting) }
        }
    }

    /// A button that hands over what has been copied, where it can become things of a type.
    @preconcurrency
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        take = { providers in
            Task { @MainActor in
                let items = await TransferredFile.items(of: T.self, in: providers)
                if !items.isEmpty { onPaste(items) }
            }
        }
    }

    /// A bordered button with the symbol and the word for pasting.
    @MainActor public var body: some View {
        Button {
            reading.begin { text in take(Self.providers(text)) }
        } label: {
            // No `Label`: rows of lists would give its symbol the tint, which is the button's own ground.
            HStack(spacing: 6) {
                Image(systemName: "doc.on.clipboard").accessibilityHidden(true)
                Text("Paste")
            }
        }
        .buttonStyle(.borderedProminent)
    }

    /// What other programs have copied, or else what has been copied here.
    @MainActor private static func providers(_ text: String?) -> [NSItemProvider] {
        let board = UIPasteboard.general
        if let text, text != board.string { return [NSItemProvider(object: NSString(string: text))] }
        if let url = board.url { return [NSItemProvider(item: url, typeIdentifier: UTType.url.identifier)] }
        if let image = board.image, let data = image.pngData() {
            return [NSItemProvider(item: data, typeIdentifier: UTType.png.identifier)]
        }
        return (board.strings ?? []).map { NSItemProvider(object: NSString(string: $0)) }
    }
}

/// A question of what has been copied that is open, at most one.
@MainActor
private final class ClipboardReading: LettingGo {
    private var question: OpenQuestion?

    nonisolated init() {}

    func letGo() { question = nil }

    func begin(_ take: @escaping @MainActor (String?) -> Void) {
        question = OpenQuestion(.readClipboard) { [weak self] answer in
            self?.question = nil
            switch answer {
            case .text(let text): take(text)
            // Whoever does not let the page read keeps what has been copied in it.
            case .cancelled, .done, .failed, .files, .place: take(nil)
            }
        }
    }
}
