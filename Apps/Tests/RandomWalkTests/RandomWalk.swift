import Foundation
import SwiftUI
import SwiftUITesting

/// Fingers, keys, wheels, texts, files, accessibility actions and time on an app, in an order that a seed decides.
///
/// The same seed takes the same walk. `RIFFLE_WALK_STEPS` makes walks longer, `RIFFLE_WALK_SEED` takes another.
@MainActor
struct RandomWalk {
    let tester: ViewTester
    let seed: UInt64
    private let data: WalkData?
    private var generator: SplitMix
    private var touches: [Touch] = []
    /// What was done lately, for the message when something is wrong.
    private(set) var trail: [String] = []

    private nonisolated static let stepsPerRound = 100

    /// How often a walk comes to rest and is looked at.
    nonisolated static var rounds: Int { max((number("RIFFLE_WALK_STEPS").map(Int.init) ?? 400) / stepsPerRound, 1) }

    /// The walks of a test run.
    nonisolated static var seeds: [UInt64] { number("RIFFLE_WALK_SEED").map { [$0] } ?? [1, 2, 3] }

    private nonisolated static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    /// - Parameter data: what the app keeps, where it is in a file. Each step waits for it, so that the seed alone decides.
    init(_ tester: ViewTester, seed: UInt64, data: WalkData? = nil) {
        self.tester = tester
        self.data = data
        self.seed = seed
        generator = SplitMix(state: seed)
    }

    /// Takes a hundred steps, lifts or loses every finger, and lets all come to rest.
    mutating func round() async throws {
        for _ in 0..<Self.stepsPerRound {
            await step()
            await data?.file.finish()
        }
        for touch in touches {
            if Bool.random(using: &generator) { await touch.lift() } else { await touch.cancel() }
        }
        touches = []
        note("end")
        try await tester.settle(limit: 20)
    }

    /// Closes what lies over the app's first screen: sheets, menus and screens that were pushed.
    mutating func comeBack(until isThere: () -> Bool) async throws {
        for _ in 0..<8 where !isThere() {
            note("come back")
            await tester.key(.escape)
            try await tester.settle(limit: 20)
            guard !isThere() else { return }
            let names = ["Cancel", "Done", "Close", "Keep Booking", "Back", "Projects", "Decks", "Bookings"]
            let buttons = tester.findAll(.role(.button)).filter { names.contains($0.label) && $0.isHittable }
            if let button = buttons.last { await tester.tap(button) }
            try await tester.settle(limit: 20)
        }
    }

    private mutating func step() async {
        if await answer() { return }
        switch Int.random(in: 0..<24, using: &generator) {
        case 0..<4: touchDown()
        case 4..<10: await move()
        case 10..<14: await lift()
        case 14: await pressKey()
        case 15, 16: await tap()
        case 18: await type()
        case 19, 20: await act()
        case 17: await scroll()
        default: await rest()
        }
    }

    // MARK: Steps

    private mutating func touchDown() {
        // Three fingers are as many as anybody puts on a phone.
        guard touches.count < 3 else { return }
        let point = somewhere()
        note("down \(Int(point.x)) \(Int(point.y))")
        touches.append(tester.touch(at: point))
    }

    private mutating func move() async {
        guard let touch = touches.randomElement(using: &generator) else { return await rest() }
        let distance = CGSize(width: length(200), height: length(200))
        let seconds = [0, 0.02, 0.05, 0.2].randomElement(using: &generator)!
        note("move \(Int(distance.width)) \(Int(distance.height)) over \(seconds)")
        await touch.move(by: distance, over: seconds)
    }

    private mutating func lift() async {
        guard !touches.isEmpty else { return }
        let touch = touches.remove(at: Int.random(in: 0..<touches.count, using: &generator))
        if Int.random(in: 0..<6, using: &generator) == 0 {
            note("cancel")
            await touch.cancel()
        } else {
            note("lift")
            await touch.lift()
        }
    }

    private mutating func tap() async {
        let elements = tester.findAll(.containing("")).filter(\.isHittable)
        guard let element = elements.randomElement(using: &generator) else { return }
        note("tap \(element.label)")
        await tester.tap(element)
    }

    private mutating func pressKey() async {
        // Letters go into fields, where there is one.
        let keys: [KeyEquivalent] = [
            "a", "7",
            .tab, .return, .space, .escape, .leftArrow, .rightArrow, .upArrow, .downArrow, .delete, "z", "x",
        ]
        let key = keys.randomElement(using: &generator)!
        let modifiers: EventModifiers = [[], [], .shift, .command].randomElement(using: &generator)!
        note("key \(key.character.unicodeScalars.first?.value ?? 0) \(modifiers.rawValue)")
        await tester.key(key, modifiers: modifiers)
    }

    private mutating func act() async {
        let names = [
            "Move forward", "Move back", "Show transactions", "Pass", "Like", "Undo", "Again", "Good",
            "Delete", "Move Up", "Move Down", "Show back", "Hide back", "Next picture", "Previous picture",
            "Remove card",
            "Increment", "Decrement", "Activate", "Activate", "Activate",
        ]
        guard let element = tester.findAll(.containing("")).randomElement(using: &generator) else { return }
        let name = names.randomElement(using: &generator)!
        // Most elements have no such action, which is an error with their names.
        if (try? await tester.perform(name, on: element)) != nil { note("\(name) on \(element.label)") }
    }

    /// Types into what has the keyboard, as somebody who fills in a form.
    private mutating func type() async {
        let text = Self.texts.randomElement(using: &generator)!
        note("type \(text.prefix(20))")
        await tester.type(text)
    }

    /// Chooses or saves a file where that is asked for, and sometimes thinks better of it. Says whether it was.
    private mutating func answer() async -> Bool {
        if Int.random(in: 0..<4, using: &generator) == 0, (try? await tester.cancelFileDialog()) != nil {
            note("cancel the dialog")
            return true
        }
        if (try? await tester.saveFiles()) != nil {
            note("save the file")
            return true
        }
        let file = Self.files.randomElement(using: &generator)!
        guard (try? await tester.chooseFiles([file])) != nil else { return false }
        note("choose \(file.lastPathComponent)")
        return true
    }

    private static let texts = [
        "4000001234567899", "3742 918375 71887", "Ada Quill", "0331", "1399", "Web", "cap", "one,uno\ntwo,\"dos\n",
        "山田 🙂",
    ]

    /// What is in the files that are chosen: good, in old encodings, broken, and none at all.
    private static let files: [URL] = {
        let contents: [Data] = [
            Data("prompt,answer\none,uno\ntwo,dos\n".utf8), Data([0xEF, 0xBB, 0xBF] + Array("sun;sol\n".utf8)),
            Data([0xFF, 0xFE, 0x61, 0, 0x2C, 0, 0x62, 0]), Data("never,\"closed\nnext,line\n".utf8),
            Data([0x89, 0x50, 0x4E, 0x47, 0, 0]), Data(),
        ]
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return contents.enumerated().map { index, data in
            let file = folder.appendingPathComponent("\(index).csv")
            _ = FileManager.default.createFile(atPath: file.path, contents: data)
            return file
        } + [folder.appendingPathComponent("missing.csv")]
    }()

    private mutating func scroll() async {
        let distance = CGSize(width: length(60), height: length(300))
        note("scroll \(Int(distance.width)) \(Int(distance.height))")
        await tester.scroll(at: somewhere(), by: distance)
    }

    private mutating func rest() async {
        let seconds = [1.0 / 60, 0.05, 0.1, 0.3].randomElement(using: &generator)!
        note("rest \(seconds)")
        await tester.advance(by: seconds)
    }

    // MARK: Choices

    private mutating func somewhere() -> CGPoint {
        let elements = tester.findAll(.containing(""))
        // Mostly where there is something; at times anywhere, a little outside included.
        if Int.random(in: 0..<4, using: &generator) > 0, let element = elements.randomElement(using: &generator) {
            let frame = element.frame
            guard frame.width > 0, frame.height > 0 else { return element.center }
            return CGPoint(
                x: .random(in: frame.minX..<frame.maxX, using: &generator),
                y: .random(in: frame.minY..<frame.maxY, using: &generator))
        }
        return CGPoint(x: .random(in: -20..<900, using: &generator), y: .random(in: -20..<900, using: &generator))
    }

    private mutating func length(_ most: CGFloat) -> CGFloat { .random(in: -most...most, using: &generator).rounded() }

    private mutating func note(_ step: String) {
        trail.append("\((tester.now * 1000).rounded() / 1000): \(step)")
        if trail.count > 30 { trail.removeFirst() }
    }

    /// What a failed expectation says.
    var description: String { "RIFFLE_WALK_SEED=\(seed)\n" + trail.joined(separator: "\n") }
}

/// A small generator whose numbers depend on its seed alone (Steele, Lea and Flood 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
