import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct LayoutFactsTests {
    @Test("padding takes its edges off the offer, but not below zero", .fact("padding.offer"))
    func padding() {
        let frames = Frames.of { frames in
            Color.red.noted("inside", in: frames).padding(20).noted("padded", in: frames).frame(width: 30, height: 100)
        }
        #expect(frames["inside"].size == CGSize(width: 0, height: 60))
        #expect(frames["padded"].size == CGSize(width: 40, height: 100))
    }

    @Test("a flexible frame offers its view what it is offered, within its limits", .fact("frame.offer"))
    func flexibleFrame() {
        func width(in room: CGFloat) -> CGFloat {
            Frames.of { frames in
                Color.red.noted("inside", in: frames).frame(minWidth: 50, maxWidth: 120).frame(width: room, height: 10)
            }["inside"].width
        }
        #expect(width(in: 300) == 120)
        #expect(width(in: 80) == 80)
        #expect(width(in: 20) == 50)
    }

    @Test("an offset moves what is seen and nothing in the layout", .fact("offset.layout"))
    func offset() {
        func second(_ offset: CGFloat) -> CGRect {
            Frames.of { frames in
                HStack {
                    Color.red.frame(width: 10, height: 10).offset(x: offset, y: offset)
                    Color.red.frame(width: 10, height: 10).noted("second", in: frames)
                }
            }["second"]
        }
        #expect(second(0) == second(500))
    }

    @Test("readers see fractions of pixels", .fact("pixels.layout"))
    func fractions() {
        let frames = Frames.of(width: 100, height: 100) { frames in
            Color.red.frame(width: 10, height: 18.5).noted("a", in: frames)
        }
        #expect(frames["a"].minY == 40.75)
    }

    @Test("rows of a grid are as far apart as their cells wish", .fact("grid.row-distance"))
    func gridRows() {
        func gap(_ cell: some View) -> CGFloat {
            let frames = Frames.of { frames in
                Grid {
                    GridRow {
                        Text("Upper").noted("upper", in: frames); cell
                    }
                    GridRow {
                        Text("Lower").noted("lower", in: frames); cell
                    }
                }
            }
            return frames.gap("upper", "lower")
        }
        #expect(gap(Text("Text")) == 0)
        #expect(gap(Color.red.frame(width: 10, height: 20.5)) == 8)
    }

    @Test("across its direction a scroll view is as large as its content", .fact("scroll.across"))
    func across() {
        let frames = Frames.of { frames in
            ScrollView { Color.red.frame(width: 400, height: 50).noted("wide", in: frames) }.noted("view", in: frames)
        }
        #expect(frames["view"].width == 400)
        #expect(frames["wide"].minX == -50)
    }

    @Test("a scroll view takes what is left in a stack: 168 of 200 beside two of 16", .fact("scroll.flexible"))
    func flexibleScrollView() {
        let frames = Frames.of(height: 200) { frames in
            VStack(spacing: 0) {
                Color.red.frame(height: 16)
                ScrollView { Text("Short") }.noted("view", in: frames)
                Color.red.frame(height: 16)
            }
        }
        #expect(frames["view"].height == 168)
    }

    @Test("content that is anchored at the bottom shows its end at first", .fact("scroll.anchor"))
    func bottomAnchor() {
        let frames = Frames.of(height: 200) { frames in
            ScrollView { Color.red.frame(height: 1000).noted("content", in: frames) }.defaultScrollAnchor(.bottom)
        }
        #expect(frames["content"].minY == -800)
    }

    @Test("a picture that fills its frame stands out of it", .fact("image.fill"))
    func fill() {
        let frames = Frames.of { frames in
            Image(systemName: "square").resizable().scaledToFill().noted("picture", in: frames)
                .frame(width: 100, height: 20).noted("frame", in: frames)
        }
        #expect(frames["frame"].size == CGSize(width: 100, height: 20))
        #expect(frames["picture"].width == 100)
        #expect(frames["picture"].height > 80)
        #expect(abs(frames["picture"].midY - frames["frame"].midY) < 0.001)
    }

    @Test("a gear in title is 35.5 wide", .fact("symbol.gear"))
    func gear() {
        let frames = Frames.of { frames in
            Image(systemName: "gear").font(.title).noted("gear", in: frames)
            Image(systemName: "star").font(.title).noted("star", in: frames)
            Image(systemName: "star").noted("body", in: frames)
        }
        #expect(frames["gear"].width == 35.5)
        #expect(frames["star"].size == CGSize(width: 36, height: 34))
        // Apple's is 20 high; half a pixel more comes of the height that the other sizes need.
        #expect(frames["body"].width == 22 && abs(frames["body"].height - 20) <= 0.5)
    }

    @Test("a slider is 31 high, a stepper 94 by 32 and a bar of progress 4 high", .fact("control.slider"))
    func controls() {
        let frames = Frames.of { frames in
            VStack {
                Slider(value: .constant(0.5)).noted("slider", in: frames)
                Stepper("Stepper", value: .constant(1)).labelsHidden().noted("stepper", in: frames)
                ProgressView(value: 0.5).noted("progress", in: frames)
            }
        }
        #expect(frames["slider"].size == CGSize(width: 300, height: 31))
        #expect(frames["stepper"].size == CGSize(width: 94, height: 32))
        #expect(frames["progress"].size == CGSize(width: 300, height: 4))
    }

    @Test("a text field fills the width, and a bordered one is 34 high", .fact("control.field"))
    func fields() {
        let frames = Frames.of { frames in
            VStack {
                TextField("Plain", text: .constant("")).noted("plain", in: frames)
                TextField("Bordered", text: .constant("")).textFieldStyle(.roundedBorder).noted("bordered", in: frames)
            }
        }
        #expect(frames["plain"].width == 300)
        // A line of 20.29 points is rounded up to the pixel.
        #expect(frames["bordered"].width == 300 && abs(frames["bordered"].height - 34) <= 0.5)
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    @Test("the guide of a column in which two views set it is the mean of theirs", .fact("guide.average"))
    func averageGuide() {
        let middle = VerticalAlignment(Middle.self)
        let frames = Frames.of { frames in
            HStack(alignment: middle, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }
                    Color.red.frame(width: 20, height: 60).alignmentGuide(middle) { $0[VerticalAlignment.center] }
                }
                .noted("column", in: frames)
                Color.blue.frame(width: 10, height: 10).noted("beside", in: frames)
            }
        }
        #expect(frames["beside"].midY - frames["column"].minY == 30)
    }

    @Test("of two bars at one edge the outer one stands at the edge", .fact("safe-area.bars"))
    func bars() {
        let frames = Frames.of(width: 100, height: 200) { frames in
            Color.red.noted("content", in: frames)
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).noted("inner", in: frames) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20).noted("outer", in: frames) }
        }
        #expect(frames["content"].height == 150)
        #expect(frames["inner"].minY == 150)
        #expect(frames["outer"].minY == 180)
    }

    @Test("a line beside a text is as high as the text where nothing says how high", .fact("stack.thickness"))
    func lineBesideText() {
        let frames = Frames.of { frames in
            ScrollView {
                HStack {
                    Color.red.frame(width: 4).noted("line", in: frames)
                    Text("One\nTwo\nThree").noted("text", in: frames)
                    Divider().noted("divider", in: frames)
                }
            }
        }
        #expect(frames["text"].height > 50)
        #expect(frames["line"].height == frames["text"].height)
        #expect(frames["divider"].height == frames["text"].height)
    }
}
