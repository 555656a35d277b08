import SwiftUI

/// A landing page with a painted coast.
struct TravelShot: View {
    var body: some View {
        page
            .frame(width: 352, height: 252)
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            .shadow(color: ink(0x0A3A4A, 0.35), radius: 20, x: 0, y: 14)
            .frame(width: 400, height: 300)
            .background { Ground(ink(0xBFEAE4), ink(0x7CC6CF)) }
    }

    private var page: some View {
        ZStack(alignment: .topLeading) {
            coast
            VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 14) {
                    Lettering("wander.", 12, .heavy, .white, design: .rounded)
                    Spacer()
                    Lettering("Stays", 8, .medium, .white)
                    Lettering("Routes", 8, .medium, .white)
                    Lettering("Sign up", 8, .bold, ink(0x0E5A72))
                        .padding(.horizontal, 9)
                        .padding(.vertical, 5)
                        .background { Capsule().fill(.white) }
                }
                Spacer().frame(height: 12)
                Lettering("Slow down", 30, .heavy, .white, design: .serif)
                Lettering("by the sea.", 30, .heavy, .white, design: .serif)
                Lettering("Hand-picked houses on quiet coasts", 8.5, .medium, .white.opacity(0.9))
                search
            }
            .padding(20)
        }
    }

    private var search: some View {
        HStack(spacing: 12) {
            HStack(spacing: 4) {
                Image(systemName: "mappin.and.ellipse").font(.system(size: 9, weight: .bold)).foregroundColor(
                    ink(0xF2703C))
                Lettering("Where to?", 8, .semibold, ink(0x30505E))
            }
            Rectangle().fill(ink(0xD8E4E8)).frame(width: 1, height: 14)
            HStack(spacing: 4) {
                Image(systemName: "calendar").font(.system(size: 9, weight: .bold)).foregroundColor(ink(0xF2703C))
                Lettering("Any week", 8, .semibold, ink(0x30505E))
            }
            Image(systemName: "magnifyingglass").font(.system(size: 9, weight: .bold)).foregroundColor(.white)
                .frame(width: 24, height: 24)
                .background { Circle().fill(ink(0xF2703C)) }
        }
        .padding(.leading, 12)
        .padding(5)
        .background { Capsule().fill(.white) }
        .shadow(color: .black.opacity(0.18), radius: 8, x: 0, y: 5)
    }

    private var coast: some View {
        ZStack {
            LinearGradient(
                colors: [ink(0x2B8FC0), ink(0x8AD0DC), ink(0xFFE3BC)], startPoint: .top,
                endPoint: UnitPoint(x: 0.5, y: 0.7))
            Disk(x: 282, y: 92, radius: 17, color: ink(0xFFF6DC), glow: ink(0xFFD28A), reach: 6)
            Ridge([(120, 176), (190, 146), (230, 158), (286, 122), (330, 140), (370, 126)], roughness: 0.1, seed: 3)
                .path(to: 190).painted(ink(0x6AA8B4), ink(0xA8D0C8))
            Path.box(0, 178, 352, 74).painted(ink(0x5CC4CC), ink(0x1E86A4), ink(0x0E5A82))
            Glints(area: rect(0, 180, 352, 70), count: 70, color: .white.opacity(0.6), seed: 4, x: 282, spread: 20)
            Ridge([(216, 252), (250, 214), (280, 196), (320, 190), (370, 168)], roughness: 0.1, seed: 8)
                .path(to: 260).painted(ink(0xF2C38A), ink(0xB07A5E))
            Foliage(
                heaps: [(300, 196, 12), (330, 188, 15), (352, 178, 16)], dark: ink(0x1F5A4A), middle: ink(0x3E8A5A),
                light: ink(0x9AC468),
                seed: 4)
            SailBoat(x: 226, y: 196, scale: 0.5)
        }
    }
}
