import Foundation
import Testing

@testable import RiffleFoundationParity

@Suite("Messages to the log in the manner of C")
struct OSLogFormatTests {
    @Test("Words on privacy are taken out, and what is private with its value")
    func privacy() {
        let format = OSLogFormat("%{public}@ took %.1f of 100%%, %{private}d and %ld")
        #expect(format.plain == "%@ took %.1f of 100%%, <private> and %ld")
        #expect(format.text([NSString(string: "Tea"), 2.25, 7, 9]) == "Tea took 2.2 of 100%, <private> and 9")
    }

    @Test("A format that asks for more values than there are stays as it is")
    func tooFew() {
        #expect(OSLogFormat("%d %d").text([1]) == "%d %d")
        #expect(OSLogFormat("100%").text([]) == "100")
    }
}
