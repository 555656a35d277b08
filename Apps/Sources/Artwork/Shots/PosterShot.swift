import SwiftUI

/// A poster of shapes and large letters.
struct PosterShot: View {
    var body: some View {
        ZStack {
            Ground(ink(0xEDE6DA), ink(0xDCD2C2))
            poster
                .frame(width: 196, height: 262)
                .clipped()
                .shadow(color: .black.opacity(0.3), radius: 14, x: 4, y: 10)
                .rotationEffect(.degrees(-5))
                .position(x: 146, y: 152)
            second
                .frame(width: 132, height: 176)
                .clipped()
                .shadow(color: .black.opacity(0.26), radius: 12, x: 4, y: 8)
                .rotationEffect(.degrees(6))
                .position(x: 312, y: 168)
        }
    }

    private var poster: some View {
        ZStack {
            ink(0xF4EFE4)
            Path.ellipse(140, 84, 124, 124).fill(ink(0xE8462E))
            Path.polygon((0, 96), (96, 0), (96, 96)).fill(ink(0x1D3FA8))
            Path.box(0, 96, 96, 70).fill(ink(0xF6B92E))
            Path { path in
                for index in 0..<7 { path.addRect(rect(104 + Double(index) * 13, 150, 6.5, 74)) }
            }
            .fill(ink(0x16161C))
            Path { path in
                path.addRect(rect(0, 166, 104, 96))
                path.move(to: point(0, 262))
                path.addArc(
                    center: point(0, 262), radius: 96, startAngle: .degrees(-90), endAngle: .degrees(0),
                    clockwise: false)
                path.closeSubpath()
            }
            .fill(ink(0x1D3FA8))
            Path.ellipse(48, 131, 34, 34).fill(ink(0x16161C))
            VStack(alignment: .leading, spacing: -8) {
                Lettering("form", 40, .black, ink(0xF4EFE4))
                Lettering("grid", 40, .black, ink(0xF4EFE4))
            }
            .position(x: 52, y: 222)
            Lettering("12.09 — 30.11  Halle 4", 7, .bold, ink(0x16161C)).position(x: 146, y: 248)
        }
    }

    private var second: some View {
        ZStack {
            ink(0x16161C)
            ForEach(0..<9, id: \.self) { index in
                Circle().stroke(ink([0xF6B92E, 0xE8462E, 0x3E6BF2][index % 3]), lineWidth: 5)
                    .frame(width: 24 + Double(index) * 19)
                    .position(x: 66, y: 64)
            }
            Path.box(0, 122, 132, 54).fill(ink(0xF4EFE4))
            VStack(alignment: .leading, spacing: 2) {
                Lettering("ECHO", 26, .black, ink(0x16161C))
                Lettering("A night of tape music", 7, .semibold, ink(0x16161C))
            }
            .position(x: 60, y: 149)
        }
    }
}
