import Foundation
import SwiftText
import XcodeProjects

/// From what does not compile to what is left out: a body, a declaration, or a file, as little as possible.
struct Narrowing {
    private(set) var decisions: Decisions
    /// Those of the rounds before: what is said about a part that was left out in this one is said too late.
    private let before: Decisions
    private let cache: SourceCache
    private let root: URL
    /// Files of tests: a test without a body would pass or trap, so that tests are left out as a whole.
    private let testFiles: Set<String>
    private var scans: [String: DeclarationScan] = [:]
    private(set) var count = 0
    /// A declaration with more of them is left out at once.
    private static let mostPieces = 12

    init(_ decisions: Decisions, cache: SourceCache, root: URL, testFiles: Set<String>) {
        self.decisions = decisions
        before = decisions
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
        // Bodies may well compile when the declarations do that they use.
        let (outer, inner) = isLast ? (messages, []) : sorted(messages)
        let messages = outer.isEmpty ? inner : outer
        let ordered = messages.enumerated().sorted {
            (isAboutType($0.element) ? 1 : 0, $0.offset) < (isAboutType($1.element) ? 1 : 0, $1.offset)
        }.map(\.element)
        for message in ordered {
            if decisions.files.contains(message.path) { continue }
            if isLast { leaveOutFile(message) } else { leaveOut(message) }
        }
    }

    /// Those about declarations, and those inside of bodies.
    private mutating func sorted(_ messages: [CompilerMessage]) -> ([CompilerMessage], [CompilerMessage]) {
        var parts: ([CompilerMessage], [CompilerMessage]) = ([], [])
        for message in messages {
            if let inner = scan(message.path).path(toLine: message.line).last, isInBody(message, inner) {
                parts.1.append(message)
            } else {
                parts.0.append(message)
            }
        }
        return parts
    }

    private func isInBody(_ message: CompilerMessage, _ declaration: Declaration) -> Bool {
        declaration.body?.contains(offset(of: message)) == true && declaration.kind != .type
            && declaration.kind != .macro
    }

    private func isAboutType(_ message: CompilerMessage) -> Bool { message.text.contains("does not conform to") }

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
        if path.contains(where: { before.omits($0.name, in: message.path, wholly: true) }) {
            return enlarge(path, message)
        }
        // A type that lacks a member may be complained of in the same breath.
        if inner.kind == .type, isShortened(inner, in: message.path) { return }
        if let piece = attribute(of: message, inner) { return omit(inner, piece.part, message, piece.text) }
        guard isInBody(message, inner), !testFiles.contains(message.path) else { return omit(inner, .whole, message) }
        let parts = Set((before.omissions[message.path] ?? []).filter { $0.declaration == inner.name }.map(\.part))
        guard parts.isDisjoint(with: [.body, .trap]) else {
            return omit(inner, inner.kind == .initializer && !parts.contains(.trap) ? .trap : .whole, message)
        }
        if let piece = piece(of: message, inner) { return omit(inner, piece.part, message, piece.text) }
        omit(inner, .body, message)
    }

    /// The attribute that is not known, where the declaration can do without.
    private func attribute(of message: CompilerMessage, _ declaration: Declaration) -> PieceFinder.Piece? {
        guard message.text.hasPrefix("unknown attribute"),
            declaration.kind == .type || declaration.header.contains(" = ")
        else { return nil }
        let source = SwiftTokens(cache.source(message.path).text)
        return PieceFinder.attribute(message.missingName, of: declaration, in: source)
    }

    /// The modifier, view or statement that a message is about.
    private func piece(of message: CompilerMessage, _ declaration: Declaration) -> PieceFinder.Piece? {
        let own = (decisions.omissions[message.path] ?? []).filter { $0.declaration == declaration.name }
        guard own.count < Self.mostPieces else { return nil }
        let source = SwiftTokens(cache.source(message.path).text)
        guard let piece = PieceFinder(source, declaration).piece(at: offset(of: message)) else { return nil }
        // The whole of a body is no part of it, and what was left out is not what is wrong.
        let old = before.omissions[message.path]?.contains {
            $0.declaration == declaration.name && $0.text == piece.text
        }
        return old == true ? nil : piece
    }

    /// Whether something was left out of a type in this round.
    private func isShortened(_ type: Declaration, in path: String) -> Bool {
        let new = Set(decisions.omissions[path] ?? []).subtracting(before.omissions[path] ?? [])
        return new.contains { $0.declaration.hasPrefix(type.name + ".") }
    }

    /// Leaves out what is around something that was left out, and does not compile all the same.
    private mutating func enlarge(_ path: [Declaration], _ message: CompilerMessage) {
        guard let index = path.firstIndex(where: { before.omits($0.name, in: message.path, wholly: true) }),
            index > 0
        else { return leaveOutFile(message) }
        omit(path[index - 1], .whole, message)
    }

    private mutating func omit(
        _ declaration: Declaration, _ part: RewritingPlan.Omission.Part, _ message: CompilerMessage,
        _ text: String? = nil
    ) {
        let own = (decisions.omissions[message.path] ?? []).filter { $0.declaration == declaration.name }
        let isPiece = part == .piece || part == .view
        let rest = own.filter { $0.part != .piece && $0.part != .view }.map(\.part)
        if rest.contains(.whole) || rest.contains(part) || rest.contains(.trap) && part == .body { return }
        if isPiece, !rest.isEmpty || own.contains(where: { $0.text?.contains(text ?? "") == true }) { return }
        // What is around it may have been left out in this round.
        let isInside = decisions.omissions[message.path]?.contains {
            $0.part == .whole && declaration.name.hasPrefix($0.declaration + ".")
        }
        if isInside == true { return }
        let omission = RewritingPlan.Omission(
            declaration: declaration.name, part: part, reason: Self.short(message), text: text)
        var all = decisions.omissions[message.path] ?? []
        // What is inside of it is out as well.
        all.removeAll {
            !isPiece && $0.declaration == declaration.name
                || part == .whole && $0.declaration.hasPrefix(declaration.name + ".")
        }
        all.append(omission)
        decisions.omissions[message.path] = all
        let path = place(message)
        decisions.entries.removeAll {
            $0.place == path
                && (!isPiece && $0.name == declaration.name
                    || part == .whole && $0.name.hasPrefix(declaration.name + "."))
        }
        note(message, isPiece ? .piece : part == .whole ? .declaration : .body, declaration.name, text ?? "")
    }

    private mutating func leaveOutFile(_ message: CompilerMessage) {
        guard decisions.files.insert(message.path).inserted else { return }
        let path = place(message)
        decisions.entries.removeAll { $0.place == path && $0.part != .import }
        decisions.omissions[message.path] = nil
        note(message, .file, "")
    }

    private mutating func note(_ message: CompilerMessage, _ part: LeftOut.Part, _ name: String, _ text: String = "") {
        count += 1
        var missing = message.missing
        // A name that is not found in a file without one module is most likely that module's.
        if message.text.hasPrefix("cannot find"), let modules = decisions.imports[message.path], modules.count == 1 {
            missing = modules.first ?? missing
        }
        decisions.entries.append(
            LeftOut(
                part: part, place: place(message), line: message.line, name: name,
                text: text.split(separator: "\n").first.map(String.init) ?? "", missing: missing,
                reason: message.text))
    }

    private func place(_ message: CompilerMessage) -> String { URL(fileURLWithPath: message.path).path(from: root) }

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
