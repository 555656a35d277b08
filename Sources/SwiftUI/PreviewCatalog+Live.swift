#if Web
    import Foundation
    internal import RiffleWebHost

    extension PreviewCatalog {
        /// The previews for the page of `riffle dev`.
        ///
        /// What could not be made is left out: the program is to be shown nonetheless.
        static var live: [LivePreview] {
            (try? all()).map { described($0).map(\.preview) } ?? []
        }

        /// The views of a preview, made anew; nil where there is none of that id.
        static func view(_ id: String) -> AnyView? {
            guard let entries = try? all() else { return nil }
            return described(entries).first { $0.preview.id == id }?.entry.content
        }

        /// Previews without a name are counted in their file: lines change with every edit.
        private static func described(_ entries: [Entry]) -> [(preview: LivePreview, entry: Entry)] {
            var counts: [String: Int] = [:]
            let ids = distinct(
                entries.map { entry in
                    let file = safe(entry.file)
                    if let name = entry.name { return "\(file)-\(safe(name))" }
                    counts[file, default: 0] += 1
                    return "\(file)-\(counts[file] ?? 1)"
                })
            return zip(entries, ids).map { entry, id in
                var preview = LivePreview(
                    id: id, name: entry.name ?? "", file: entry.file, line: entry.line,
                    isLandscape: entry.isLandscape, device: entry.device?.rawValue)
                switch entry.layout {
                case .device: break
                case .sizeThatFits: (preview.width, preview.height) = (0, 0)
                case .fixed(let width, let height): (preview.width, preview.height) = (width, height)
                }
                return (preview, entry)
            }
        }
    }
#endif
