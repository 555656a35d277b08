import Testing

@testable import RiffleFoundationParity

struct DispatchConstantsTests {
    @Test("the units of Dispatch's times are numbers that a sleep takes")
    func units() {
        let numbers: [UInt64] = [NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC]
        #expect(numbers == [1_000_000_000, 1_000_000, 1_000, 1_000_000])
    }
}
