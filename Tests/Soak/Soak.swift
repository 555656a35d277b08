import Foundation
import SeededNumbers

/// Sends served programs what no page would send, while an honest page's latency is taken, and then walks through them at
/// random.
///
/// Everything follows from a seed, which is printed. What has been done stands in a file, so that a run that was stopped goes
/// on where it was. It talks to loopback only, and ends by number and by time.
@main
struct Soak {
    static let usage = """
        Soak [--seed N] [--messages N] [--steps N] [--minutes N] [--state FILE] PROGRAM...
          --messages   hostile messages to each program, 100000 by default
          --steps      steps of the random walk through each, 100000 by default
          --minutes    at most, for each program, 120 by default
          --state      what has been done; a run with the same file goes on there
          --workers    serves each program by so many processes, and kills those instead of all that is above
          --kills      so often, 1000 by default
          --renewals   replaces the processes so often instead, under --people pages, 100 by default
        """

    static func main() {
        do {
            try run(SoakOptions(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("Soak: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ options: SoakOptions) throws {
        signal(SIGPIPE, SIG_IGN)
        let ledger = try SoakLedger(options)
        tell("seed \(ledger.seed)")
        if let workers = options.workers { return try kill(workers, options, ledger.seed) }
        for program in options.programs {
            let name = URL(fileURLWithPath: program).lastPathComponent
            let trial = try Trial(program, name: name, ledger: ledger, options: options)
            try trial.run()
        }
        let reports = options.programs.map { ledger.report(of: URL(fileURLWithPath: $0).lastPathComponent) }
        tell(SoakTable(reports).text)
        exit(reports.contains { !$0.failures.isEmpty } ? 1 : 0)
    }
}

extension Soak {
    private static func kill(_ workers: Int, _ options: SoakOptions, _ seed: UInt64) throws {
        for program in options.programs {
            let name = URL(fileURLWithPath: program).lastPathComponent
            let end = Stopwatch.wall() + options.minutes * 60e9
            if let renewals = options.renewals {
                let renewed = RenewedWorkers(program: program, workers: workers, people: options.people, seed: seed)
                tell("\(name): \(try renewed.run(renewals, until: end).text)")
                continue
            }
            let result = try KilledWorkers(program, workers: workers, seed: seed).run(options.kills, until: end)
            tell("\(name): \(result.text)")
        }
    }
}

/// What a run was asked for.
struct SoakOptions {
    var seed: UInt64?
    var messages = 100_000
    var steps = 100_000
    var minutes = 120.0
    var state: String?
    var workers: Int?
    var kills = 1000
    var renewals: Int?
    var people = 100
    var programs: [String] = []

    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                programs.append(argument)
                continue
            }
            guard let value = rest.popFirst() else {
                throw Mistake(description: "\(argument) takes a value.\n\(Soak.usage)")
            }
            switch argument {
            case "--seed": seed = UInt64(value)
            case "--messages": messages = Int(value) ?? messages
            case "--steps": steps = Int(value) ?? steps
            case "--minutes": minutes = Double(value) ?? minutes
            case "--state": state = value
            case "--workers": workers = Int(value)
            case "--kills": kills = Int(value) ?? kills
            case "--renewals": renewals = Int(value)
            case "--people": people = Int(value) ?? people
            default: throw Mistake(description: "There is no \(argument).\n\(Soak.usage)")
            }
        }
        guard !programs.isEmpty else { throw Mistake(description: Soak.usage) }
    }
}

/// Prints a line that is seen at once, also in a file.
func tell(_ text: String) {
    print(text)
    fflush(nil)
}
