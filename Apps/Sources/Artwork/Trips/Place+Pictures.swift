import SwiftUI

/// The other pictures of a place: the same scene from near, and after sunset.
extension Place {
    /// Where the view from near looks: the middle of what is seen, in the unit square of the scene.
    private var sight: UnitPoint {
        switch self {
        case .yosemite: UnitPoint(x: 0.3, y: 0.55)
        case .venice: UnitPoint(x: 0.6, y: 0.6)
        case .hongKong: UnitPoint(x: 0.5, y: 0.5)
        case .barcelona: UnitPoint(x: 0.5, y: 0.42)
        case .braies: UnitPoint(x: 0.4, y: 0.75)
        case .kanangra: UnitPoint(x: 0.65, y: 0.5)
        case .mountCurrie: UnitPoint(x: 0.5, y: 0.25)
        case .ohrid: UnitPoint(x: 0.6, y: 0.5)
        case .oia: UnitPoint(x: 0.45, y: 0.45)
        case .palawan: UnitPoint(x: 0.5, y: 0.6)
        case .salerno: UnitPoint(x: 0.4, y: 0.5)
        case .tokyo: UnitPoint(x: 0.5, y: 0.45)
        case .westVancouver: UnitPoint(x: 0.55, y: 0.5)
        case .singapore: UnitPoint(x: 0.5, y: 0.5)
        case .perhentianIslands: UnitPoint(x: 0.6, y: 0.65)
        }
    }

    /// A part of the scene, from near.
    @MainActor var near: some View { scene.scaleEffect(2.1, anchor: sight) }

    /// The scene at dusk, seen from the other side, under the first stars.
    @MainActor var dusk: some View {
        ZStack {
            scene
                .scaleEffect(x: -1, y: 1)
                .saturation(0.75)
            LinearGradient(
                colors: [ink(0x1B2360), ink(0x53407F), ink(0xB4687C), ink(0x3B3560)], startPoint: .top,
                endPoint: .bottom
            )
            .blendMode(.multiply)
            .opacity(0.86)
            Stars(area: rect(0, 0, 363, 210), count: 90, seed: 21)
            Circle()
                .fill(ink(0xFFF4DC))
                .frame(width: 26, height: 26)
                .shadow(color: ink(0xFFF4DC, 0.8), radius: 18)
                .position(x: 284, y: 92)
        }
    }
}
