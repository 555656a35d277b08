import Facts
import SwiftUICore
import Testing

@MainActor
struct FrameTests {
    /// The frame of what stands around a modified view, in a window of 300 by 100.
    private func frame(@ViewBuilder _ view: () -> some View) -> CGRect {
        let layout = LayoutFixture { view().background { Fill("frame") } }
        return layout["frame"]
    }

    @Test("a fixed frame has its size whatever its view takes, and aligns the view in it", .fact("frame.fixed"))
    func fixedFrame() {
        let layout = LayoutFixture {
            Box("big", width: 80, height: 10).frame(width: 40, height: 30, alignment: .bottomTrailing)
                .background { Fill("frame") }
        }
        #expect(layout["frame"] == CGRect(130, 35, 40, 30))
        #expect(layout["big"] == CGRect(90, 55, 80, 10))
    }

    @Test("a frame fixed in one direction leaves the other to its view")
    func halfFixedFrame() {
        #expect(frame { Box("a", width: 20, height: 30).frame(width: 50) } == CGRect(125, 35, 50, 30))
        #expect(frame { Fill("a").frame(height: 50) } == CGRect(0, 25, 300, 50))
    }

    @Test(
        "a flexible frame takes what it is offered within its limits; its view stands in for a missing one",
        .fact("frame.flexible"))
    func flexibleFrame() {
        #expect(frame { Box("a", width: 40).frame(minWidth: 100) }.width == 100)
        #expect(frame { Box("a", width: 40).frame(maxWidth: 200) }.width == 200)
        #expect(frame { Box("a", width: 40).frame(minWidth: 50, maxWidth: .infinity) }.width == 300)
        #expect(frame { Box("a", width: 40).frame(idealWidth: 150).fixedSize() }.width == 150)
        #expect(frame { Box("a", width: 40).frame(idealWidth: 150) }.width == 40)
        #expect(frame { Fill("a").frame(maxWidth: 120) }.width == 120)
        #expect(frame { Box("a", width: 350).frame(minWidth: 0, maxWidth: .infinity) }.width == 300)
        #expect(frame { Box("a", width: 350).frame(maxWidth: .infinity) }.width == 350)
    }

    @Test(
        "a rigid view of 250 under a maximum of 200 stands out of its frame on both sides",
        .fact("stack.proposal", "frame.overflow"))
    func overflow() {
        let layout = LayoutFixture {
            Box("a", width: 250).frame(maxWidth: 200).background { Fill("frame") }
        }
        #expect(layout["frame"].width == 200)
        #expect(layout["a"] == CGRect(25, 45, 250, 10))
    }

    @Test("what stretches fills the least height of a frame to which nothing was proposed, as in a scroll view")
    func leastLengthWithoutProposal() {
        func rows(least: CGFloat, height: CGFloat) -> (top: CGRect, foot: CGRect) {
            let layout = LayoutFixture {
                VStack(spacing: 0) {
                    Box("top", width: 10, height: height)
                    Spacer(minLength: 0)
                    Box("foot", width: 10, height: 10)
                }
                .frame(minHeight: least)
                .fixedSize(horizontal: false, vertical: true)
            }
            return (layout["top"], layout["foot"])
        }
        let short = rows(least: 60, height: 10)
        #expect(short.foot.maxY - short.top.minY == 60)
        // What is longer than the least length keeps its own.
        let long = rows(least: 60, height: 70)
        #expect(long.foot.minY == long.top.maxY)
    }

    @Test("numbers that mean nothing are reported with the view's path and ignored")
    func invalidFrames() {
        let layout = LayoutFixture {
            VStack(spacing: 0) {
                Box("a", width: 40).frame(width: -5).background { Fill("a frame") }
                Box("b", width: 40).frame(width: .infinity, height: .nan).background { Fill("b frame") }
                Box("c", width: 40).frame(minWidth: 60, maxWidth: 20).background { Fill("c frame") }
                Box("d", width: 40).frame(minWidth: .infinity, maxWidth: .nan).background { Fill("d frame") }
                Box("e", width: 40).padding(.nan).background { Fill("e frame") }
            }
        }
        // What is less than nothing is nothing, lest an animation that swings below it shows the view in full.
        #expect(layout.widths("a frame", "b frame", "c frame", "d frame", "e frame") == [0, 40, 60, 40, 40])
        #expect(layout.issues.allSatisfy { $0.kind == .invalidSize })
        #expect(
            Set(layout.issues.map { $0.message.prefix { $0 != "," }.split(separator: " is ").first ?? "" })
                == [
                    "the width of a frame", "the height of a frame", "the minimum width of a frame",
                    "the maximum width of a frame", "a length of padding",
                    "the minimum width of a frame exceeds its maximum",
                ])
    }

    @Test("padding without a length is 16 on every edge asked for", .fact("padding.standard"))
    func padding() {
        #expect(frame { Box("a").padding() }.size == CGSize(width: 42, height: 42))
        #expect(frame { Box("a").padding(.horizontal) }.size == CGSize(width: 42, height: 10))
        #expect(frame { Box("a").padding(20) }.size == CGSize(width: 50, height: 50))
        #expect(frame { Box("a").padding([.bottom], 20) }.size == CGSize(width: 10, height: 30))
        let layout = LayoutFixture {
            Fill("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        #expect(layout["a"] == CGRect(2, 1, 294, 96))
        #expect(LayoutFixture { Fill("a").padding(-10) }["a"] == CGRect(-10, -10, 320, 120))
    }

    @Test("a fixed size is the ideal one in the chosen directions", .fact("fixed-size.ideal"))
    func fixedSize() {
        #expect(frame { Fill("a").fixedSize() }.size == CGSize(width: 10, height: 10))
        #expect(frame { Fill("a").fixedSize(horizontal: false, vertical: true) }.size == CGSize(width: 300, height: 10))
    }

    @Test("a ratio offers the largest rectangle inside the room, or the smallest around it", .fact("ratio.fit"))
    func aspectRatio() {
        #expect(frame { Fill("a").aspectRatio(2, contentMode: .fit) }.size == CGSize(width: 200, height: 100))
        #expect(frame { Fill("a").aspectRatio(2, contentMode: .fill) }.size == CGSize(width: 300, height: 150))
        #expect(
            frame { Fill("a").aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit) }.size
                == CGSize(width: 50, height: 100))
        #expect(frame { Fill("a").scaledToFit() }.size == CGSize(width: 100, height: 100))
        #expect(frame { Fill("a").scaledToFill() }.size == CGSize(width: 300, height: 300))
        #expect(frame { Box("a", width: 64, height: 40).scaledToFit() }.size == CGSize(width: 64, height: 40))
    }

    @Test("with one direction offered the other follows the ratio: 100 of 64 by 40 gives 62.5", .fact("ratio.one-side"))
    func halfOfferedRatio() {
        let layout = LayoutFixture {
            Fill("a").aspectRatio(CGSize(width: 64, height: 40), contentMode: .fit)
                .frame(width: 100).fixedSize(horizontal: false, vertical: true)
        }
        #expect(layout["a"].size == CGSize(width: 100, height: 62.5))
    }

    @Test("a position takes all room and puts the view's center at the point", .fact("position.room"))
    func position() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Box("a", width: 56)
                Box("b", width: 30, height: 20).position(x: 20, y: 90).background { Fill("b frame") }
            }
        }
        #expect(layout["b frame"] == CGRect(56, 0, 244, 100))
        #expect(layout["b"] == CGRect(61, 80, 30, 20))
    }

    @Test(
        "a padded edge wants the distance of a plain view; a frame passes its view's wishes on", .fact("spacing.kinds"))
    func spacingThroughModifiers() {
        let layout = LayoutFixture {
            HStack {
                Box("a")
                Spacer().frame(width: 20)
                Box("b")
                Spacer().frame(width: 20).padding(.leading, 2)
                Box("c")
            }
        }
        #expect(layout["b"].minX - layout["a"].maxX == 20)
        // 8 to the padding, 2 of it, and none after the spacer.
        #expect(layout["c"].minX - layout["b"].maxX == 30)
    }

    @Test(
        "of several z-indices the innermost counts, and the order is by value, then by declaration",
        .fact("effect.z-index"))
    func zIndex() {
        let layout = LayoutFixture {
            ZStack {
                Box("a").zIndex(1).zIndex(-5)
                Box("b")
                Box("c").zIndex(-0.5).padding(1)
                Box("d")
            }
        }
        #expect(layout.fixture.names == ["c", "b", "d", "a"])
    }

    @Test("what is hidden keeps its place, is not shown and not touched", .fact("effect.hidden"))
    func hidden() {
        var taps = 0
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Box("a", width: 100, height: 100).onTapGesture { taps += 1 }.hidden()
                Fill("b")
            }
        }
        #expect(layout["b"].minX == 100)
        #expect(layout.fixture.shown("a")?.opacity == 0)
        layout.fixture.pointer(.began, 50, 50, at: 0)
        layout.fixture.pointer(.ended, 50, 50, at: 0.1)
        #expect(taps == 0)
    }
}
