import SwiftUITesting
import Testing

@MainActor
struct ElementTests {
    private let size = CGSize(width: 200, height: 200)

    @Test("a frame is the bounding box as drawn, under rotation and scale")
    func frame() throws {
        let tester = ViewTester(
            Color.red.frame(width: 40, height: 20).accessibilityLabel("box")
                .rotationEffect(.degrees(90)).scaleEffect(2), size: size)
        let box = try tester.find(.label("box"))
        #expect(abs(box.frame.minX - 80) < 1e-9 && abs(box.frame.minY - 60) < 1e-9)
        #expect(abs(box.frame.width - 40) < 1e-9 && abs(box.frame.height - 80) < 1e-9)
        let corner = CGPoint.zero.applying(box.transform)
        #expect(abs(corner.x - 120) < 1e-9 && abs(corner.y - 60) < 1e-9)
        #expect(box.center == CGPoint(x: box.frame.midX, y: box.frame.midY))
    }

    @Test("frame, transform and opacity are of the moment in an animation, and a found element keeps them")
    func moment() async throws {
        let tester = ViewTester(Fading(), size: size)
        let before = try tester.find(.text("fading"))
        await tester.pump(by: 0.5)
        let middle = try tester.find(.text("fading"))
        #expect(abs(middle.frame.minX - before.frame.minX - 25) < 0.01)
        #expect(abs(middle.opacity - 0.3) < 0.001)
        #expect(before.opacity == 0.6)
    }

    @Test("an element under another, outside the window or switched off for touches is not hittable")
    func hittable() throws {
        let tester = ViewTester(
            ZStack {
                Text("below").frame(width: 50, height: 50)
                Color.blue.frame(width: 100, height: 100).accessibilityLabel("above")
                Text("outside").offset(x: 500)
                Text("off").offset(y: 80).allowsHitTesting(false)
            }, size: size)
        #expect(try tester.find(.label("above")).isHittable)
        for text in ["below", "outside", "off"] { #expect(try !tester.find(.text(text)).isHittable, "\(text)") }
    }

    @Test("a list's rows that are pressed as a whole are hittable where only the row is, and covered ones are not")
    func rows() throws {
        let list = NavigationStack {
            List {
                NavigationLink("Link") { Text("There") }
                Button("Button") {}
                Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }
                DisclosureGroup("More") { Text("Inside") }
                Button("Off") {}.disabled(true)
                Text("Plain")
            }
        }
        let tester = ViewTester(list)
        for label in ["Link", "Button", "Menu", "More", "Plain"] {
            #expect(try tester.find(.label(label)).isHittable, "\(label)")
        }
        let covered = ViewTester(list.overlay { Color.red })
        for label in ["Link", "Button", "Menu", "Plain"] {
            #expect(try !covered.find(.label(label)).isHittable, "\(label)")
        }
    }

    @Test("an element says what it is to assistive technology")
    func meaning() async throws {
        struct Form: View {
            @State private var name = ""
            var body: some View {
                VStack {
                    Button("Save") {}.disabled(true).accessibilityHint("Keeps it").accessibilityIdentifier("save")
                    Text("Chosen").accessibilityAddTraits([.isSelected, .isHeader])
                        .accessibilityAction(named: "Explain") {}
                    TextField("Name", text: $name, prompt: Text("Ada"))
                    SecureField("Password", text: $name)
                    Link("Site", destination: URL(filePath: "/"))
                }
            }
        }
        let tester = ViewTester(Form())
        let save = try tester.find(.label("Save"))
        #expect(!save.isEnabled && !save.isSelected && save.hint == "Keeps it" && save.identifier == "save")
        #expect(save.traits == .isButton && save.placeholder == nil)
        let chosen = try tester.find(.label("Chosen"))
        #expect(chosen.isEnabled && chosen.isSelected && chosen.actions == ["Explain"])
        #expect(chosen.traits.isSuperset(of: [.isSelected, .isHeader]) && !chosen.traits.contains(.isButton))
        #expect(try tester.find(.label("Site")).traits.contains(.isLink))
        #expect(try tester.find(.label("Password")).placeholder == "Password")
        let field = try tester.find(.label("Name"))
        #expect(field.placeholder == "Ada" && !field.isFocused && field.actions == ["Activate"])
        #expect(tester.semanticsDescription.contains("placeholder \"Ada\""))
        await tester.tap(field)
        #expect(try tester.find(.label("Name")).isFocused)
    }

    @Test("what is painted later is in front")
    func order() throws {
        let tester = ViewTester(
            ZStack {
                Text("first").zIndex(1)
                Text("second")
            })
        let first = try tester.find(.text("first"))
        let second = try tester.find(.text("second"))
        #expect(first.isInFront(of: second) && !second.isInFront(of: first))
        #expect(!first.isInFront(of: first))
    }
}

private struct Fading: View {
    @State private var isGone = false
    var body: some View {
        Text("fading")
            .opacity(isGone ? 0 : 1)
            .offset(x: isGone ? 50 : 0)
            .opacity(0.6)
            .onAppear { withAnimation(.linear(duration: 1)) { isGone = true } }
    }
}
