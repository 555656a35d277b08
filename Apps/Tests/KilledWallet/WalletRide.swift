import AppData
import Foundation
import SwiftUITesting
import WalletApp
import WalletCards

/// A wallet in whose cards somebody rummages until they are stopped: drags, removals, and new cards.
@MainActor
final class WalletRide {
    private let store: WalletStore
    private let file: DataFile
    private var generator: RideDice

    init(in folder: URL, seed: UInt64) {
        file = DataFile.inFolder(folder)
        store = WalletStore(file)
        generator = RideDice(seed: seed)
    }

    func run() async throws -> Never {
        while !store.cards.isLoaded {
            await file.finish()
            await Task.yield()
        }
        Self.say("S\(Self.state(store.cards.value))\n")
        let tester = ViewTester(Ridden(store: store) { Self.say("S\(Self.state($0))\n") })
        try await tester.settle()
        while true {
            guard let card = store.cards.value.randomElement(using: &generator) else {
                add()
                continue
            }
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: add()
            case 1 where store.cards.value.count > 3: edit(.remove(card.id))
            default: await drag(card, tester)
            }
            await frame(tester)
        }
    }

    private func drag(_ card: Card, _ tester: ViewTester) async {
        guard let element = try? tester.find(.label(card.name)), !element.frame.isEmpty else { return }
        let touch = tester.touch(at: CGPoint(x: element.frame.midX, y: element.frame.minY + 8))
        await touch.hold(for: 0.1)
        for _ in 0..<6 {
            await touch.move(by: CGSize(width: 0, height: -30), over: 1.0 / 60)
            Self.say(".")
        }
        await touch.lift()
        for _ in 0..<6 { await frame(tester) }
    }

    private func frame(_ tester: ViewTester) async {
        await tester.pump()
        Self.say(".")
    }

    private func add() {
        guard store.cards.value.count < 9 else { return }
        let digits = (0..<4).map { _ in String(Int.random(in: 1000...9999, using: &generator)) }
        edit(.add(Card(.visa, digits.joined(separator: " "), of: "Somebody New", until: "3/33")))
    }

    private func edit(_ edit: WalletEdit) {
        Self.say("S\(Self.state(edit.applied(to: store.cards.value)))\n")
        store.perform(edit)
    }

    /// Cards with all that belongs to them, in a line.
    nonisolated static func state(_ cards: [Card]) -> String {
        cards.map { "\($0.id.uuidString.prefix(8)):\($0.number.suffix(4)):\($0.payments.count)" }.joined(separator: " ")
    }

    nonisolated private static func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// The wallet, which says what it will have before it saves it.
private struct Ridden: View {
    let store: WalletStore
    let say: ([Card]) -> Void

    var body: some View {
        WalletScreen(cards: store.cards.value) { edit in
            say(edit.applied(to: store.cards.value))
            store.perform(edit)
        }
    }
}
