import Foundation
internal import PreviewDiscovery

/// The previews of a program, found by their types' conformances.
@MainActor
struct PreviewCatalog {
    /// One picture to be painted.
    struct Entry {
        let fileName: String
        let layout: PreviewLayout
        var isLandscape = false
        let content: AnyView
    }

    /// All previews, ordered by the names of their types.
    static func all() -> [Entry] {
        var entries: [Entry] = []
        for type in conformingTypes(to: (any PreviewRegistry).self) {
            guard let registry = type as? any PreviewRegistry.Type else { continue }
            guard let preview = try? registry.makePreview() else { continue }
            let file = registry.fileID.split(separator: "/").last.map {
                $0.replacingOccurrences(of: ".swift", with: "")
            }
            let name = [file, preview.name ?? "line \(registry.line)"].compactMap { $0 }.joined(separator: "-")
            entries.append(
                Entry(
                    fileName: safe(name), layout: preview.layout, isLandscape: preview.isLandscape,
                    content: AnyView(erasing: preview.body())))
        }
        for type in conformingTypes(to: (any PreviewProvider).self) {
            guard let provider = type as? any PreviewProvider.Type else { continue }
            entries += previews(of: provider)
        }
        return entries
    }

    private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Entry] {
        let items = PreviewItem.items(in: Provider.previews)
        return items.enumerated().map { index, item in
            let name = item.name ?? (items.count == 1 ? nil : "\(index + 1)")
            return Entry(
                fileName: safe(["\(provider)", name].compactMap { $0 }.joined(separator: "-")), layout: item.layout,
                content: item.content)
        }
    }

    private static func safe(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "_" })
    }
}
