import RiffleGeometry

extension SymbolLibrary {
    /// Arrangements of boxes and circles, windows and their parts.
    @_optimize(none)
    static func grids() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(grid("square.grid.3x3", columns: 3, rows: 3, width: 88, height: 88))
        all.take(grid("square.grid.3x2", columns: 3, rows: 2, width: 100, height: 66))
        all.take(grid("square.grid.4x3", columns: 4, rows: 3, width: 104, height: 78))
        all.take(grid("rectangle.grid.1x2", columns: 1, rows: 2, width: 92, height: 82))
        all.take(grid("rectangle.grid.2x2", columns: 2, rows: 2, width: 104, height: 80))
        all.take(grid("rectangle.grid.3x2", columns: 3, rows: 2, width: 108, height: 68))
        all.take(pair("circle.grid.3x3", nineCircles))
        all.take(pair("rectangle.split.3x1", box(-54, -38, 108, 76, 11), details: ["M-18-38V38M18-38V38"]))
        all.take(pair("rectangle.split.2x1", box(-54, -38, 108, 76, 11), details: ["M0-38V38"]))
        all.take(pair("rectangle.split.1x2", box(-54, -38, 108, 76, 11), details: ["M-54 0H54"]))
        all.take(pair("rectangle.split.2x2", box(-54, -38, 108, 76, 11), details: ["M0-38V38M-54 0H54"]))
        all.take(
            pair(
                "rectangle.split.3x3", box(-54, -38, 108, 76, 11), details: ["M-18-38V38M18-38V38M-54-13H54M-54 13H54"])
        )
        all.take(
            pair("tablecells", box(-54, -38, 108, 76, 9), details: ["M-20-38V38M17-38V38M-54-14H54M-54 12H54"]))
        all.take(pair("square.split.2x1", box(-42, -42, 84, 84, 13), details: ["M0-42V42"]))
        all.take(pair("square.split.1x2", box(-42, -42, 84, 84, 13), details: ["M-42 0H42"]))
        all.take(pair("square.split.2x2", box(-42, -42, 84, 84, 13), details: ["M0-42V42M-42 0H42"]))
        all.take(pair("ellipsis.rectangle", box(-54, -32, 108, 64, 12), details: ["M-26 0H-25M0 0H1M26 0H27"]))
        all.take(
            pair(
                "rectangle.portrait.on.rectangle.portrait", box(-46, -34, 60, 80, 9),
                with: [.stroke("M-18-46H36Q46-46 46-36V28Q46 38 36 38H30")]))
        all.take(
            pair(
                "square.on.square", box(-44, -26, 66, 66, 11), with: [.stroke("M-20-42H30Q44-42 44-30V14Q44 24 36 26")])
        )
        all.take(pair("circle.on.square", circle(-10, 8, 32), with: [.stroke("M-20-42H30Q44-42 44-30V14Q44 24 36 26")]))
        all.take(
            pair("square.stack.3d.up", "M0-44L48-18L0 8L-48-18Z", with: [.stroke("M-48 4L0 30L48 4M-48 24L0 50L48 24")])
        )
        all.take(
            pair("flowchart", box(-20, -46, 40, 32, 7) + box(-54, 14, 40, 32, 7) + box(14, 14, 40, 32, 7))
                .mapValues { SymbolSketch($0.marks + [.stroke("M0-14V0M-34 14V0H34V14", 0.9)]) })
        all.take(pair("pentagon", "M0-46L46-12L28 42H-28L-46-12Z"))
        all.take(pair("octagon", "M-19-46H19L46-19V19L19 46H-19L-46 19V-19Z"))
        all.take(pair("oval", "M-54 0A54 34 0 1 1 54 0A54 34 0 1 1-54 0Z"))
        all.take(pair("seal", sealOutline))
        all.take(pair("circlebadge", circle(0, 0, 26)))
        all.take(pair("rectangle.3.group", box(-54, -40, 46, 80, 8) + box(4, -40, 50, 34, 8) + box(4, 6, 50, 34, 8)))
        all.take(pair("menubar.rectangle", box(-54, -40, 108, 80, 12), details: ["M-54-20H54"]))
        all.take(pair("macwindow", box(-54, -40, 108, 80, 12), details: ["M-54-18H54M-40-29H-39M-28-29H-27"]))
        all.take([
            "sidebar.left": sidebar, "sidebar.leading": sidebar, "sidebar.right": sidebar.turned(isMirrored: true),
            "sidebar.trailing": sidebar.turned(isMirrored: true),
            "sidebar.squares.left": sidebar,
            "rectangle.inset.filled": [.stroke(box(-52, -38, 104, 76, 12)), .solid(box(-36, -22, 72, 44, 4), 0.6)],
            "rectangle.lefthalf.inset.filled": [
                .stroke(box(-52, -38, 104, 76, 12)), .solid(box(-38, -24, 34, 48, 4), 0.5),
            ],
            "rectangle.righthalf.inset.filled": [
                .stroke(box(-52, -38, 104, 76, 12)), .solid(box(4, -24, 34, 48, 4), 0.5),
            ],
            "rectangle.tophalf.inset.filled": [
                .stroke(box(-52, -38, 104, 76, 12)), .solid(box(-38, -24, 76, 22, 4), 0.5),
            ],
            "rectangle.center.inset.filled": [
                .stroke(box(-52, -38, 104, 76, 12)), .solid(box(-20, -14, 40, 28, 4), 0.5),
            ],
            "dock.rectangle": [.stroke(box(-52, -38, 104, 76, 12)), .solid(box(-26, 14, 52, 10, 4), 0.6)],
            "rectangle.dashed": [
                .stroke(
                    """
                    M-52-18V-26Q-52-38-40-38H-32M-14-38H14M32-38H40Q52-38 52-26V-18M52 18V26Q52 38 40 38H32\
                    M14 38H-14M-32 38H-40Q-52 38-52 26V18
                    """
                )
            ],
            "app.dashed": [
                .stroke(
                    """
                    M-41-18V-22Q-41-41-22-41H-18M-8-41H8M18-41H22Q41-41 41-22V-18M41-8V8M41 18V22Q41 41 22 41\
                    H18M8 41H-8M-18 41H-22Q-41 41-41 22V18M-41 8V-8
                    """
                )
            ],
            "circle.dotted": [.solid(ring(12, 44, 1.5), 0.8)],
            "circle.inset.filled": [.stroke(circle(0, 0, 45.6)), .solid(circle(0, 0, 25))],
            "circle.circle": [.stroke(circle(0, 0, 45.6)), .stroke(circle(0, 0, 22))],
            "circle.circle.fill": [.solid(circle(0, 0, 45.6)), .cut(circle(0, 0, 24))],
            "smallcircle.filled.circle": [.stroke(circle(0, 0, 45.6)), .solid(circle(0, 0, 14))],
            "smallcircle.filled.circle.fill": [.solid(circle(0, 0, 45.6)), .hole(circle(0, 0, 18))],
            "largecircle.fill.circle": [.stroke(circle(0, 0, 45.6)), .solid(circle(0, 0, 27))],
            "dot.circle": [.stroke(circle(0, 0, 45.6)), .solid(circle(0, 0, 8))],
            "target": [.stroke(circle(0, 0, 44) + circle(0, 0, 24)), .solid(dot(0, 0, 5))],
            "scope": [.stroke(circle(0, 0, 36)), .stroke("M0-48V-18M0 18V48M-48 0H-18M18 0H48")],
            "circle.righthalf.filled": [.stroke(circle(0, 0, 45.6)), .solid("M0-42A42 42 0 0 1 0 42Z")],
            "circle.tophalf.filled": [.stroke(circle(0, 0, 45.6)), .solid("M-42 0A42 42 0 0 1 42 0Z")],
            "circle.bottomhalf.filled": [.stroke(circle(0, 0, 45.6)), .solid("M-42 0A42 42 0 0 0 42 0Z")],
            "circle.hexagongrid": [
                .stroke(
                    circle(0, 0, 12) + circle(0, -32, 12) + circle(0, 32, 12) + circle(28, -16, 12) + circle(28, 16, 12)
                        + circle(-28, -16, 12) + circle(-28, 16, 12), 0.85)
            ],
            "circle.hexagongrid.fill": [
                .solid(
                    circle(0, 0, 12) + circle(0, -32, 12) + circle(0, 32, 12) + circle(28, -16, 12) + circle(28, 16, 12)
                        + circle(-28, -16, 12) + circle(-28, 16, 12), 0.3)
            ],
            "circle.grid.cross": [
                .stroke(
                    circle(0, 0, 13) + circle(0, -34, 13) + circle(0, 34, 13) + circle(34, 0, 13) + circle(-34, 0, 13))
            ],
            "circle.grid.cross.fill": [
                .solid(
                    circle(0, 0, 13) + circle(0, -34, 13) + circle(0, 34, 13) + circle(34, 0, 13) + circle(-34, 0, 13),
                    0.5)
            ],
            "rectangle.on.rectangle.angled": [
                .stroke(box(-52, -16, 78, 54, 9)), .stroke("M-34-26L-28-40Q-24-46-16-44L44-24Q52-20 50-12L34 24"),
            ],
            "rectangle.and.pencil.and.ellipsis": [
                .stroke("M8-26H-42Q-54-26-54-14V14Q-54 26-42 26H42Q54 26 54 14V6"),
                .solid(dot(-34, 0, 2) + dot(-12, 0, 2)), .stroke("M10 6L14-8L44-38L54-28L24 2Z", 0.8),
            ],
            "square.2.layers.3d": [.stroke("M0-40L48-12L0 16L-48-12Z"), .stroke("M-48 12L0 40L48 12")],
            "square.3.layers.3d": [.stroke("M0-46L46-22L0 2L-46-22Z"), .stroke("M-46 0L0 24L46 0M-46 22L0 46L46 22")],
            "square.stack.3d.down.right": [.stroke("M-44-44H10V10H-44Z"), .stroke("M26-28V26H-28M44-10V44H-10")],
            "slider.vertical.3": [
                .stroke("M-28-46V46M0-46V46M28-46V46"), .gap(circle(-28, 18, 7), 0), .stroke(circle(-28, 18, 7)),
                .gap(circle(0, -18, 7), 0), .stroke(circle(0, -18, 7)), .gap(circle(28, 18, 7), 0),
                .stroke(circle(28, 18, 7)),
            ],
            "slider.horizontal.2.square": [
                .stroke(box(-42, -42, 84, 84, 13)), .stroke("M-26-14H26M-26 14H26", 0.85),
                .solid(dot(-10, -14, 6) + dot(12, 14, 6), 0.6),
            ],
            "slider.horizontal.below.rectangle": [
                .stroke(box(-48, -42, 96, 52, 9)), .stroke("M-48 34H48"), .gap(circle(14, 34, 8), 0),
                .stroke(circle(14, 34, 8)),
            ],
            "barcode": [.stroke("M-46-34V34M-32-34V34M-20-34V34M-2-34V34M10-34V34M28-34V34M46-34V34")],
            "qrcode": [
                .stroke(box(-42, -42, 34, 34, 5) + box(8, -42, 34, 34, 5) + box(-42, 8, 34, 34, 5)),
                .solid(
                    box(-30, -30, 10, 10, 1) + box(20, -30, 10, 10, 1) + box(-30, 20, 10, 10, 1)
                        + box(10, 10, 12, 12, 1) + box(30, 10, 12, 12, 1) + box(20, 30, 12, 12, 1), 0.2),
            ],
            "line.3.horizontal.decrease.circle": SymbolSketch(
                [.stroke("M-44-24H44M-28 0H28M-13 24H13")], enclosedScale: 0.52
            ).enclosed(in: .circle, isFilled: false),
            "move.3d": [
                .stroke("M0 4V-46M0 4L-42 34M0 4L42 34M-12-34L0-46L12-34M-26 38L-42 34L-38 18M26 38L42 34L38 18")
            ],
            "rotate.3d": [
                .stroke(
                    """
                    M-18-10C-18-30-8-46 0-46C8-46 18-28 18 0C18 28 8 46 0 46C-4 46-8 42-12 34M-46 0\
                    C-46-8-28-18 0-18C28-18 46-8 46 0C46 10 24 18 0 18
                    """
                )
            ],
        ])
        return all
    }

    private static let nineCircles: String = {
        var path = ""
        for y in [-30.0, 0, 30] { for x in [-30.0, 0, 30] { path += circle(x, y, 9) } }
        return path
    }()

    private static let sidebar: SymbolSketch = [
        .stroke(box(-54, -40, 108, 80, 12)), .stroke("M-18-40V40M-42-22H-30M-42-6H-30M-42 10H-30", 0.85),
    ]

    private static let sealOutline = """
        M0-48Q8-36 22-42Q25-29 40-26Q34-12 46 0Q34 10 38 26Q24 28 20 42Q7 36 0 48Q-7 36-20 42Q-24 28-38 26\
        Q-34 10-46 0Q-34-12-40-26Q-25-29-22-42Q-8-36 0-48Z
        """

    private static func grid(_ name: String, columns: Int, rows: Int, width: Double, height: Double) -> [String:
        SymbolSketch]
    {
        let gap = 14.0
        let cell = (
            width: (width - gap * Double(columns - 1)) / Double(columns),
            height: (height - gap * Double(rows - 1)) / Double(rows)
        )
        let boxes = (0..<rows).flatMap { row in
            (0..<columns).map { column in
                box(
                    -width / 2 + Double(column) * (cell.width + gap), -height / 2 + Double(row) * (cell.height + gap),
                    cell.width, cell.height, min(cell.width, cell.height) / 6)
            }
        }
        return pair(name, boxes.joined())
    }
}
