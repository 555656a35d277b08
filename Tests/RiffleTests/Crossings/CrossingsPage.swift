import Foundation

/// `Documentation/Crossings.md` as data.
struct CrossingsPage {
    /// The words by the names of rows and columns.
    private(set) var words: [String: [String: String]] = [:]
    /// The names of the rows and columns, in order.
    private(set) var rows: [String] = []
    private(set) var columns: [String] = []
    /// The tests that the page names.
    private(set) var tests: [(suite: String, function: String)] = []
    /// The rows that each test holds.
    private(set) var rowsOfTests: [String: [String]] = [:]
    let text: String

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The names of the rows; none where the page cannot be read, which another test says.
    static var rowNames: [String] { (try? CrossingsPage())?.rows ?? [] }

    init() throws {
        text = try String(
            contentsOf: Self.repository.appendingPathComponent("Documentation/Crossings.md"), encoding: .utf8)
        var isTests = false
        for line in text.split(separator: "\n") where line.hasPrefix("|") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count > 1, cells.contains(where: { $0.contains { $0 != "-" } }) else { continue }
            if cells[0] == "value" {
                isTests = cells[1] == "test"
                if !isTests { columns = Array(cells.dropFirst()) }
            } else if isTests {
                for name in cells[1].split(separator: ",") { add(name, of: cells[0]) }
            } else if cells.count == columns.count + 1 {
                rows.append(cells[0])
                words[cells[0]] = Dictionary(uniqueKeysWithValues: zip(columns, cells.dropFirst()))
            }
        }
    }

    private mutating func add(_ name: Substring, of row: String) {
        let parts = name.trimmingCharacters(in: CharacterSet(charactersIn: " `")).split(separator: ".")
        guard parts.count == 2 else { return }
        tests.append((String(parts[0]), String(parts[1])))
        rowsOfTests[row, default: []].append("\(parts[0]).\(parts[1])")
    }
}
