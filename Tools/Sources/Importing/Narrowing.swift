import Foundation
import SwiftText
import XcodeProjects

/// From what does not compile to what is left out: a body, a declaration, or a file, as little as possible.
struct Narrowing {
    private(set) var decisions: Decisions
    private let cache: SourceCache
    private let root: URL
    /// Files of tests: a test without a body would pass or trap, so that tests are left out as a whole.
    private let testFiles: Set<String>
    private var scans: [String: DeclarationScan] = [:]
    private(set) var count = 0

    init(_ decisions: Decisions, cache: SourceCache, root: URL, testFiles: Set<String>) {
        self.decisions = decisions
        self.cache = cache
        self.root = root
        self.testFiles = testFiles
    }

    /// - Parameter isLast: whether files are left out at once.
    mutating func apply(_ messages: [CompilerMessage], isLast: Bool) {
        // Without a module nothing of a file is checked, and what else is said follows from that.
        let imports = messages.filter { $0.text.hasPrefix("no such module") }
        if !imports.isEmpty, !isLast {
            imports.forEach { leaveOutImport($0) }
            if count > 0 { return }
        }
        for message in messages {
            if decisions.files.contains(message.path) { continue }
            if isLast { leaveOutFile(message) } else { leaveOut(message) }
        }
    }

    private mutating func leaveOutImport(_ message: CompilerMessage) {
        let module = message.missing
        guard decisions.imports[message.path]?.contains(module) != true else { return }
        decisions.imports[message.path, default: []].insert(module)
        note(message, .import, "import \(module)")
    }

    private mutating func leaveOut(_ message: CompilerMessage) {
        let scan = scan(message.path)
        let path = scan.path(toLine: message.line)
        guard scan.isReliable, let inner = path.last else { return leaveOutFile(message) }
        if inner.kind == .import || inner.kind == .other { return leaveOutFile(message) }
        let offset = offset(of: message)
        // A message on its own line may be about a body that was left out with it a moment ago.
        if path.contains(where: { decisions.omits($0.name, in: message.path, wholly: true) }) {
            return enlarge(path, message)
        }
        if let body = inner.body, body.contains(offset), inner.kind != .type, inner.kind != .macro,
            !testFiles.contains(message.path)
        {
            guard decisions.omits(inner.name, in: message.path, wholly: false) else {
                return omit(inner, .body, message)
            }
        }
        omit(inner, .whole, message)
    }

    /// Leaves out what is around something that was left out, and does not compile all the same.
    private mutating func enlarge(_ path: [Declaration], _ message: CompilerMessage) {
        guard let index = path.firstIndex(where: { decisions.omits($0.name, in: message.path, wholly: true) }),
            index > 0
        else { return leaveOutFile(message) }
        omit(path[index - 1], .whole, message)
    }

    private mutating func omit(
        _ declaration: Declaration, _ part: RewritingPlan.Omission.Part, _ message: CompilerMessage
    ) {
        if decisions.omits(declaration.name, in: message.path, wholly: part == .whole) { return }
        let omission = RewritingPlan.Omission(
            declaration: declaration.name, part: part, reason: Self.short(message))
        var all = decisions.omissions[message.path] ?? []
        // What is inside of it is out as well.
        all.removeAll {
            $0.declaration == declaration.name || part == .whole && $0.declaration.hasPrefix(declaration.name + ".")
        }
        all.append(omission)
        decisions.omissions[message.path] = all
        note(message, part == .body ? .body : .declaration, declaration.name)
    }

    private mutating func leaveOutFile(_ message: CompilerMessage) {
        guard decisions.files.insert(message.path).inserted else { return }
        note(message, .file, "")
    }

    private mutating func note(_ message: CompilerMessage, _ part: LeftOut.Part, _ name: String) {
        count += 1
        decisions.entries.append(
            LeftOut(
                part: part, place: URL(fileURLWithPath: message.path).path(from: root), line: message.line, name: name,
                missing: message.missing, reason: message.text))
    }

    private static func short(_ message: CompilerMessage) -> String {
        message.text.count <= 120 ? message.text : String(message.text.prefix(119)) + "…"
    }

    private mutating func scan(_ path: String) -> DeclarationScan {
        if let known = scans[path] { return known }
        let scan = DeclarationScan(cache.source(path).text)
        scans[path] = scan
        return scan
    }

    /// The byte that a message is about.
    private func offset(of message: CompilerMessage) -> Int {
        var line = 1
        let bytes = cache.source(message.path).text.utf8
        for (offset, byte) in bytes.enumerated() {
            if line == message.line { return offset + message.column - 1 }
            if byte == UInt8(ascii: "\n") { line += 1 }
        }
        return bytes.count
    }
}
