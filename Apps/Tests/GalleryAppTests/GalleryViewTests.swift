import SwiftUITesting
import Testing

@testable import GalleryApp

@MainActor
struct GalleryViewTests {
    private static let desk = CGSize(width: 1440, height: 900)

    private func device(_ exhibit: Exhibit, in tester: ViewTester) throws -> Element {
        try tester.find(.role(.group, exhibit.name))
    }

    @Test("on a desk all devices are in the window, side by side, and none covers another")
    func sideBySide() async throws {
        for size in [
            Self.desk, CGSize(width: 1024, height: 768), CGSize(width: 1920, height: 1080),
            CGSize(width: 2560, height: 1440),
        ] {
            let tester = ViewTester(GalleryView(), size: size)
            // On a small desk one in landscape would be too small to be read: it is a row there.
            let isSmall = size.width < 1400
            let shown = Exhibit.onDevices.filter { !isSmall || $0.orientation == .portrait }
            if isSmall { _ = try tester.find(.containing(Exhibit.flashcards.hint)) }
            let frames = try shown.map { try device($0, in: tester).frame }
            let window = CGRect(origin: .zero, size: size)
            for (index, frame) in frames.enumerated() {
                #expect(window.contains(frame), "\(shown[index]) in \(size)")
                #expect(frame.width > 100)
                for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
            }
        }
    }

    @Test("on a phone an app fills the page, without a device around it, and the way back leads to the others")
    func onPhone() async throws {
        let tester = ViewTester(GalleryView())
        try await tester.settle()
        for exhibit in Exhibit.allCases { _ = try tester.find(.containing(exhibit.hint)) }
        await tester.tap(try tester.find(.containing(Exhibit.wallet.hint)))
        try await tester.settle()
        #expect(tester.findAll(.role(.group, "Wallet")).isEmpty)
        #expect(abs(try tester.find(.id("visa")).frame.width - (393 - 70)) < 0.01)
        await tester.tap(try tester.find(.label("Apps")))
        try await tester.settle()
        _ = try tester.find(.containing(Exhibit.trips.hint))
    }

    @Test("what is kept is there again when an app is opened again")
    func kept() async throws {
        let tester = ViewTester(GalleryView(opening: .wallet))
        try await tester.settle()
        try await tester.perform("Remove card", on: try tester.find(.id("visa")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Apps")))
        try await tester.settle()
        await tester.tap(try tester.find(.containing(Exhibit.wallet.hint)))
        try await tester.settle()
        #expect(tester.findAll(.id("visa")).isEmpty)
        _ = try tester.find(.id("mastercard"))
    }

    @Test(
        "the fragment of an address names an app",
        arguments: [("#wallet", Exhibit.wallet), ("#Trips", .trips), ("#/filters", .filters), ("#controls", .controls)])
    func address(_ fragment: String, _ exhibit: Exhibit) throws {
        #expect(Exhibit(address: try #require(URL(string: "http://127.0.0.1:8080/\(fragment)"))) == exhibit)
    }

    @Test("other addresses open nothing", arguments: ["", "#", "#nothing", "#wallets", "#%F0%9F%98%80"])
    func otherAddress(_ fragment: String) throws {
        #expect(Exhibit(address: try #require(URL(string: "http://127.0.0.1:8080/\(fragment)"))) == nil)
    }

    @Test("an app that is started anew has forgotten what it showed, and the others have not")
    func reset() async throws {
        let tester = ViewTester(GalleryView(), size: Self.desk)
        try await tester.settle()
        await tester.tap(try tester.find(.id("visa")))
        try await tester.settle()
        _ = try tester.find(.text("Transaction History"))
        await tester.tap(try tester.find(.label("Start Trips anew")))
        try await tester.settle()
        _ = try tester.find(.text("Transaction History"))
        await tester.tap(try tester.find(.label("Start Wallet anew")))
        try await tester.settle()
        #expect(tester.findAll(.text("Transaction History")).isEmpty)
        _ = try tester.find(.id("visa"))
    }

    @Test("an app that is started anew has its samples again, and undo brings back what somebody had")
    func resetData() async throws {
        let tester = ViewTester(GalleryView(), size: Self.desk)
        try await tester.settle()
        try await tester.perform("Remove card", on: try tester.find(.id("visa")))
        try await tester.perform("Move back", on: try tester.find(.id("mastercard")))
        try await tester.settle()
        func order() -> [String] {
            ["visa", "mastercard", "amex", "chase", "discover"]
                .compactMap { id in (try? tester.find(.id(id))).map { (id, $0.frame.midY) } }
                .sorted { $0.1 > $1.1 }.map(\.0)
        }
        #expect(order() == ["amex", "mastercard", "chase", "discover"])
        await tester.tap(try tester.find(.label("Start Wallet anew")))
        try await tester.settle()
        #expect(order() == ["visa", "mastercard", "amex", "chase", "discover"])
        _ = try tester.find(.text("Wallet was started anew."))
        #expect(tester.announcements.contains("Wallet was started anew."))
        // The flashcards have a button of this name, too.
        let bar = try tester.find(.text("Wallet was started anew.")).frame
        let undo = tester.findAll(.role(.button, "Undo")).first { abs($0.frame.midY - bar.midY) < 20 }
        await tester.tap(try #require(undo))
        try await tester.settle()
        #expect(order() == ["amex", "mastercard", "chase", "discover"])
        #expect(tester.findAll(.text("Wallet was started anew.")).isEmpty)
    }

    @Test("cards are dragged on a scaled device as on a real one")
    func drag() async throws {
        let tester = ViewTester(GalleryView(), size: Self.desk)
        try await tester.settle()
        let visa = try tester.find(.id("visa"))
        let scale = visa.frame.width / (393 - 70)
        let finger = tester.touch(at: visa.center)
        await finger.hold(for: 0.1)
        // Two places back, in the device's points.
        await finger.move(by: CGSize(width: 0, height: -110 * scale), over: 0.3)
        await finger.lift()
        try await tester.settle()
        let mastercard = try tester.find(.id("mastercard"))
        let moved = try tester.find(.id("visa"))
        #expect(abs((mastercard.frame.midY - moved.frame.midY) / scale - 100) < 0.5)
    }

    @Test("the switch turns the window and the devices dark, and back")
    func appearance() async throws {
        let tester = ViewTester(GalleryView(), size: Self.desk)
        try await tester.settle()
        func lightness(of exhibit: Exhibit) throws -> Int {
            // The corner of the screen beside the island shows the device's ground.
            let frame = try device(exhibit, in: tester).frame
            let point = CGPoint(x: frame.midX - frame.width * 0.22, y: frame.minY + frame.height * 0.02)
            return Int(try tester.snapshot()[Int(point.x * 2), Int(point.y * 2)].g)
        }
        #expect(try lightness(of: .wallet) > 240)
        await tester.tap(try tester.find(.label("Dark appearance")))
        try await tester.settle()
        #expect(try lightness(of: .wallet) < 30)
        #expect(try tester.snapshot()[4, 4].g < 60)
        await tester.tap(try tester.find(.label("Dark appearance")))
        try await tester.settle()
        #expect(try lightness(of: .wallet) > 240)
    }

    @Test("a finger on one device runs no body of another")
    func independence() async throws {
        let tester = ViewTester(GalleryView(), size: Self.desk)
        try await tester.settle()
        let visa = try tester.find(.id("visa"))
        let finger = tester.touch(at: visa.center)
        await finger.hold(for: 0.1)
        await finger.move(by: CGSize(width: 0, height: -4), over: 0.05)
        // The deck and its five cards; the wallet alone takes as many.
        #expect(tester.statistics.bodiesEvaluated <= 12)
        await finger.cancel()
    }

    @Test("nothing is missing and nothing is wrong at any size", arguments: [0, 1, 200, 480, 700, 999, 1000, 3000])
    func anySize(width: CGFloat) async throws {
        for height in [0, 100, 393, 852, 2000] as [CGFloat] {
            let tester = ViewTester(GalleryView(), size: CGSize(width: width, height: height), scale: 1)
            await tester.advance(by: 0.1)
            #expect(tester.issues.isEmpty, "\(width) × \(height)")
        }
    }

    @Test(
        "no text of the gallery gives way to an ellipsis, also in small windows and enlarged pages",
        arguments: [
            (320, 568), (393, 852), (852, 393), (820, 1180), (960, 600), (1024, 768), (1440, 900), (1920, 1080),
            (2560, 1440),
        ] as [(CGFloat, CGFloat)])
    func nothingIsTruncated(width: CGFloat, height: CGFloat) async throws {
        let tester = ViewTester(GalleryView(), size: CGSize(width: width, height: height))
        try await tester.settle()
        // Text in quotes that ends like this; gradients have dots between their colors.
        #expect(tester.layersDescription.split(separator: "\n").filter { $0.contains("…\"") }.isEmpty)
    }

    @Test("on a phone every app fills what the bar above it leaves of the page", arguments: Exhibit.allCases)
    func fillsThePage(_ exhibit: Exhibit) async throws {
        for size in [CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)]
        {
            let tester = ViewTester(GalleryView(opening: exhibit), size: size)
            try await tester.settle()
            #expect(tester.findAll(.role(.group, exhibit.name)).isEmpty, "no device")
            let window = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
            for name in ["Apps", "Dark appearance", "Start \(exhibit.name) anew"] {
                #expect(window.contains(try tester.find(.label(name)).frame), "\(name) in \(size)")
            }
            #expect(tester.issues.isEmpty)
        }
    }

    @Test("apps in a row of the list are as high as each other")
    func rows() async throws {
        let tester = ViewTester(GalleryView(), size: CGSize(width: 960, height: 600))
        try await tester.settle()
        let frames = try Exhibit.allCases.map { try tester.find(.containing($0.hint)).frame }
        #expect(Set(frames.map { $0.height.rounded() }).count == 1)
    }
}
