import Foundation

/// One line of output: what was measured, and how the values are spread.
struct Measurement {
    let name: String
    let unit: String
    let values: [Double]

    /// - Parameter scale: units in one of what the values are given in.
    init(_ name: String, unit: String, _ values: [Double], scale: Double = 1) {
        self.name = name
        self.unit = unit
        self.values = values.map { $0 * scale }.sorted()
    }

    var median: Double { quantile(0.5) }

    /// What all but a twentieth of the values stay below.
    var p95: Double { quantile(0.95) }

    /// Prints the measurement as a JSON object on a line of its own.
    func report() {
        guard let least = values.first, let most = values.last else { return }
        let numbers = [("median", median), ("p95", quantile(0.95)), ("min", least), ("max", most)]
            .map { "\"\($0.0)\": \(Self.text($0.1))" }.joined(separator: ", ")
        print("{\"name\": \"\(name)\", \"unit\": \"\(unit)\", \(numbers), \"n\": \(values.count)}")
        fflush(nil)
    }

    private func quantile(_ fraction: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        return values[min(Int(Double(values.count) * fraction), values.count - 1)]
    }

    /// Four digits are more than these measurements hold.
    private static func text(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        let digits = value == 0 ? 0 : max(0, 3 - Int(log10(abs(value)).rounded(.down)))
        return String(format: "%.\(min(digits, 9))f", value)
    }
}

/// Says something to who started the run, apart from the measurements.
func note(_ text: String) { FileHandle.standardError.write(Data("bench: \(text)\n".utf8)) }
