import Riffle
import SwiftUITesting
import Testing

@MainActor
struct DeviceFrameTests {
    /// Says what it finds out about the window it is in.
    private struct Facts: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height
        @Environment(\.font) private var font
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            GeometryReader { proxy in
                let insets = proxy.safeAreaInsets
                VStack {
                    Text("size \(Int(proxy.size.width)) \(Int(proxy.size.height))")
                    Text(
                        "insets \(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))"
                    )
                    Text("origin \(Int(proxy.frame(in: .global).minX)) \(Int(proxy.frame(in: .global).minY))")
                    Text(colorScheme == .dark ? "dark" : "light")
                    Text("\(width == .compact ? "compact" : "regular") \(height == .compact ? "compact" : "regular")")
                    Text(font == nil ? "no font" : "font")
                    Text(isEnabled ? "enabled" : "disabled")
                }
            }
        }
    }

    private func facts(_ tester: ViewTester) -> [String] {
        tester.findAll(.role(.text)).map(\.text).filter { $0 != "9:41" }
    }

    @Test("the views inside have the device's size, edges and environment, and nothing of what is around it")
    func window() {
        let view = DeviceFrame(colorScheme: .dark) { Facts() }.font(.largeTitle).disabled(true).padding(40)
        let tester = ViewTester(view, size: CGSize(width: 1000, height: 1200))
        #expect(
            facts(tester) == [
                "size 393 759", "insets 59 0 34 0", "origin 0 59", "dark", "compact regular", "no font", "enabled",
            ])
    }

    @Test("what covers the screen goes when the views hide it; only without an island does its room become theirs")
    func systemOverlays() async throws {
        struct Screen: View {
            @State private var isPlain = false

            var body: some View {
                VStack {
                    Facts()
                    Button("switch") { isPlain.toggle() }
                }
                .statusBarHidden(isPlain)
            }
        }
        for (device, hidden) in [(Device.phone, 59), (.smallPhone, 0)] {
            let tester = ViewTester(DeviceFrame(device) { Screen() }, size: CGSize(width: 500, height: 1000))
            let shown = facts(tester)[1]
            #expect(shown.hasPrefix(device.hasIsland ? "insets 59 " : "insets 20 "))
            let picture = try tester.snapshot().pngData
            try await tester.tap(tester.find(.label("switch")))
            try await tester.settle()
            #expect(facts(tester)[1].hasPrefix("insets \(hidden) "))
            #expect(try tester.snapshot().pngData != picture)
            try await tester.tap(tester.find(.label("switch")))
            try await tester.settle()
            #expect(facts(tester)[1] == shown)
            #expect(try tester.snapshot().pngData == picture)
        }
        func picture(_ overlays: Visibility) throws -> Data {
            let view = DeviceFrame { Color.white.persistentSystemOverlays(overlays) }
            return try ViewTester(view, size: CGSize(width: 500, height: 1000)).snapshot().pngData
        }
        #expect(try picture(.automatic) == picture(.visible))
        #expect(try picture(.automatic) != picture(.hidden))
    }

    @Test("a device held sideways is compact both ways and covered at its sides")
    func landscape() {
        let tester = ViewTester(
            DeviceFrame(orientation: .landscapeLeft) { Facts() }, size: CGSize(width: 1000, height: 1000))
        #expect(
            Array(facts(tester).prefix(5)) == [
                "size 734 372", "insets 0 59 21 59", "origin 59 0", "light", "compact compact",
            ])
    }

    @Test("where there is less room all of it is scaled down, and the views inside do not notice")
    func scaled() throws {
        let tester = ViewTester(
            DeviceFrame { Facts().accessibilityElement(children: .contain).accessibilityIdentifier("facts") },
            size: CGSize(width: 1000, height: 441))
        #expect(facts(tester).first == "size 393 759")
        // The device is 882 points high with its edge and buttons: it is shown at half its size.
        let facts = try tester.find(.id("facts")).frame
        #expect(abs(facts.width - 393 / 2) < 0.01)
        #expect(abs(facts.height - 759 / 2) < 0.01)
    }

    @Test("fingers are where they touch the scaled device: a drag moves by the device's points")
    func dragged() async throws {
        struct Draggable: View {
            @State private var local = CGSize.zero
            @State private var start = CGPoint.zero

            var body: some View {
                VStack {
                    Text("moved \(Int(local.width.rounded())) \(Int(local.height.rounded()))")
                    Text("from \(Int(start.x.rounded())) \(Int(start.y.rounded()))")
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged {
                        local = $0.translation
                        start = $0.startLocation
                    })
            }
        }
        let tester = ViewTester(DeviceFrame { Draggable() }, size: CGSize(width: 441, height: 441))
        let finger = tester.touch(at: CGPoint(x: 220.5, y: 220.5))
        await finger.move(by: CGSize(width: 20, height: -30), over: 0.1)
        _ = try tester.find(.text("moved 40 -60"))
        // The middle of the device, in its own points.
        _ = try tester.find(.text("from 197 426"))
        await finger.lift()
    }

    @Test("what is drawn beyond the screen is neither seen nor touched")
    func clipped() async throws {
        struct Stray: View {
            @State private var count = 0

            var body: some View {
                Button("count \(count)") { count += 1 }
                    .frame(width: 100, height: 100)
                    .background(Color.red)
                    .offset(x: -300)
            }
        }
        let tester = ViewTester(DeviceFrame { Stray() }, size: CGSize(width: 1000, height: 900))
        let stray = try tester.find(.label("count 0"))
        #expect(!stray.isHittable)
        let picture = try tester.snapshot()
        let pixel = picture[Int(stray.center.x * 2), Int(stray.center.y * 2)]
        #expect(pixel.r == pixel.g)
    }

    @Test("a preferred appearance sets the device's and no other's")
    func preferredColorScheme() async throws {
        struct Night: View {
            @State private var isNight = true

            var body: some View {
                Button("switch") { isNight.toggle() }
                    .preferredColorScheme(isNight ? .dark : nil)
            }
        }
        struct Outside: View {
            @Environment(\.colorScheme) private var colorScheme

            var body: some View { Text(colorScheme == .dark ? "dark outside" : "light outside") }
        }
        let view = VStack {
            Outside()
            DeviceFrame { Night() }
        }
        let tester = ViewTester(view, size: CGSize(width: 500, height: 1000))
        try await tester.settle()
        _ = try tester.find(.text("light outside"))
        let button = try tester.find(.label("switch"))
        let ground = CGPoint(x: button.frame.midX, y: button.frame.midY + 100)
        func red(at point: CGPoint) throws -> Int {
            Int(try tester.snapshot()[Int(point.x * 2), Int(point.y * 2)].r)
        }
        #expect(try red(at: ground) == 0)
        #expect(try red(at: CGPoint(x: 5, y: 5)) == 255)
        await tester.tap(button)
        try await tester.settle()
        #expect(try red(at: ground) == 255)
    }

    @Test("preferences of the views inside do not reach those around")
    func preferences() {
        struct Key: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Sum: View {
            @State private var sum = 0

            var body: some View {
                VStack {
                    Text("sum \(sum)")
                    Color.clear.frame(width: 1, height: 1).preference(key: Key.self, value: 1)
                    DeviceFrame { Color.clear.preference(key: Key.self, value: 10) }
                }
                .onPreferenceChange(Key.self) { sum = $0 }
            }
        }
        let tester = ViewTester(Sum(), size: CGSize(width: 500, height: 1000))
        #expect(tester.findAll(.text("sum 1")).count == 1)
    }

    /// Touches the screen below an element.
    private func touchScreen(_ tester: ViewTester, of name: String) async throws {
        let frame = try tester.find(.containing(name)).frame
        let finger = tester.touch(at: CGPoint(x: frame.midX, y: frame.midY + 200))
        await finger.lift()
    }

    @Test("keys go to the device that was touched last")
    func keys() async throws {
        struct Counter: View {
            let name: String
            @State private var count = 0

            var body: some View {
                Button("\(name) \(count)") { count += 1 }
                    .keyboardShortcut("k", modifiers: [])
            }
        }
        let view = HStack {
            DeviceFrame { Counter(name: "left") }
            DeviceFrame { Counter(name: "right") }
        }
        let tester = ViewTester(view, size: CGSize(width: 900, height: 900))
        try await touchScreen(tester, of: "right")
        await tester.key("k", modifiers: [])
        _ = try tester.find(.label("left 0"))
        _ = try tester.find(.label("right 1"))
        try await touchScreen(tester, of: "left")
        await tester.key("k", modifiers: [])
        _ = try tester.find(.label("left 1"))
        _ = try tester.find(.label("right 1"))
        // From there, Tab starts in the device that has the keyboard.
        await tester.key(.tab, modifiers: [])
        await tester.key(.space, modifiers: [])
        _ = try tester.find(.label("left 2"))
        // A touch in the other takes the focus away with the keyboard.
        try await touchScreen(tester, of: "right")
        await tester.key(.space, modifiers: [])
        _ = try tester.find(.label("left 2"))
    }

    @Test("resizing the window to another scale runs none of the bodies inside")
    func resized() async throws {
        struct Watched: View {
            nonisolated(unsafe) static var runs = 0

            var body: some View {
                let _ = Self.runs += 1
                Text("inside")
            }
        }
        let tester = ViewTester(DeviceFrame { Watched() }, size: CGSize(width: 500, height: 900))
        let runs = Watched.runs
        await tester.resize(to: CGSize(width: 300, height: 500))
        try await tester.settle()
        #expect(Watched.runs == runs)
    }

    @Test("a device without room is not shown and breaks nothing")
    func noRoom() async throws {
        let tester = ViewTester(DeviceFrame { Facts() }, size: .zero)
        let finger = tester.touch(at: .zero)
        await finger.lift()
        #expect(facts(tester).first == "size 393 759")
        #expect(tester.issues.isEmpty)
    }

    @Test("the device is read out under its name")
    func name() throws {
        let tester = ViewTester(DeviceFrame(name: "Wallet") { Text("inside") }, size: CGSize(width: 500, height: 1000))
        #expect(tester.semanticsDescription.contains("Wallet"))
        #expect(!tester.semanticsDescription.contains("9:41"))
    }
}
