import SwiftUI

/// A small town of blocks, drawn without vanishing points.
struct IsometricShot: View {
    var body: some View {
        ZStack {
            Ground(ink(0xFFE9D6), ink(0xFFCDB8))
            Path.ellipse(200, 236, 330, 90).fill(ink(0xC9785E, 0.35)).blur(radius: 16)
            Block(x: 0, y: 0, z: -0.35, width: 6, depth: 6, height: 0.35, color: 0x86C8A0)
            Block(x: 2.4, y: 0, z: 0, width: 1.1, depth: 6, height: 0.03, color: 0x6E7A90)
            Block(x: 0, y: 2.4, z: 0, width: 6, depth: 1.1, height: 0.03, color: 0x6E7A90)
            tree(0.5, 3.68)
            tree(1.4, 3.68)
            buildings
            details
        }
    }

    private var buildings: some View {
        ZStack {
            Block(x: 0.3, y: 0.3, z: 0, width: 1.7, depth: 1.7, height: 2.7, color: 0x7A8CF0, rows: 7)
            Block(x: 0.7, y: 0.7, z: 2.7, width: 0.9, depth: 0.9, height: 0.8, color: 0x9AA8FF, rows: 2)
            Block(x: 4, y: 0.3, z: 0, width: 1.6, depth: 1.7, height: 1.7, color: 0xFFB454, rows: 4)
            Block(x: 4.2, y: 0.5, z: 1.7, width: 1.2, depth: 1.3, height: 0.14, color: 0xFFE0A8)
            Block(x: 0.3, y: 4, z: 0, width: 1.7, depth: 1.6, height: 1.4, color: 0xF2708A, rows: 3)
            Block(x: 0.5, y: 4.2, z: 1.4, width: 0.6, depth: 0.6, height: 0.5, color: 0xFF9AAC)
            Block(x: 4.1, y: 4, z: 0, width: 1.3, depth: 0.9, height: 0.6, color: 0xFFF4E8, rows: 1)
        }
    }

    private var details: some View {
        ZStack {
            Block(x: 2.6, y: 5.0, z: 0.03, width: 0.3, depth: 0.62, height: 0.26, color: 0xFF5A5A)
            Block(x: 3.04, y: 3.7, z: 0.03, width: 0.3, depth: 0.62, height: 0.26, color: 0x4AA8F2)
            tree(4.3, 5.5)
            tree(5.0, 5.4)
            tree(5.6, 5.0)
            tree(5.6, 4.2)
        }
    }

    private func tree(_ x: Double, _ y: Double) -> some View {
        let foot = Block.project(x, y, 0)
        return ZStack {
            Path.ellipse(foot.x, foot.y, 14, 6).fill(ink(0x2F6A50, 0.4))
            Path.box(foot.x - 1.4, foot.y - 10, 2.8, 10).fill(ink(0x8A5A3E))
            Path.ellipse(foot.x, foot.y - 17, 15, 19).painted(ink(0x6AD08A), ink(0x1F8A5E), to: .diagonal)
        }
    }
}

/// A box in a drawing without vanishing points, lit from the left.
private struct Block: View {
    let x: Double
    let y: Double
    let z: Double
    let width: Double
    let depth: Double
    let height: Double
    let color: Int
    /// Rows of windows.
    var rows = 0

    /// Where a place of the ground plan, one step 27 points wide, is on the page.
    static func project(_ x: Double, _ y: Double, _ z: Double) -> CGPoint {
        point(200 + (x - y) * 25, 106 + (x + y) * 13 - z * 29)
    }

    var body: some View {
        ZStack {
            side([
                (x, y + depth, z), (x + width, y + depth, z), (x + width, y + depth, z + height),
                (x, y + depth, z + height),
            ])
            .painted(ink(color), ink(color))
            side([
                (x + width, y, z), (x + width, y + depth, z), (x + width, y + depth, z + height),
                (x + width, y, z + height),
            ])
            .painted(ink(color), ink(color))
            side([
                (x + width, y, z), (x + width, y + depth, z), (x + width, y + depth, z + height),
                (x + width, y, z + height),
            ])
            .painted(ink(0x2A1F5E, 0.3), ink(0x2A1F5E, 0.42))
            side([
                (x, y, z + height), (x + width, y, z + height), (x + width, y + depth, z + height),
                (x, y + depth, z + height),
            ])
            .painted(ink(color), ink(color))
            side([
                (x, y, z + height), (x + width, y, z + height), (x + width, y + depth, z + height),
                (x, y + depth, z + height),
            ])
            .painted(.white.opacity(0.36), .white.opacity(0.22))
            windows.fill(ink(0xFFF6D8, 0.9))
        }
    }

    private func side(_ corners: [(Double, Double, Double)]) -> Path {
        .polygon(corners.map { Self.project($0.0, $0.1, $0.2) })
    }

    private var windows: Path {
        Path { path in
            for row in 0..<rows {
                let low = z + height * (Double(row) + 0.3) / Double(rows)
                let high = low + height * 0.42 / Double(rows)
                for column in 0..<3 {
                    let start = (Double(column) + 0.25) / 3
                    let end = start + 0.5 / 3
                    path.addPath(
                        side([
                            (x + width * start, y + depth, low), (x + width * end, y + depth, low),
                            (x + width * end, y + depth, high), (x + width * start, y + depth, high),
                        ]))
                    path.addPath(
                        side([
                            (x + width, y + depth * start, low), (x + width, y + depth * end, low),
                            (x + width, y + depth * end, high), (x + width, y + depth * start, high),
                        ]))
                }
            }
        }
    }
}
