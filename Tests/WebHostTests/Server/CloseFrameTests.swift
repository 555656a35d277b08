import NIOCore
import NIOWebSocket
import Testing
import RiffleWebHost

@Suite struct CloseFrameTests {
    private func payload(_ code: UInt16, _ reason: [UInt8] = []) -> ByteBuffer {
        ByteBuffer(bytes: [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
    }

    @Test(
        "Codes that may stand in a frame are sent back",
        arguments: [1000, 1001, 1002, 1003, 1007, 1011, 1013, 3000, 4999]
    )
    func echoed(code: UInt16) {
        let answer = CloseFrame.answer(to: payload(code, Array("bye".utf8)))
        #expect(answer.frame.payload == payload(code))
        #expect(answer.isFinal == (code <= 1001))
    }

    @Test(
        "Codes that no frame may have are a mistake, and never sent back",
        arguments: [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2000, 2999, 5000, 65535])
    func refused(code: UInt16) {
        let answer = CloseFrame.answer(to: payload(code))
        #expect(answer.frame.code == 1002 && !answer.isFinal)
    }

    @Test("No code is answered with none, half a code and a reason that is no text are mistakes")
    func malformed() {
        #expect(CloseFrame.answer(to: ByteBuffer()).frame.payload == ByteBuffer())
        #expect(CloseFrame.answer(to: ByteBuffer(bytes: [3])).frame.code == 1002)
        #expect(CloseFrame.answer(to: payload(1000, [0xFF, 0xFE])).frame.code == 1007)
    }

    @Test("A reason has room in the frame and ends with a whole character", arguments: 0..<8)
    func reasons(offset: Int) {
        let reason = String(repeating: "x", count: offset) + String(repeating: "é👍🏽", count: 50)
        let frame = CloseFrame(.policyViolation, reason)
        #expect(frame.payload.readableBytes <= 125 && frame.payload.readableBytes > 110)
        #expect(reason.hasPrefix(frame.reason))
    }
}
