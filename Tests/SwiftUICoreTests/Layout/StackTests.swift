import Facts
import SwiftUICore
import Testing

@MainActor
struct StackTests {
    @Test("flexible views share equally what rigid ones leave", .fact("stack.shares"))
    func equalShares() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Fill("a")
                Box("b", width: 50, height: 20)
                Fill("c")
            }
        }
        #expect(layout["a"] == CGRect(0, 0, 125, 100))
        #expect(layout["b"] == CGRect(125, 40, 50, 20))
        #expect(layout["c"] == CGRect(175, 0, 125, 100))
    }

    @Test(
        "the least flexible view is served first, so that contradicting limits overflow: 75 and 100 in 150",
        .fact("stack.flexibility"))
    func leastFlexibleFirst() {
        let layout = LayoutFixture(width: 150) {
            HStack(spacing: 0) {
                Fill("green").frame(minWidth: 100)
                Fill("red").frame(maxWidth: 100)
            }
        }
        #expect(layout.widths("red", "green") == [75, 100])
        // The stack is 175 wide and centered in 150.
        #expect(layout.x("green", "red") == [-12.5, 87.5])
    }

    @Test(
        "higher priority is served first, with the least sizes of the others kept back: 20, 220, 60",
        .fact("stack.priority"))
    func priorities() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Fill("low").frame(minWidth: 20)
                Fill("high").frame(minWidth: 20).layoutPriority(1)
                Box("rigid", width: 60)
            }
        }
        #expect(layout.widths("low", "high", "rigid") == [20, 220, 60])
    }

    @Test(
        "a spacer keeps its least length when the others overflow: 370 wide, centered at -35", .fact("stack.overflow"))
    func spacerMinimum() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Box("a", width: 250)
                Spacer(minLength: 20)
                Box("b", width: 100)
            }
        }
        #expect(layout.x("a", "b") == [-35, 235])
    }

    @Test(
        "spacers take what all others leave, and want no distance to their neighbors",
        .fact("stack.spacers", "spacing.spacer"))
    func spacers() {
        let layout = LayoutFixture {
            HStack {
                Box("a", width: 50)
                Spacer()
                Elastic("b", 20...100)
                Spacer()
                Box("c", width: 50)
            }
        }
        // The elastic view gets all it can use before the spacers get anything.
        #expect(layout.widths("b") == [100])
        #expect(layout.x("a", "b", "c") == [0, 100, 250])
    }

    @Test(
        "a spacer stays one under modifiers that only change what is shown, and takes no room across",
        .fact("stack.spacers"))
    func modifiedSpacer() {
        let layout = LayoutFixture(width: 100, height: 300) {
            HStack {
                VStack {
                    Box("a")
                    Spacer().offset(x: 3)
                    Box("b")
                }
            }
        }
        #expect(layout["a"] == CGRect(45, 0, 10, 10))
        #expect(layout["b"] == CGRect(45, 290, 10, 10))
    }

    @Test("outside of stacks a spacer takes all room")
    func spacerAlone() {
        let layout = LayoutFixture {
            Spacer().overlay(alignment: .topLeading) { Box("corner") }
        }
        #expect(layout["corner"] == CGRect(0, 0, 10, 10))
    }

    @Test("with nothing offered every view takes its ideal size", .fact("stack.ideal"))
    func ideal() {
        let layout = LayoutFixture {
            HStack {
                Fill("a")
                Box("b", width: 50, height: 30)
                Spacer()
                Fill("c")
            }
            .fixedSize()
        }
        // 10 + 8 + 50 + 8 (the spacer) + 10 = 86; across, all have the room of the highest.
        #expect(layout["a"] == CGRect(107, 35, 10, 30))
        #expect(layout["b"] == CGRect(125, 35, 50, 30))
        #expect(layout["c"] == CGRect(183, 35, 10, 30))
    }

    @Test(
        "plain views are 8 points apart in both directions, and as asked when a spacing is given",
        .fact("spacing.plain"))
    func spacing() {
        let layout = LayoutFixture {
            HStack {
                Box("a")
                Box("b")
                VStack {
                    Box("c")
                    Box("d")
                }
                VStack(spacing: -2) {
                    Box("e")
                    Box("f")
                }
            }
        }
        #expect(layout["b"].minX - layout["a"].maxX == 8)
        #expect(layout["d"].minY - layout["c"].maxY == 8)
        #expect(layout["f"].minY - layout["e"].maxY == -2)
    }

    @Test(
        "a stack is as thick as the union of its aligned children, and has an edge of its own",
        .fact("stack.size", "guide.own", "guide.frame"))
    func alignmentGuide() {
        let layout = LayoutFixture(width: 100) {
            ZStack(alignment: .topLeading) {
                VStack(alignment: .leading, spacing: 0) {
                    Box("a", width: 40)
                    Box("b", width: 40).alignmentGuide(.leading) { $0.width / 2 }
                }
                Box("c")
            }
        }
        // Guides of a and b at x = 20 of the stack, which is 60 wide; its own leading guide is its leading edge.
        #expect(layout["a"].minX - layout["b"].minX == 20)
        #expect(layout["c"].minX == layout["b"].minX)
        let right = LayoutFixture(width: 100) {
            VStack(alignment: .trailing, spacing: 0) {
                Box("a", width: 40)
                Box("b", width: 20)
            }
        }
        #expect(right.x("a", "b") == [30, 50])
    }

    @Test("empty branches take neither room nor distance", .fact("state.empty"))
    func emptyBranches() {
        let none = false
        let layout = LayoutFixture {
            HStack {
                Box("a")
                if none { Box("x") }
                EmptyView()
                ForEach(0..<0) { _ in Box("y") }
                Box("b")
            }
        }
        #expect(layout.x("a", "b") == [136, 154])
    }

    @Test("a layered stack is the union of its children, which are all offered the whole", .fact("zstack.union"))
    func layers() {
        let layout = LayoutFixture(width: 100) {
            ZStack(alignment: .bottomTrailing) {
                Box("big", width: 60, height: 50)
                Box("small")
            }
            .background(alignment: .topLeading) { Fill("frame") }
        }
        #expect(layout["frame"] == CGRect(20, 25, 60, 50))
        #expect(layout["small"] == CGRect(70, 65, 10, 10))
    }

    @Test("of layered views those of the highest priority decide the size")
    func layeredPriority() {
        let layout = LayoutFixture(width: 100) {
            ZStack {
                Fill("behind")
                Box("front", width: 30, height: 20).layoutPriority(1)
            }
        }
        #expect(layout["behind"] == CGRect(35, 40, 30, 20))
    }

    @Test("lines are one pixel thick, lie across their stack and stand in a horizontal one", .fact("divider.width"))
    func divider() {
        let layout = LayoutFixture(width: 100) {
            VStack(spacing: 0) {
                Divider()
                HStack(spacing: 0) { Box("a") }
            }
        }
        #expect(layout["Divider"] == CGRect(0, 44.75, 100, 0.5))
        let standing = LayoutFixture(width: 100) { HStack(spacing: 0) { Divider() } }
        #expect(standing["Divider"] == CGRect(49.75, 0, 0.5, 100))
    }

    @Test("a stack's infinite or missing spacing is reported by the view's path and replaced by the standard")
    func invalidSpacing() {
        let layout = LayoutFixture {
            HStack(spacing: .nan) {
                Box("a")
                Box("b")
            }
        }
        #expect(layout.x("a", "b") == [136, 154])
        #expect(layout.issues.map(\.kind) == [.invalidSize])
    }

    @Test("under a right-to-left direction stacks run the other way", .fact("layout.mirrored"))
    func rightToLeft() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Box("a")
                Fill("b")
                Box("c").padding(.leading, 5)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(layout["a"].minX == 290)
        #expect(layout["b"] == CGRect(15, 0, 275, 100))
        #expect(layout["c"].minX == 0)
    }

    @Test(
        "of views that take any length those with the larger least length are served first: 50 and 250 of 300",
        .fact("stack.endless"))
    func leastLengths() {
        for isFirst in [false, true] {
            let layout = LayoutFixture(width: 300) {
                HStack(spacing: 0) {
                    if isFirst { Fill("long").frame(minWidth: 250) }
                    Fill("short")
                    if !isFirst { Fill("long").frame(minWidth: 250) }
                }
            }
            #expect(layout["short"].width == 50)
            #expect(layout["long"].width == 250)
        }
    }

    @Test(
        "offered nothing across its axis, a stack has its views fill what the thickest takes",
        .fact("stack.thickness"))
    func thickness() {
        let column = LayoutFixture {
            VStack(spacing: 0) {
                Box("wide", width: 80)
                Fill("line").frame(height: 10)
                HStack(spacing: 0) {
                    Fill("left"); Fill("right")
                }.frame(height: 10)
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        #expect(column["line"].width == 80)
        #expect(column["left"].width == 40 && column["right"].width == 40)
        let row = LayoutFixture {
            HStack(spacing: 0) {
                Box("high", height: 40)
                Fill("bar").frame(width: 4)
                AnyLayout(VStackLayout(spacing: 0)) {
                    Box("top"); Spacer(minLength: 0); Box("foot")
                }
            }
            .fixedSize()
        }
        #expect(row["bar"].height == 40)
        #expect(row["foot"].maxY - row["top"].minY == 40)
        let laid = LayoutFixture {
            AnyLayout(HStackLayout(spacing: 0)) {
                Box("high", height: 40)
                Fill("bar").frame(width: 4)
            }
            .fixedSize()
        }
        #expect(laid["bar"].height == 40)
    }
}
