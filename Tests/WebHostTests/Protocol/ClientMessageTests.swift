import Foundation
import RiffleGestures
import RiffleHosting
import NIOCore
import PageRecords
import Testing
import RiffleWebHost

@Suite struct ClientMessageTests {
    private func decode(_ write: (inout RecordWriter) -> Void) throws -> [ClientMessage] {
        var writer = RecordWriter()
        write(&writer)
        return try ClientMessage.decode(ByteBuffer(bytes: writer.bytes))
    }

    @Test("Every record reads back as what was written, several in one message")
    func readsAll() throws {
        let messages = try decode {
            $0.hello(width: 390, height: 844, scale: 3, flags: 3, session: "abc", isLoaded: true, time: 5)
            $0.pointer(.moved, 1.5, 2, id: 300, kind: 1, time: 20)
            $0.wheel(3, 4, dx: -1, dy: 40, time: 21)
            $0.key("a", modifiers: 2, time: 22)
            $0.replace(2..<3, with: "né", target: 7, version: 300, time: 23)
            $0.tick(24)
            $0.acknowledge(70_000)
            $0.perform("Open", node: 9, time: 25)
            $0.lose(time: 26)
            $0.ping(1)
            $0.focus(5, time: 27)
        }
        let traits = PageTraits(
            size: CGSize(width: 390, height: 844), scale: 3, isDark: true, reducesMotion: true)
        #expect(messages[0] == .hello(traits, session: "abc", isLoaded: true, time: 5))
        #expect(
            messages[1]
                == .input(
                    .pointer(
                        PointerEvent(
                            id: 300, phase: .moved, location: CGPoint(x: 1.5, y: 2), time: 20, kind: .mouse))))
        #expect(
            messages[2]
                == .input(
                    .wheel(
                        WheelEvent(
                            location: CGPoint(x: 3, y: 4), delta: CGSize(width: -1, height: 40), time: 21))))
        #expect(messages[3] == .input(.key(KeyEvent(key: "a", modifiers: .shift, time: 22))))
        let edit = TextInputEvent.Edit.replace(2..<3, with: "né", selection: 4..<4, marked: nil)
        #expect(messages[4] == .input(.text(TextInputEvent(edit, target: 7, version: 300, time: 23))))
        #expect(
            Array(messages[5...])
                == [
                    .tick(time: 24), .acknowledge(70_000), .perform("Open", node: 9, time: 25), .lose(time: 26),
                    .ping(1), .focus(5, time: 27),
                ])
    }

    @Test("A place reads back as the browser has it, without what it does not know")
    func place() throws {
        func bytes(of values: [Float]) -> [UInt8] {
            values.flatMap { value in withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }
        }
        let messages = try decode {
            $0.bytes += [20, 7, 4]
            for value in [48.25, 16.5] {
                $0.bytes += withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
            }
            $0.bytes += bytes(of: [7, 170, .nan, 90, .nan])
            $0.double(10)
            $0.bytes += [20, 8, 5]
            $0.double(11)
        }
        let place = DevicePlace(
            latitude: 48.25, longitude: 16.5, horizontalAccuracy: 7, altitude: 170, course: 90)
        #expect(messages == [.answer(7, .place(place), time: 10), .answer(8, .place(nil), time: 11)])
    }

    @Test("A message that ends within a value is refused, wherever it ends")
    func truncated() throws {
        var writer = RecordWriter()
        writer.hello(session: "abcdef", time: 1)
        for length in 1..<writer.bytes.count {
            #expect(throws: ClientMessageError.self, "cut to \(length)") {
                try ClientMessage.decode(ByteBuffer(bytes: writer.bytes.prefix(length)))
            }
        }
    }

    @Test("A text longer than the limit is refused before room is made for it")
    func longText() {
        #expect(throws: ClientMessageError.invalid(what: "length of a text")) {
            try ClientMessage.decode(ByteBuffer(bytes: [6, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]))
        }
    }

    @Test("A message of more records than any page writes is refused")
    func manyRecords() throws {
        var writer = RecordWriter()
        for _ in 0..<WebLimits.recordsPerMessage { writer.ping(1) }
        #expect(try ClientMessage.decode(ByteBuffer(bytes: writer.bytes)).count == WebLimits.recordsPerMessage)
        writer.ping(1)
        #expect(throws: ClientMessageError.invalid(what: "number of records")) {
            try ClientMessage.decode(ByteBuffer(bytes: writer.bytes))
        }
    }

    @Test("Random bytes never trap")
    func randomBytes() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var state = seed
            let bytes = (0..<300).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            for first in 1...12 as ClosedRange<UInt8> {
                _ = try? ClientMessage.decode(ByteBuffer(bytes: [first] + bytes))
            }
        }
    }

    @Test("Sizes that make no sense become ones that do")
    func strangeTraits() {
        let traits = PageTraits(size: CGSize(width: .nan, height: 1e30), scale: .nan)
        #expect(traits.size == CGSize(width: 0, height: WebLimits.pageSide))
        #expect(traits.scale == 1)
        #expect(PageTraits(size: CGSize(width: -3, height: 4), scale: -2).scale == 1)
        #expect(PageTraits(size: .zero, scale: 1e9).scale == CGFloat(WebLimits.scale))
    }
}
