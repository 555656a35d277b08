import Foundation

/// Does something again until it succeeds, for as long as there is patience: processes take a while to start.
func patiently<Result>(for seconds: Double, _ work: () throws -> Result) throws -> Result {
    let end = Stopwatch.wall() + seconds * 1e9
    while true {
        do {
            return try work()
        } catch {
            guard Stopwatch.wall() < end else { throw error }
            usleep(20_000)
        }
    }
}
