import SwiftUICore
import Testing

@MainActor
@Suite struct PreviewItemTests {
    @ViewBuilder
    private var previews: some View {
        Box("a").previewDisplayName("A")
        Group {
            Box("b")
            Box("c").previewInterfaceOrientation(.landscapeLeft)
        }
        .previewLayout(.sizeThatFits)
        Box("d").previewDevice("iPhone SE (3rd generation)")
    }

    @Test("Every view at the top level is a preview of its own, with what its modifiers say")
    func topLevel() {
        let items = PreviewItem.items(in: previews)
        #expect(items.map(\.name) == ["A", nil, nil, nil])
        #expect(items.map(\.layout) == [.device, .sizeThatFits, .sizeThatFits, .device])
        #expect(items.map(\.isLandscape) == [false, false, true, false])
        #expect(items.map(\.device?.screen) == [nil, nil, nil, CGSize(width: 375, height: 667)])
        for (item, name) in zip(items, ["a", "b", "c", "d"]) {
            let fixture = Fixture(item.content)
            fixture.frame()
            #expect(fixture.names == [name])
        }
    }

    @Test("The outermost of several modifiers counts")
    func outermost() {
        let items = PreviewItem.items(in: Box("a").previewDisplayName("inner").previewDisplayName("outer"))
        #expect(items.map(\.name) == ["outer"])
    }

    @Test("The last of several traits counts")
    func traits() {
        let plain = Preview { Box("a") }
        #expect(plain.layout == .device && !plain.isLandscape && plain.name == nil)
        let preview = Preview("x", traits: .sizeThatFitsLayout, .landscapeRight, .fixedLayout(width: 7, height: 9)) {
            Box("a")
        }
        #expect(preview.layout == .fixed(width: 7, height: 9))
        #expect(preview.isLandscape)
        #expect(preview.name == "x")
    }

    @Test("Devices have the screens that Apple documents")
    func devices() {
        #expect(PreviewDevice(rawValue: "iPhone 15 Pro").screen == CGSize(width: 393, height: 852))
        #expect(PreviewDevice(rawValue: "iPad Air (5th generation)").screen == CGSize(width: 820, height: 1180))
        #expect(PreviewDevice(rawValue: "iPhone SE (1st generation)").screen == CGSize(width: 320, height: 568))
        #expect(PreviewDevice(rawValue: "Fridge").screen == nil)
    }
}
