import Testing

@testable import Live

struct CrashTraceTests {
    private let sources = ["/p/Sources/App/ContentView.swift", "/p/Sources/App/Model.swift"]

    @Test func namesTheLastFrameThatIsTheUsers() {
        let trace = CrashTrace(
            """
            App/Other.swift:3: a line that the program printed

            *** Signal 4: Backtracing from 0x7f01... done ***

            *** Program crashed: Illegal instruction at 0x00007f01 ***

            Thread 0 "App" crashed:

            0 0x00007f01 _assertionFailure(_:_:file:line:flags:) + 351 in libswiftCore.so
             1               0x00007f02 Model.total.getter + 120 in App-live1 at /p/Sources/App/Model.swift:12:21
             2 [ra]          0x00007f03 ContentView.body.getter + 12 in App-live1 at /p/Sources/App/ContentView.swift:30:9
            3 [ra] 0x00007f04 BodyNode.evaluate(_:) + 12 in libApp-live.so
            """, signal: "Illegal instruction", sources: sources)
        #expect(trace.file == "/p/Sources/App/Model.swift" && trace.line == 12)
        #expect(trace.function == "Model.total.getter")
        #expect(trace.message.contains("Illegal instruction"))
    }

    @Test func takesTheReasonFromWhatTheProgramSaid() {
        let trace = CrashTrace(
            "App/ContentView.swift:9: Fatal error: No such row\n", signal: "Illegal instruction", sources: sources)
        #expect(trace.message == "Fatal error: No such row")
        #expect(trace.file == "/p/Sources/App/ContentView.swift" && trace.line == 9)
    }

    @Test func saysTheSignalWhereThereIsNothingElse() {
        let trace = CrashTrace("", signal: "Killed", sources: sources)
        #expect(trace == CrashTrace("nothing of use", signal: "Killed", sources: []))
        #expect(trace.message == "Killed" && trace.file == nil && trace.function == nil)
    }
}
