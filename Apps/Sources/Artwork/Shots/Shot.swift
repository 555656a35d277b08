import SwiftUI

/// The designs that the project list of the filters shows: 400 × 300 points each.
enum Shot: Int, CaseIterable {
    case finance = 1
    case delivery, icons, logo, music, travel, isometric, rings, poster, home, markets, glass

    static let size = CGSize(width: 400, height: 300)

    /// The picture's name in the catalog.
    var name: String { "shot-\(rawValue)" }

    @MainActor @ViewBuilder
    var picture: some View {
        switch self {
        case .finance: FinanceShot()
        case .delivery: DeliveryShot()
        case .icons: IconsShot()
        case .logo: LogoShot()
        case .music: MusicShot()
        case .travel: TravelShot()
        case .isometric: IsometricShot()
        case .rings: RingsShot()
        case .poster: PosterShot()
        case .home: HomeShot()
        case .markets: MarketsShot()
        case .glass: GlassShot()
        }
    }
}
