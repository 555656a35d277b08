/// The Swift file that names a target's assets.
struct GeneratedSource {
    /// Whose resources the names refer to.
    enum BundleChoice: String {
        case module, main
    }

    private(set) var text = ""
    /// Assets that got no name of their own, and why.
    private(set) var warnings: [String] = []

    /// Members that `Color` has already; a color of that name is reached as `Color(.red)` only.
    private static let colorMembers: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    init(names: CatalogNames, bundle: BundleChoice) {
        text = """
            // Written by AssetSymbols for this target; changes are overwritten.
            // On Apple's platforms a file that only imports Foundation finds the names of SwiftUI that others import.
            @_exported import SwiftUI

            """
        guard names != CatalogNames() else { return }
        text += """

            private let resourceBundle = Bundle.\(bundle.rawValue)

            extension ImageResource {

            """
        writeMembers(of: names, at: \.images, type: "ImageResource", suffix: "Image", depth: 1)
        text += "}\n\nextension ColorResource {\n"
        writeMembers(of: names, at: \.colors, type: "ColorResource", suffix: "Color", depth: 1)
        text += "}\n"
        writeColors(names)
    }

    private mutating func writeMembers(
        of names: CatalogNames, at assets: KeyPath<CatalogNames, Set<String>>, type: String, suffix: String, depth: Int
    ) {
        let indent = String(repeating: "    ", count: depth)
        for (name, asset) in constants(names[keyPath: assets], suffix: suffix) {
            text += "\(indent)/// \(Self.literal(asset))\n"
            text += "\(indent)static let \(name) = \(type)(name: \(Self.literal(asset)), bundle: resourceBundle)\n"
        }
        for (folder, inner) in names.namespaces.sorted(by: { $0.key < $1.key }) {
            guard let name = SwiftName.namespace(folder), !inner.isEmpty(at: assets) else { continue }
            text += "\(indent)enum \(name) {\n"
            writeMembers(of: inner, at: assets, type: type, suffix: suffix, depth: depth + 1)
            text += "\(indent)}\n"
        }
    }

    private mutating func writeColors(_ names: CatalogNames) {
        let colors = constants(names.colors, suffix: "Color", reports: false).filter {
            !Self.colorMembers.contains($0.name)
        }
        guard !colors.isEmpty else { return }
        text += "\nextension Color {\n"
        for (name, _) in colors { text += "    static var \(name): Color { Color(ColorResource.\(name)) }\n" }
        text += "}\n\nextension ShapeStyle where Self == Color {\n"
        for (name, _) in colors { text += "    static var \(name): Color { Color(ColorResource.\(name)) }\n" }
        text += "}\n"
    }

    /// Swift names with the assets they stand for, sorted; of two assets with one name the first has it.
    private mutating func constants(_ assets: Set<String>, suffix: String, reports: Bool = true)
        -> [(name: String, asset: String)]
    {
        var taken: [String: String] = [:]
        var result: [(name: String, asset: String)] = []
        for asset in assets.sorted() {
            let last = asset.split(separator: "/").last.map(String.init) ?? asset
            guard let name = SwiftName.constant(last, droppingSuffix: suffix) else { continue }
            if let first = taken[name] {
                if reports { warnings.append("\"\(asset)\" and \"\(first)\" would both be `.\(name)`; rename one") }
                continue
            }
            taken[name] = asset
            result.append((name, asset))
        }
        return result
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

extension CatalogNames {
    /// Whether neither this namespace nor one inside it has such an asset.
    fileprivate func isEmpty(at assets: KeyPath<CatalogNames, Set<String>>) -> Bool {
        self[keyPath: assets].isEmpty && namespaces.values.allSatisfy { $0.isEmpty(at: assets) }
    }
}
