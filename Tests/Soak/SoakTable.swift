import Foundation

/// The reports as text.
struct SoakTable {
    private let reports: [SoakReport]

    init(_ reports: [SoakReport]) { self.reports = reports }

    var text: String {
        let head = [
            "app", "messages", "connections", "before p50/p95", "during p50/p95/max", "after p50/p95",
            "MB before/after",
            "steps", "came back", "KB kept", "failures",
        ]
        let rows = reports.map { report -> [String] in
            [
                report.name, "\(report.messageCount)", "\(report.connections)", spread(report, "before"),
                spread(report, "during") + "/"
                    + milliseconds(latencies(report, "during").values.last ?? .nan), spread(report, "after"),
                megabytes(report, "before") + "/" + megabytes(report, "after"), "\(report.steps)",
                "\(report.comebacks ?? 0)", "\((report.keptBytes ?? 0) / 1024)", "\(report.failures.count)",
            ]
        }
        let kinds = HostileKind.allCases.map { kind in
            [kind.rawValue] + reports.map { "\($0.messages[kind.rawValue] ?? 0)" }
        }
        let failures = reports.flatMap { report in report.failures.prefix(20).map { "\(report.name): \($0)" } }
        return """

            Milliseconds from an honest page's message to the word that it was dealt with.
            \(table([head] + rows))

            \(table([["hostile messages"] + reports.map(\.name)] + kinds))
            \(failures.joined(separator: "\n"))
            """
    }

    private func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private func spread(_ report: SoakReport, _ phase: String) -> String {
        let latencies = latencies(report, phase)
        return milliseconds(latencies.median) + "/" + milliseconds(latencies.p95)
    }

    private func latencies(_ report: SoakReport, _ phase: String) -> Measurement {
        Measurement(phase, unit: "ms", report.latencies[phase] ?? [])
    }

    private func milliseconds(_ value: Double) -> String { value.isNaN ? "-" : String(format: "%.1f", value) }

    private func megabytes(_ report: SoakReport, _ phase: String) -> String {
        report.memory[phase].map { String(format: "%.0f", $0) } ?? "-"
    }
}
