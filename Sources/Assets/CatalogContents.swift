/// `Contents.json` of a plain folder in a catalog. Format: Apple's Asset Catalog Format Reference.
struct FolderContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
}

/// When an entry applies: `{"appearance": "luminosity", "value": "dark"}`.
struct CatalogAppearance: Decodable {
    var appearance: String
    var value: String
}

/// `Contents.json` of an image set.
struct ImageSetContents: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [CatalogAppearance]?
        var resizing: Resizing?
    }

    struct Resizing: Decodable {
        var capInsets: CapInsets?
        enum CodingKeys: String, CodingKey { case capInsets = "cap-insets" }
    }

    /// Rigid edges in pixels of the entry's file.
    struct CapInsets: Decodable {
        var top: Double?
        var bottom: Double?
        var left: Double?
        var right: Double?
    }

    struct Properties: Decodable {
        var renderingIntent: String?
        var preservesVector: Bool?
        enum CodingKeys: String, CodingKey {
            case renderingIntent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }
    }

    var images: [Entry]?
    var properties: Properties?
}

/// `Contents.json` of a color set.
struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        var idiom: String?
        var appearances: [CatalogAppearance]?
        var color: Color?
    }

    struct Color: Decodable {
        var colorSpace: String?
        var components: [String: Component]?
        /// The name of one of the system's colors, in place of components.
        var reference: String?
        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, reference
        }
    }

    /// `"0.502"`, `"128"`, `"0x80"`, or a JSON number.
    enum Component: Decodable {
        case text(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .number(try container.decode(Double.self))
            }
        }
    }

    var colors: [Entry]?
}

extension [CatalogAppearance]? {
    /// Whether an entry is for the dark appearance; nil for any. High contrast and others never apply here.
    var isDark: (applies: Bool, isDark: Bool?) {
        var isDark: Bool?
        for appearance in self ?? [] {
            guard appearance.appearance == "luminosity" else { return (false, nil) }
            isDark = appearance.value == "dark"
        }
        return (true, isDark)
    }
}

/// The device an entry is for, the one preferred first: the profile is an iPhone's.
enum CatalogIdiom: Int, Sendable, Comparable {
    case phone, universal, other

    init(_ name: String?) {
        self =
            switch name {
            case "iphone": .phone
            case nil, "universal": .universal
            default: .other
            }
    }

    static func < (left: CatalogIdiom, right: CatalogIdiom) -> Bool { left.rawValue < right.rawValue }
}
