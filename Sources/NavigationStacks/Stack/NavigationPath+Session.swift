import Foundation

extension NavigationPath: SessionCodable {
    package var sessionData: Data? { codable.flatMap { try? JSONEncoder().encode($0) } }

    package init?(sessionData: Data) {
        guard let kept = try? JSONDecoder().decode(CodableRepresentation.self, from: sessionData) else { return nil }
        self.init(kept)
    }
}
