import Facts
import SeededNumbers
import SwiftUITesting
import Testing

@MainActor @Suite struct StackFactsTests {
    /// A view with limits of its own along a stack's direction.
    private struct Part: View {
        var isHorizontal: Bool
        var least: CGFloat
        var most: CGFloat
        var priority: Double

        var body: some View {
            Group {
                if isHorizontal {
                    Color.red.frame(minWidth: least, maxWidth: most)
                } else {
                    Color.red.frame(minHeight: least, maxHeight: most)
                }
            }
            .layoutPriority(priority)
        }
    }

    @Test(
        "rows and columns of the same random parts are the same with the directions exchanged", .fact("stack.axes"),
        arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func axes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = (0..<Int.random(in: 2...6, using: &random)).map { _ in
            let least = CGFloat(Int.random(in: 0...60, using: &random))
            return Part(
                isHorizontal: true, least: least, most: least + CGFloat(Int.random(in: 0...120, using: &random)),
                priority: Double(Int.random(in: 0...1, using: &random)))
        }
        func stack(_ isHorizontal: Bool) -> Frames {
            let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
            return Frames.of { frames in
                layout {
                    ForEach(parts.indices, id: \.self) { index in
                        Part(
                            isHorizontal: isHorizontal, least: parts[index].least, most: parts[index].most,
                            priority: parts[index].priority
                        )
                        .noted("\(index)", in: frames)
                    }
                }
            }
        }
        let row = stack(true)
        let column = stack(false)
        for index in parts.indices {
            let (across, down) = (row["\(index)"], column["\(index)"])
            #expect(across.minX == down.minY && across.width == down.height, "seed \(seed), part \(index)")
        }
    }

    @Test("a circle in a row 40 high takes 40, and other shapes share the rest", .fact("stack.circle"))
    func circle() {
        let frames = Frames.of(width: 276) { frames in
            HStack {
                Circle().noted("circle", in: frames)
                Rectangle().noted("rectangle", in: frames)
                Capsule().noted("capsule", in: frames)
            }
            .frame(height: 40)
        }
        #expect(frames["circle"].width == 40)
        #expect(frames["rectangle"].width == 110 && frames["capsule"].width == 110)
    }

    private struct Last: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }

    @Test("of what several views tell for one key the last one remains", .fact("stack.last-preference"))
    func lastPreference() {
        var told: [Int] = []
        let tester = ViewTester(
            VStack { ForEach(1..<4) { Color.red.preference(key: Last.self, value: $0) } }
                .onPreferenceChange(Last.self) { value in MainActor.assumeIsolated { told.append(value) } })
        #expect(told.last == 3)
        #expect(tester.issues.isEmpty)
    }

    @Test("controls stand 8 points apart, and as far from texts as the texts wish", .fact("spacing.controls"))
    func controls() {
        let frames = Frames.of { frames in
            VStack {
                Text("Above").noted("above", in: frames)
                Slider(value: .constant(0.5)).noted("first", in: frames)
                ProgressView(value: 0.5).noted("progress", in: frames)
                Slider(value: .constant(0.5)).noted("slider", in: frames)
                Text("Below").noted("below", in: frames)
            }
        }
        // What the plain system font of 17 points has been recorded with.
        #expect(abs(frames.gap("above", "first") - 10.809) < 0.001)
        #expect(frames.gap("first", "progress") == 8)
        #expect(frames.gap("progress", "slider") == 8)
        #expect(abs(frames.gap("slider", "below") - 6.601) < 0.001)
    }

    @Test("rows of toggles and steppers stand as far apart as controls do", .fact("spacing.rows"))
    func rows() {
        let frames = Frames.of { frames in
            VStack {
                Text("Above").noted("above", in: frames)
                Toggle("First", isOn: .constant(true)).noted("first", in: frames)
                Stepper("Second", value: .constant(1)).noted("second", in: frames)
                Toggle("Third", isOn: .constant(true)).labelsHidden().noted("third", in: frames)
                Toggle("Fourth", isOn: .constant(true)).noted("fourth", in: frames)
                Text("Below").noted("below", in: frames)
            }
        }
        #expect(frames.gap("first", "second") == 8)
        #expect(frames.gap("second", "third") == 8)
        #expect(frames.gap("third", "fourth") == 8)
        // Texts keep their own distances, as to other controls.
        #expect(abs(frames.gap("above", "first") - 10.809) < 0.001)
        #expect(abs(frames.gap("fourth", "below") - 6.601) < 0.001)
    }

    @Test("text in a frame of its own height stands as far from others as a plain view", .fact("spacing.framed"))
    func framed() {
        func gap(_ framed: (Text) -> some View) -> CGFloat {
            let frames = Frames.of { frames in
                VStack {
                    framed(Text("Above")).noted("above", in: frames)
                    Color.red.frame(height: 20).noted("below", in: frames)
                }
            }
            return frames.gap("above", "below")
        }
        #expect(abs(gap { $0 } - 10.809) < 0.001)
        #expect(abs(gap { $0.frame(width: 80) } - 10.809) < 0.001)
        #expect(gap { $0.frame(height: 40) } == 8)
        #expect(gap { $0.frame(width: 80, height: 40) } == 8)
    }

    @Test("a spacer is 8 points long at least, as long as it says, and takes no room across", .fact("spacer.length"))
    func spacer() {
        func length(_ spacer: Spacer) -> (length: CGFloat, height: CGFloat) {
            let frames = Frames.of { frames in
                HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10).noted("a", in: frames)
                    spacer
                    Color.red.frame(width: 10, height: 10).noted("b", in: frames)
                }
                .fixedSize()
                .noted("row", in: frames)
            }
            return (frames["b"].minX - frames["a"].maxX, frames["row"].height)
        }
        #expect(length(Spacer()) == (8, 10))
        #expect(length(Spacer(minLength: 3)) == (3, 10))
        #expect(length(Spacer(minLength: 0)) == (0, 10))
    }

    @Test(
        "what is not text stands on its bottom edge, and a frame passes the baseline in it on", .fact("baseline.bottom")
    )
    func baselines() {
        let bottoms = Frames.of { frames in
            HStack(alignment: .firstTextBaseline) {
                Color.red.frame(width: 10, height: 30).noted("color", in: frames)
                Color.red.frame(width: 10, height: 50).noted("taller", in: frames)
            }
        }
        #expect(bottoms["color"].maxY == bottoms["taller"].maxY)
        let frames = Frames.of { frames in
            HStack(alignment: .firstTextBaseline) {
                Text("In a frame").frame(height: 60).noted("framed", in: frames)
                Text("Alone").noted("alone", in: frames)
            }
        }
        #expect(frames["alone"].minY - frames["framed"].minY == (60 - frames["alone"].height) / 2)
    }
}
