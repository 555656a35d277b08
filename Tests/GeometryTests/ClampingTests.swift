import Foundation
import RiffleGeometry
import Testing

@Suite("Numbers of any kind as whole numbers")
struct ClampingTests {
    @Test("What the type holds is cut toward zero")
    func exact() {
        #expect(Int(clamping: 2.9) == 2)
        #expect(Int(clamping: -2.9) == -2)
        #expect(Int(clamping: CGFloat(-0.5)) == 0)
        #expect(UInt8(clamping: Float(254.5)) == 254)
    }

    @Test("What it does not hold becomes its nearest end, and no number 0")
    func beyond() {
        #expect(Int(clamping: 1e300) == .max)
        #expect(Int(clamping: -Double.infinity) == .min)
        #expect(Int(clamping: Double.nan) == 0)
        #expect(Int(clamping: -0x1p63) == .min)
        #expect(Int(clamping: 0x1p63) == .max)
        #expect(UInt8(clamping: -1.0) == 0)
        #expect(UInt8(clamping: 255.9) == 255)
        #expect(Int32(clamping: 1e10) == .max)
    }

    @Test("A range limits it further")
    func limited() {
        #expect(Int(clamping: 1e300, to: 0...10) == 10)
        #expect(Int(clamping: -1.0, to: 0...10) == 0)
        #expect(Int(clamping: Double.nan, to: 3...10) == 3)
        #expect(Int(clamping: 7.5, to: 0...10) == 7)
    }
}

@Suite("What is left of a thread's stack")
struct StackRoomTests {
    /// Calls itself until the stack is short, and counts how often.
    private static func descend(_ depth: Int = 0) -> Int {
        if StackRoom.isShort || depth > 1_000_000 { return depth }
        return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { room in
            room[0] = UInt8(truncatingIfNeeded: depth)
            return max(descend(depth + 1), Int(room[0]) * 0)
        }
    }

    @Test("A function that calls itself ends in time, on stacks of any size", arguments: [1 << 19, 1 << 21, 1 << 23])
    func descending(size: Int) async {
        let depth = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: Self.descend()) }
            thread.stackSize = size
            thread.start()
        }
        // Each call takes a kilobyte and what the compiler adds; a quarter of the stack stays free.
        #expect(depth > size * 3 / 4 / 4096 / 2)
        // The system may give a thread a larger stack than it asked for, which an earlier one has left.
        #expect(depth < 1_000_000)
    }
}
