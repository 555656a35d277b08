import SwiftUI

/// The places of the trips; the raw value names the picture.
enum Place: String, CaseIterable {
    case yosemite, venice, barcelona, braies, kanangra, ohrid, oia, palawan, salerno, tokyo, singapore
    case hongKong = "hong-kong"
    case mountCurrie = "mount-currie"
    case westVancouver = "west-vancouver"
    case perhentianIslands = "perhentian-islands"

    @MainActor @ViewBuilder
    var scene: some View {
        switch self {
        case .yosemite: YosemiteScene()
        case .venice: VeniceScene()
        case .hongKong: HongKongScene()
        case .barcelona: BarcelonaScene()
        case .braies: BraiesScene()
        case .kanangra: KanangraScene()
        case .mountCurrie: MountCurrieScene()
        case .ohrid: OhridScene()
        case .oia: OiaScene()
        case .palawan: PalawanScene()
        case .salerno: SalernoScene()
        case .tokyo: TokyoScene()
        case .westVancouver: WestVancouverScene()
        case .singapore: SingaporeScene()
        case .perhentianIslands: PerhentianIslandsScene()
        }
    }
}
