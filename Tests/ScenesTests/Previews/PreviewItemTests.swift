import RiffleScenes
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
        #expect(items.map(\.device?.screen?.size) == [nil, nil, nil, CGSize(width: 375, height: 667)])
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
        #expect(PreviewDevice(rawValue: "iPhone 15 Pro").screen?.size == CGSize(width: 393, height: 852))
        #expect(PreviewDevice(rawValue: "iPad Air (5th generation)").screen?.size == CGSize(width: 820, height: 1180))
        #expect(
            PreviewDevice(rawValue: "iPhone SE (1st generation)").screen?.size == CGSize(width: 320, height: 568))
        #expect(PreviewDevice(rawValue: "Fridge").screen == nil)
    }

    @Test("Devices cover the edges that they report, upright and on their side")
    func coveredEdges() throws {
        func insets(_ name: String) throws -> (upright: EdgeInsets, onItsSide: EdgeInsets) {
            let screen = try #require(PreviewDevice(rawValue: name).screen)
            #expect(screen.onItsSide.size == CGSize(width: screen.size.height, height: screen.size.width))
            return (screen.safeAreaInsets, screen.onItsSide.safeAreaInsets)
        }
        let phone = try insets("iPhone 16")
        #expect(phone.upright == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(phone.onItsSide == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
        let smallPhone = try insets("iPhone SE (3rd generation)")
        #expect(smallPhone.upright == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(smallPhone.onItsSide == EdgeInsets())
        let tablet = try insets("iPad mini")
        #expect(tablet.upright == EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
        #expect(tablet.onItsSide == tablet.upright)
    }

    @Test("A size that a device has is that device's screen, and any other is no device's")
    func screensBySize() {
        #expect(PreviewDisplay(size: CGSize(width: 393, height: 852)) == PreviewDevice("iPhone 15").screen)
        #expect(PreviewDisplay(size: CGSize(width: 400, height: 300)) == nil)
    }
}
