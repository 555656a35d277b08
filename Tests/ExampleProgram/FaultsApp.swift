import Dispatch
import Foundation
import Riffle
import SwiftUI

/// Does what no app should: shown in place of the example where the environment has `EXAMPLE=faults`. Where it has `FAULT_AT_START`
/// as well, a process that is to serve it traps before it does.
struct FaultsApp: App {
    static func start() {
        let isWorker = CommandLine.arguments.contains("--worker")
        if isWorker, ProcessInfo.processInfo.environment["FAULT_AT_START"] != nil { fatalError("It does not start.") }
        main()
    }

    var body: some Scene {
        WindowGroup { FaultsView() }
    }
}

/// What can go wrong in code of an app.
enum Fault: String, CaseIterable {
    case trap, overflow, loop, deadlock, memory, exit

    @MainActor
    func strike() {
        switch self {
        case .trap: fatalError("The app's own mistake.")
        case .overflow: print(Self.depth(of: 1))
        case .loop: while Self.goesOn {}
        case .deadlock: DispatchSemaphore(value: 0).wait()
        case .memory:
            var all: [[UInt8]] = []
            while Self.goesOn { all.append([UInt8](repeating: 1, count: 16 << 20)) }
        case .exit: Foundation.exit(3)
        }
    }

    @MainActor private static var goesOn = true

    @inline(never)
    private static func depth(of number: Int) -> Int {
        number == 0 ? 0 : 1 + depth(of: number &+ 1) + depth(of: number &+ 2)
    }
}

/// The runtime names private types by an address, which another process has elsewhere.
private struct Tally: Codable {
    var count = 0
}

private struct FaultsView: View {
    @State private var tally = Tally()
    /// The process that the page may not be shown by another one than.
    @State private var doom: Int32?
    @AppStorage("kept") private var kept = 0
    @AppStorage("all", store: .shared(named: "all")) private var all = 0

    var body: some View {
        if let doom, doom != getpid() { fatalError("What was kept is why it ends.") }
        return VStack(spacing: 12) {
            Button("Count \(tally.count)") {
                tally.count += 1
                kept += 1
            }
            Text("Kept \(kept)")
            Button("All \(all)") { all += 1 }
            Text(verbatim: "Process \(getpid())")
            ForEach(Fault.allCases, id: \.self) { fault in
                Button(fault.rawValue) { fault.strike() }
            }
            Button(doom == nil ? "doom" : "doomed") { doom = getpid() }
        }
    }
}
