import SwiftUI

/// A fox made of facets, with its name.
struct LogoShot: View {
    var body: some View {
        ZStack {
            Ground(ink(0x1E2540), ink(0x10142A))
            Glow(x: 200, y: 120, radius: 200, color: ink(0xFF7A3E), strength: 0.35)
            guides.stroke(.white.opacity(0.07), lineWidth: 0.8)
            fox
            VStack(spacing: 3) {
                Lettering("emberfox", 27, .heavy, .white, design: .rounded)
                Lettering("TRAIL GEAR · SINCE 2019", 7.5, .semibold, .white.opacity(0.55))
            }
            .position(x: 200, y: 252)
        }
    }

    private var guides: Path {
        Path { path in
            for radius in [40.0, 66, 92, 118] {
                path.addEllipse(in: rect(200 - radius, 122 - radius, radius * 2, radius * 2))
            }
            path.addLines([point(200, 0), point(200, 300)])
            path.addLines([point(0, 122), point(400, 122)])
            path.addLines([point(60, -18), point(340, 262)])
            path.addLines([point(340, -18), point(60, 262)])
        }
    }

    private var fox: some View {
        ZStack {
            Path.polygon((130, 38), (176, 84), (128, 118)).painted(ink(0xFF8A3C), ink(0xE8542A))
            Path.polygon((270, 38), (272, 118), (224, 84)).painted(ink(0xF06A2E), ink(0xC93F22))
            Path.polygon((138, 56), (162, 82), (138, 102)).fill(ink(0x2A1626))
            Path.polygon((262, 56), (262, 102), (238, 82)).fill(ink(0x2A1626))
            Path.polygon((176, 84), (200, 92), (200, 150), (128, 118)).painted(ink(0xFFB65C), ink(0xFF7A3C))
            Path.polygon((224, 84), (272, 118), (200, 150), (200, 92)).painted(ink(0xFF963E), ink(0xE8602C))
            Path.polygon((176, 84), (200, 70), (224, 84), (200, 92)).painted(ink(0xFFD08A), ink(0xFFA850))
            Path.polygon((128, 118), (200, 150), (200, 200), (160, 162)).painted(ink(0xFFF4E8), ink(0xFFD9BC))
            Path.polygon((272, 118), (240, 162), (200, 200), (200, 150)).painted(ink(0xF4DCCB), ink(0xDDB59C))
            Path.polygon((184, 178), (200, 170), (216, 178), (200, 200)).painted(ink(0x3A2234), ink(0x170D18))
            Path.polygon((156, 116), (178, 128), (172, 134), (158, 126)).fill(ink(0x2A1626))
            Path.polygon((244, 116), (242, 126), (228, 134), (222, 128)).fill(ink(0x2A1626))
            Path.ellipse(169, 126, 3.4, 3.4).fill(.white)
            Path.ellipse(233, 126, 3.4, 3.4).fill(.white)
        }
    }
}
