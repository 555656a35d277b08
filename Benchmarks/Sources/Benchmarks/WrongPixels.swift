/// The frame that was measured is not the frame that should be there.
struct WrongPixels: Error, CustomStringConvertible {
    let workload: String

    var description: String { "\(workload): painting only what changed gave other pixels than painting everything." }
}
