import Foundation
import RiffleAssets
import RifflePainting
import SwiftUICore

/// A color as another process has it. What an app works out by code belongs to the process.
extension Color: SessionCodable {
    private indirect enum Coded: Codable {
        case fixed([Float])
        case wide(Resolved)
        case system(String)
        case accent
        /// Of a catalog in the bundle at a path; nil for the main one.
        case named(String, String?)
        case resource(String, String)
        case faded(Coded, Double)
        case opaque(Coded, Double)
        case mixed(Coded, Coded, fraction: Double, isPerceptual: Bool)
    }

    package var sessionData: Data? { Self.coded(storage).flatMap { try? JSONEncoder().encode($0) } }

    package init?(sessionData data: Data) {
        guard let coded = try? JSONDecoder().decode(Coded.self, from: data), let storage = Self.storage(coded) else {
            return nil
        }
        self.init(storage: storage)
    }

    private static func coded(_ storage: Storage) -> Coded? {
        switch storage {
        case .fixed(let color): .fixed([color.red, color.green, color.blue, color.alpha])
        case .wide(let color): .wide(color)
        case .system(let color): .system(color.rawValue)
        case .accent: .accent
        case .named(let name, let bundle): .named(name, bundle?.bundlePath)
        case .resource(let resource): .resource(resource.name, resource.bundle.bundlePath)
        case .dynamic: nil
        case .faded(let base, let opacity): coded(base).map { .faded($0, opacity) }
        case .opaque(let base, let opacity): coded(base).map { .opaque($0, opacity) }
        case .mixed(let first, let second, let fraction, let isPerceptual):
            if let first = coded(first), let second = coded(second) {
                .mixed(first, second, fraction: fraction, isPerceptual: isPerceptual)
            } else {
                nil
            }
        }
    }

    private static func storage(_ coded: Coded) -> Storage? {
        switch coded {
        case .fixed(let parts):
            parts.count == 4
                ? .fixed(ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])) : nil
        case .wide(let color): .wide(color)
        case .system(let name): SystemColor(rawValue: name).map { .system($0) }
        case .accent: .accent
        case .named(let name, nil): .named(name, nil)
        case .named(let name, let path?): Bundle(path: path).map { .named(name, $0) }
        case .resource(let name, let path):
            Bundle(path: path).map { .resource(ColorResource(name: name, bundle: $0)) }
        case .faded(let base, let opacity): storage(base).map { .faded($0, opacity) }
        case .opaque(let base, let opacity): storage(base).map { .opaque($0, opacity) }
        case .mixed(let first, let second, let fraction, let isPerceptual):
            if let first = storage(first), let second = storage(second) {
                .mixed(first, second, fraction: fraction, isPerceptual: isPerceptual)
            } else {
                nil
            }
        }
    }
}
