import Foundation
import RiffleGeometry

extension SymbolLibrary {
    /// Arrows with a purpose, and what is done to things.
    @_optimize(none)
    static func actions() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(turns())
        all.take(moves())
        all.take([
            "arrow.up.left.and.arrow.down.right": [
                .stroke("M-40-14V-40H-14M-40-40L-8-8M40 14V40H14M40 40L8 8")
            ],
            "arrow.down.right.and.arrow.up.left": [
                .stroke("M-6-32V-6H-32M-6-6L-42-42M6 32V6H32M6 6L42 42")
            ],
            "arrow.up.right.and.arrow.down.left": [
                .stroke("M40-14V-40H14M40-40L8-8M-40 14V40H-14M-40 40L-8 8")
            ],
            "arrow.up.and.down.and.arrow.left.and.right": [
                .stroke("M0-46V46M-46 0H46M-13-33L0-46L13-33M-13 33L0 46L13 33M-33-13L-46 0L-33 13M33-13L46 0L33 13")
            ],
            "arrow.triangle.branch": [
                .stroke("M-22 46V6C-22-8 22-4 22-20V-28M-22 6V-28"),
                .solid("M-36-24L-22-46L-8-24ZM8-24L22-46L36-24Z", 0.7),
            ],
            "arrow.triangle.merge": [
                .stroke("M-24-46V-30C-24-6 0-10 0 14V24M24-46V-30C24-6 0-10 0 14"), .solid("M-15 24H15L0 46Z", 0.7),
            ],
            "arrow.triangle.swap": [
                .stroke("M-22 42V-20M22-42V20"), .solid("M-38-18L-22-44L-6-18ZM6 18L22 44L38 18Z", 0.7),
            ],
            "arrow.rectanglepath": [
                .stroke("M-14-32H-32Q-46-32-46-18V10M14 32H32Q46 32 46 18V-10"),
                .solid("M-16-46L6-32L-16-18ZM16 46L-6 32L16 18Z", 0.6), .stroke("M-46 10V18Q-46 32-32 32H-26"),
                .stroke("M46-10V-18Q46-32 32-32H26"),
            ],
            "goforward": turnArrow(isBack: false), "gobackward": turnArrow(isBack: true),
            "clock.arrow.circlepath": SymbolSketch(
                turnArrow(isBack: true).marks + [.stroke("M0-18V6L16 14", 0.9)]),
            "arrow.trianglehead.2.clockwise": [
                .stroke("M-40-8A42 42 0 0 1 32-28M40 8A42 42 0 0 1-32 28M34-44V-26H16M-34 44V26H-16")
            ],
            "arrow.trianglehead.clockwise": turnArrow(isBack: false),
            "arrow.trianglehead.counterclockwise": turnArrow(isBack: true),
            "return": [.stroke("M40-34V2Q40 14 28 14H-40M-20-6L-40 14L-20 34")],
            "chevron.left.2": [.stroke("M-2-38L-40 0L-2 38M38-38L0 0L38 38")],
            "chevron.right.2": [.stroke("M2-38L40 0L2 38M-38-38L0 0L-38 38")],
            "chevron.down.2": [.stroke("M-38-36L0 0L38-36M-38 2L0 38L38 2")],
            "chevron.up.2": [.stroke("M-38 36L0 0L38 36M-38-2L0-38L38-2")],
            "chevron.compact.down": [.stroke("M-46-7L0 9L46-7")],
            "chevron.compact.up": [.stroke("M-46 7L0-9L46 7")],
            "chevron.compact.left": [.stroke("M7-46L-9 0L7 46")],
            "chevron.compact.right": [.stroke("M-7-46L9 0L-7 46")],
            "chevron.left.forwardslash.chevron.right": [
                .stroke("M-30-26L-56 0L-30 26M30-26L56 0L30 26M12-40L-12 40")
            ],
        ])
        all.take(pair("arrowshape.turn.up.left", "M-8-38L-48-4L-8 30V10C20 8 38 18 48 38C48 6 28-18-8-18Z"))
        all.take(pair("arrowshape.turn.up.right", "M8-38L48-4L8 30V10C-20 8-38 18-48 38C-48 6-28-18 8-18Z"))
        all.take(pair("arrowshape.right", "M6-40L48 0L6 40V18H-44V-18H6Z"))
        all.take(pair("arrowshape.left", "M-6-40L-48 0L-6 40V18H44V-18H-6Z"))
        all.take(pair("arrowshape.up", "M-40-6L0-48L40-6H18V44H-18V-6Z"))
        all.take(pair("arrowshape.down", "M-40 6L0 48L40 6H18V-44H-18V6Z"))
        all.take(
            pair(
                "delete.left", "M-50 0L-22-34H40Q50-34 50-24V24Q50 34 40 34H-22Z", details: ["M-4-15L26 15M26-15L-4 15"]
            ))
        all.take(
            pair(
                "delete.right", "M50 0L22-34H-40Q-50-34-50-24V24Q-50 34-40 34H22Z",
                details: ["M4-15L-26 15M-26-15L4 15"]))
        all.take(pair("location.viewfinder", circle(0, 0, 16), with: [.stroke(corners)]))
        all.take([
            "viewfinder": [.stroke(corners)],
            "plus.viewfinder": [.stroke(corners), .stroke("M-20 0H20M0-20V20")],
            "dot.viewfinder": [.stroke(corners), .solid(dot(0, 0, 8))],
            "text.viewfinder": [.stroke(corners), .stroke("M-22-14H22M-22 0H22M-22 14H8", 0.85)],
            "camera.viewfinder": [
                .stroke(corners), .stroke(box(-25, -14, 50, 34, 6) + circle(0, 3, 9), 0.85), .stroke("M-8-16H8"),
            ],
            "qrcode.viewfinder": [
                .stroke(corners),
                .stroke(box(-24, -24, 18, 18, 2) + box(6, -24, 18, 18, 2) + box(-24, 6, 18, 18, 2), 0.8),
                .solid(dot(10, 10, 3) + dot(22, 22, 3) + dot(22, 10, 3), 0.5),
            ],
            "barcode.viewfinder": [.stroke(corners), .stroke("M-20-18V18M-8-18V18M6-18V18M20-18V18", 0.85)],
            "faceid": [
                .stroke(corners), .stroke("M-20-18V-8M20-18V-8M2-18V4H-6M-16 18Q0 30 16 18", 0.9),
            ],
            "touchid": [
                .stroke(
                    """
                    M-42 4A42 42 0 0 1 38-16M-36 28C-28 14-30 6-30 0A30 30 0 0 1 30 0C30 14 28 26 22 40M-22 40\
                    C-14 22-16 12-16 0A16 16 0 0 1 16 0C16 20 12 34 4 46M0 0C0 18-2 28-8 40M42 8C42 18 40 24 38 30
                    """, 0.8)
            ],
        ])
        return all
    }

    static let corners =
        "M-44-22V-34Q-44-44-34-44H-22M22-44H34Q44-44 44-34V-22M44 22V34Q44 44 34 44H22M-22 44H-34Q-44 44-44 34V22"

    /// An outlined symbol and its solid form, both with the same marks besides.
    static func pair(_ name: String, _ outline: String, with marks: [SymbolMark]) -> [String: SymbolSketch] {
        pair(name, outline).mapValues { SymbolSketch($0.marks + marks) }
    }

    private static func turnArrow(isBack: Bool) -> SymbolSketch {
        let sketch: SymbolSketch = [.stroke("M14-40A42 42 0 1 1-14-40"), .stroke("M0-54L-16-40L0-26")]
        return isBack ? sketch : sketch.turned(isMirrored: true)
    }

    @_optimize(none)
    private static func turns() -> [String: SymbolSketch] {
        let up: SymbolSketch = [.stroke("M34 36V-2Q34-20 16-20H-38M-18-42L-40-20L-18 2")]
        let down: SymbolSketch = [.stroke("M34-36V2Q34 20 16 20H-38M-18 42L-40 20L-18-2")]
        var all = [
            "arrow.turn.up.left": up, "arrow.turn.up.right": up.turned(isMirrored: true), "arrow.turn.down.left": down,
            "arrow.turn.down.right": down.turned(isMirrored: true),
        ]
        let line: SymbolSketch = [.stroke("M0-44V28M-28 2L0 30L28 2M-40 44H40")]
        all["arrow.down.to.line"] = line
        all["arrow.up.to.line"] = line.turned(quarters: 2)
        all["arrow.left.to.line"] = line.turned(quarters: 1)
        all["arrow.right.to.line"] = line.turned(quarters: 3)
        return all
    }

    /// An arrow over a square in front of another one.
    private static func onSolidSquare(_ arrow: String, top: Double) -> SymbolSketch {
        let front = box(-44, top, 60, 42 - top, 7)
        return [
            .solid(box(2, top - 20, 42, 48 - top, 7)), .gap(front, 5), .solid(front), .gap(arrow, 5), .stroke(arrow),
        ]
    }

    @_optimize(none)
    private static func moves() -> [String: SymbolSketch] {
        [
            "square.and.arrow.up.on.square": [
                .stroke("M-14-30V16M-34-12L-14-32L6-12"), .stroke("M-30 2H-44V40H16V2H2"),
                .stroke("M22 28H44V-10Q44-20 34-20H24", 0.9),
            ],
            "square.and.arrow.down.on.square": [
                .stroke("M-14-36V14M-34-6L-14 16L6-6"), .stroke("M-30-4H-44V40H16V-4H2"),
                .stroke("M22 28H44V-14Q44-24 34-24H24", 0.9),
            ],
            "square.and.arrow.up.on.square.fill": onSolidSquare("M-14-34V16M-34-14L-14-34L6-14", top: 2),
            "square.and.arrow.down.on.square.fill": onSolidSquare("M-14-36V14M-34-6L-14 14L6-6", top: -4),
            "tray.and.arrow.down": [
                .stroke("M0-46V6M-18-12L0 8L18-12"), .stroke("M-30-24L-48 14V32Q-48 42-38 42H38Q48 42 48 32V14L30-24"),
                .stroke("M-48 14H-18Q-14 26 0 26Q14 26 18 14H48"),
            ],
            "tray.and.arrow.up": [
                .stroke("M0 8V-44M-18-26L0-46L18-26"),
                .stroke("M-30-24L-48 14V32Q-48 42-38 42H38Q48 42 48 32V14L30-24"),
                .stroke("M-48 14H-18Q-14 26 0 26Q14 26 18 14H48"),
            ],
            "tray.full": [
                .stroke("M-28-30L-48 14V32Q-48 42-38 42H38Q48 42 48 32V14L28-30Z"),
                .stroke("M-48 14H-18Q-14 26 0 26Q14 26 18 14H48"), .stroke("M-22-14H22M-28 0H28", 0.8),
            ],
            "icloud.and.arrow.up": [
                .stroke("M-18 22H-28A22 22 0 0 1-32-22A30 30 0 0 1 26-26A25 25 0 0 1 30 22H18"),
                .stroke("M0 46V0M-16 14L0-2L16 14"),
            ],
            "icloud.and.arrow.down": [
                .stroke("M-18 22H-28A22 22 0 0 1-32-22A30 30 0 0 1 26-26A25 25 0 0 1 30 22H18"),
                .stroke("M0-2V44M-16 30L0 46L16 30"),
            ],
            "arrow.up.doc": [
                .stroke("M4-48H-24Q-34-48-34-38V38Q-34 48-24 48H24Q34 48 34 38V-18ZM4-48V-18H34"),
                .stroke("M0 34V2M-14 14L0 0L14 14", 0.9),
            ],
            "arrow.down.doc": [
                .stroke("M4-48H-24Q-34-48-34-38V38Q-34 48-24 48H24Q34 48 34 38V-18ZM4-48V-18H34"),
                .stroke("M0 0V32M-14 20L0 34L14 20", 0.9),
            ],
            "rectangle.portrait.and.arrow.forward": [
                .stroke("M14-20V-36Q14-46 4-46H-32Q-42-46-42-36V36Q-42 46-32 46H4Q14 46 14 36V20"),
                .stroke("M-14 0H50M30-18L50 0L30 18"),
            ],
            "phone.arrow.up.right": [
                .stroke(
                    """
                    M-40-32C-44-10-14 34 26 40C36 40 40 28 36 22L22 12L8 18C-2 12-14-2-18-12L-10-24L-20-38\
                    C-28-42-38-40-40-32Z
                    """
                ),
                .stroke("M16-14L44-42M22-44H46V-20", 0.9),
            ],
        ]
    }
}

extension SymbolLibrary {
    /// Small discs around the middle.
    static func ring(_ count: Int, _ radius: Double, _ size: Double) -> String {
        var path = ""
        for index in 0..<count {
            let angle = Double(index) * 2 * Double.pi / Double(count)
            path += dot(radius * cos(angle), radius * sin(angle), size)
        }
        return path
    }
}

extension [String: SymbolSketch] {
    /// Adds drawings; those that are there already stay.
    mutating func take(_ others: [String: SymbolSketch]) { merge(others) { first, _ in first } }
}
