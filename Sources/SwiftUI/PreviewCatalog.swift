import Foundation
internal import RiffleTypeDiscovery

/// The previews of a program, found by their types' conformances.
@MainActor
package struct PreviewCatalog {
    /// One picture to be painted.
    package struct Entry {
        package var fileName: String
        package let layout: PreviewLayout
        package var device: PreviewDevice?
        package var isLandscape = false
        package let content: AnyView
        /// Where it stands, as far as that is known, and what it is called there.
        package var file = ""
        package var line: Int?
        package var name: String?
        /// The module that it stands in.
        package var module = ""
    }

    /// All previews: those of `#Preview` by file and line, then those of providers by name.
    package static func all() throws -> [Entry] {
        var entries: [Entry] = []
        let registries = conformingTypes(to: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        for registry in registries {
            let preview = try registry.makePreview()
            let file = registry.fileID.split(separator: "/").last.map {
                // Copies that the plugin RewriteSources makes have the names of their originals behind this.
                $0.replacingOccurrences(of: ".swift", with: "")
                    .replacing(/^Rewritten\d*_/, with: "")
            }
            let name = [file, preview.name ?? "line \(registry.line)"].compactMap { $0 }.joined(separator: "-")
            entries.append(
                Entry(
                    fileName: safe(name), layout: preview.layout, isLandscape: preview.isLandscape,
                    content: preview.view, file: registry.fileID, line: registry.line, name: preview.name,
                    module: String(registry.fileID.prefix { $0 != "/" })))
        }
        for type in conformingTypes(to: (any PreviewProvider).self) {
            guard let provider = type as? any PreviewProvider.Type else { continue }
            entries += previews(of: provider)
        }
        for (index, name) in distinct(entries.map(\.fileName)).enumerated() { entries[index].fileName = name }
        return entries
    }

    /// The second of a name gets a number, rather than the first one's file, and one that no other has.
    static func distinct(_ names: [String]) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            var distinct = name
            var number = 1
            while !taken.insert(distinct).inserted {
                number += 1
                distinct = "\(name)-\(number)"
            }
            return distinct
        }
    }

    private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Entry] {
        let items = PreviewItem.items(in: Provider.previews)
        return items.enumerated().map { index, item in
            let name = item.name ?? (items.count == 1 ? nil : "\(index + 1)")
            return Entry(
                fileName: safe(["\(provider)", name].compactMap { $0 }.joined(separator: "-")), layout: item.layout,
                device: item.device, isLandscape: item.isLandscape, content: item.content, file: "\(provider)",
                name: name, module: String(String(reflecting: provider).prefix { $0 != "." }))
        }
    }

    /// A name that a shell takes for one word: hyphens for spaces, underscores for what else could be special.
    static func safe(_ name: String) -> String {
        let words = name.split(whereSeparator: \.isWhitespace).joined(separator: "-")
        return String(words.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "_" })
    }
}
