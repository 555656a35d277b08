/// What was to move did not: the measurement would be of nothing.
struct NothingMoved: Error, CustomStringConvertible {
    let workload: String

    var description: String {
        "\(workload): no layer changed while something was to move, so nothing was measured. Does the scene still react?"
    }
}
