import RiffleContainers
import Facts
import Testing

@MainActor
struct GridTests {
    @Test("a cell that asks for more columns than anything has does not keep the grid from being laid out")
    func endlessSpan() {
        let fixture = Fixture(
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Box("wide", width: 10, height: 10).gridCellColumns(.max)
                    Box("next", width: 10, height: 10)
                }
            })
        fixture.frame()
        #expect(fixture.names.contains("next"))
    }

    @Test("columns are as wide as their widest cell and rows as high as their highest, 8 apart", .fact("grid.columns"))
    func rigid() {
        let layout = LayoutFixture {
            Grid(alignment: .topLeading) {
                GridRow {
                    Box("a", width: 9, height: 16)
                    Box("b", width: 17, height: 16)
                }
                GridRow {
                    Box("c", width: 30, height: 40)
                    Box("d")
                }
            }
            .background { Fill("frame") }
        }
        #expect(layout["frame"] == CGRect(122.5, 18, 55, 64))
        #expect(layout["b"] == CGRect(160.5, 18, 17, 16))
        #expect(layout["c"] == CGRect(122.5, 42, 30, 40))
        #expect(layout["d"] == CGRect(160.5, 42, 10, 10))
    }

    @Test("a grid in AnyLayout arranges rows as a grid does", .fact("grid.layout"))
    func anyLayout() {
        func rows(_ layout: AnyLayout) -> some View {
            layout {
                GridRow {
                    Box("a", width: 9, height: 16)
                    Fill("b").frame(height: 10)
                }
                GridRow(alignment: .bottom) {
                    Box("c", width: 30, height: 40)
                    Box("d")
                }
                Fill("line").frame(height: 4)
            }
        }
        let grid = LayoutFixture(width: 280) {
            Grid(alignment: .topLeading, verticalSpacing: 5) {
                GridRow {
                    Box("a", width: 9, height: 16)
                    Fill("b").frame(height: 10)
                }
                GridRow(alignment: .bottom) {
                    Box("c", width: 30, height: 40)
                    Box("d")
                }
                Fill("line").frame(height: 4)
            }
        }
        let layout = LayoutFixture(width: 280) {
            rows(AnyLayout(GridLayout(alignment: .topLeading, verticalSpacing: 5)))
        }
        for name in ["a", "b", "c", "d", "line"] { #expect(layout[name] == grid[name]) }
        let column = LayoutFixture(width: 280) { rows(AnyLayout(VStackLayout(spacing: 0))) }
        #expect(column["d"].minY > layout["d"].minY)
    }

    @Test("flexible cells share the width equally: 88 three times in 280", .fact("grid.flexible"))
    func flexible() {
        let layout = LayoutFixture(width: 280) {
            Grid {
                GridRow {
                    Fill("a").frame(height: 10)
                    Fill("b").frame(height: 10)
                    Fill("c").frame(height: 10)
                }
            }
        }
        #expect(layout.widths("a", "b", "c") == [88, 88, 88])
        #expect(layout.x("a", "b", "c") == [0, 96, 192])
    }

    @Test("what a view outside of rows needs is spread over the columns: 69 each in 320", .fact("grid.whole-row"))
    func lone() {
        let layout = LayoutFixture(width: 320) {
            Grid(horizontalSpacing: 8, verticalSpacing: 0) {
                GridRow {
                    Box("a", width: 9)
                    Box("b", width: 60)
                    Box("c", width: 28)
                }
                Fill("line").frame(height: 4)
            }
        }
        #expect(layout["line"] == CGRect(0, 53, 320, 4))
        // Cells of 78, 129 and 97 points.
        #expect(layout.x("a", "b", "c") == [34.5, 120.5, 257.5])
    }

    @Test("cells span columns, fill without sizing, and stand where anchors and columns say", .fact("grid.cells"))
    func traits() {
        let layout = LayoutFixture {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box("header", width: 20).gridCellColumns(2)
                    Box("x", width: 40, height: 30)
                }
                GridRow(alignment: .bottom) {
                    Box("a").gridColumnAlignment(.trailing)
                    Box("b", width: 50, height: 20)
                    Box("e").gridCellAnchor(.bottomTrailing)
                }
                GridRow {
                    Box("wide", width: 30)
                    Fill("filler").gridCellUnsizedAxes([.horizontal, .vertical])
                }
            }
            .fixedSize()
        }
        let left = layout["header"].minX
        #expect(layout["x"].minX == left + 30 + 10 + 50 + 10)
        #expect(layout["a"] == CGRect(left + 20, 30 + 10 + layout["header"].minY, 10, 10))
        #expect(layout["e"].maxX == layout["x"].maxX)
        #expect(layout["e"].maxY == layout["b"].maxY)
        #expect(layout["filler"].size == CGSize(width: 50, height: 10))
    }

    @Test("a modifier on a row applies to each of its cells, which stay one row", .fact("grid.row-modifier"))
    func modifiedRow() {
        let layout = LayoutFixture {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { row in
                    GridRow {
                        Box("\(row) 0")
                        Box("\(row) 1")
                    }
                    .padding(5)
                }
            }
        }
        #expect(layout["0 1"].minX - layout["0 0"].minX == 20)
        #expect(layout["1 0"].minY - layout["0 0"].minY == 20)
    }

    @Test("flexible rows share the height")
    func flexibleRows() {
        let layout = LayoutFixture {
            Grid(verticalSpacing: 0) {
                GridRow { Fill("a") }
                GridRow { Box("b", width: 10, height: 20) }
                GridRow { Fill("c") }
            }
        }
        #expect(layout["a"] == CGRect(0, 0, 300, 40))
        #expect(layout["b"] == CGRect(145, 40, 10, 20))
        #expect(layout["c"] == CGRect(0, 60, 300, 40))
    }

    @Test("a view that spans endless columns is offered a length that is a number")
    func endlessColumns() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Box("a")
                        Fill("rest").frame(height: 10)
                    }
                    Fill("line").frame(height: 4)
                }
                Fill("beside")
            }
        }
        #expect(layout.issues.isEmpty)
        #expect(layout.widths("rest", "line", "beside") == [140, 150, 150])
    }
}
