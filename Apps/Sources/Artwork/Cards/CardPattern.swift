import SwiftUI

/// What is drawn large and faint on a card's ground.
struct CardPattern: View {
    let style: CardStyle

    var body: some View {
        switch style.pattern {
        case .waves:
            ZStack {
                ForEach(0..<4, id: \.self) { index in
                    Wave(
                        height: 0.42 + Double(index) * 0.14, amplitude: 0.16 - Double(index) * 0.02,
                        phase: Double(index) * 0.9
                    )
                    .fill(style.accent.opacity(0.10 + Double(index) * 0.03))
                }
            }
        case .rings:
            ZStack {
                ForEach(0..<7, id: \.self) { index in
                    Circle()
                        .stroke(style.accent.opacity(0.22 - Double(index) * 0.025), lineWidth: 1.5)
                        .frame(width: 90 + CGFloat(index) * 55, height: 90 + CGFloat(index) * 55)
                }
            }
            .offset(x: 110, y: 70)
        case .rays:
            Rays(count: 14)
                .fill(style.accent.opacity(0.16))
        case .facets:
            ZStack {
                Facets(seed: 0).fill(.white.opacity(0.09))
                Facets(seed: 1).fill(.black.opacity(0.09))
            }
        case .dots:
            Dots(spacing: 16)
                .fill(style.accent.opacity(0.28))
        }
    }
}

/// A wave that fills everything below it; lengths are fractions of the frame.
private struct Wave: Shape {
    let height: Double
    let amplitude: Double
    let phase: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for step in 0...60 {
                let fraction = Double(step) / 60
                let y = height + amplitude * sin(fraction * 2 * .pi * 0.8 + phase)
                path.addLine(
                    to: CGPoint(x: rect.minX + rect.width * fraction, y: rect.minY + rect.height * y))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// Wedges that fan out from below the frame.
private struct Rays: Shape {
    let count: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX + rect.width * 0.22, y: rect.maxY + rect.height * 0.25)
            let radius = rect.width * 1.4
            for index in 0..<count {
                let start = Double.pi + Double(index) * .pi / Double(count)
                let end = start + .pi / Double(count) / 2
                path.move(to: center)
                path.addLine(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
                path.addLine(to: CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end)))
                path.closeSubpath()
            }
        }
    }
}

/// The lit or the shaded sides of a folded sheet: triangles that point up, or down, with one in three left out.
private struct Facets: Shape {
    let seed: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            let side = rect.width / 7
            let height = side * 0.87
            for row in 0..<5 {
                for column in -1..<8 {
                    guard (row * 2 + column + seed) % 3 != 0 else { continue }
                    let x = rect.minX + (CGFloat(column) + (row.isMultiple(of: 2) ? 0 : 0.5)) * side
                    let y = rect.minY + CGFloat(row) * height
                    let tip = seed == 0 ? y + height : y
                    let base = seed == 0 ? y : y + height
                    let shift = seed == 0 ? 0 : side / 2
                    path.move(to: CGPoint(x: x + shift, y: base))
                    path.addLine(to: CGPoint(x: x + shift + side, y: base))
                    path.addLine(to: CGPoint(x: x + shift + side / 2, y: tip))
                    path.closeSubpath()
                }
            }
        }
    }
}

/// Dots that shrink from the lower right to the upper left.
private struct Dots: Shape {
    let spacing: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            var y = rect.minY + spacing / 2
            while y < rect.maxY {
                var x = rect.minX + spacing / 2
                while x < rect.maxX {
                    let fraction = (x / rect.width + y / rect.height) / 2
                    let radius = max(fraction - 0.3, 0) * spacing * 0.6
                    if radius > 0.4 {
                        path.addEllipse(
                            in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
                    }
                    x += spacing
                }
                y += spacing
            }
        }
    }
}
