import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost

/// Whether texts can be read: their contrast, what is cut off of them, and whether they grow.
extension ScreenAudit {
    mutating func checkTexts() async throws {
        let elements = elements()
        let texts = screen.auditedTexts(elements)
        let inBars = Set(elements.filter { Self.bars.contains($0.type) }.flatMap(\.flattened).map(\.number))
        checkClipping(texts, inBars: [], at: nil)
        if rules.contains(.elementDetection) { checkDetection(texts, elements) }
        if rules.contains(.contrast) { try await checkContrast(texts) }
        guard !rules.isDisjoint(with: [.textClipped, .dynamicType]) else { return }
        let size = screen.graph.window.rootLayout.environment.dynamicTypeSize
        try await showing({ $0.dynamicTypeSize = .accessibility5 }) { audit in
            let large = audit.screen.auditedTexts(audit.elements())
            audit.checkClipping(large, inBars: inBars, at: "the largest type size")
            if size < .accessibility1 { audit.checkGrowth(texts, large, inBars) }
        }
    }

    /// Looks for texts that nobody is told of: what they are in has nothing to say, and nothing near them says the same.
    private mutating func checkDetection(_ texts: [AuditedText], _ elements: [DriverElement]) {
        for text in texts where text.isOnTop && text.string.contains(where: { $0.isLetter || $0.isNumber }) {
            if let element = text.element, !element.names.isEmpty,
                element.children.isEmpty || Self.pressed.contains(element.type)
            {
                continue
            }
            let isSaid = elements.contains { element in
                // A picker beside its label has the label for its name.
                element.rect.minY < text.frame.maxY && element.rect.maxY > text.frame.minY
                    && element.names.contains { $0.localizedCaseInsensitiveContains(text.string) }
            }
            guard !isSaid else { continue }
            add(
                .elementDetection, text.description, text.number,
                "\"\(text.string.prefix(60))\" is to be seen, and no element says it.",
                "Take away accessibilityHidden(_:), or say it in the accessibilityLabel(_:) of what it is in.")
        }
    }

    private mutating func checkClipping(_ texts: [AuditedText], inBars: Set<UInt32>, at size: String?) {
        let clipped = Set(findings.filter { $0.rule == .textClipped }.map(\.number))
        let width = screen.graph.window.size.width
        for text in texts where !inBars.contains(text.number) && (text.number == 0 || !clipped.contains(text.number)) {
            let when = size.map { " at \($0)" } ?? ""
            if text.isCut {
                add(
                    .textClipped, text.description, text.number,
                    "\"\(text.string.prefix(60))\" is cut off\(when): an ellipsis stands for a part of it.",
                    "Give it more lines or room: take away lineLimit(_:) and fixed frames, or try ViewThatFits.")
            } else if !text.scrolls, text.frame.minX < -1 || text.frame.maxX > width + 1 {
                add(
                    .textClipped, text.description, text.number,
                    "\"\(text.string.prefix(60))\" goes beyond the edge of the window\(when).",
                    "Let it break into lines: take away fixedSize() and fixed widths, or have it scroll.")
            }
        }
    }

    private mutating func checkGrowth(_ texts: [AuditedText], _ large: [AuditedText], _ inBars: Set<UInt32>) {
        let sizes = Dictionary(large.map { ($0.id, $0) }) { first, _ in first }
        for text in texts where !inBars.contains(text.number) {
            guard let other = sizes[text.id], other.string == text.string, other.size <= text.size * 1.02,
                text.string.contains(where: { $0.isLetter || $0.isNumber })
            else { continue }
            add(
                .dynamicType, text.description, text.number,
                "\"\(text.string.prefix(60))\" stays \(Self.points(text.size)) large whatever type size is chosen.",
                "Use a text style such as font(.body), or Font.custom(_:size:relativeTo:), or a size by @ScaledMetric.")
        }
    }

    private static func points(_ length: CGFloat) -> String {
        "\(Double((length * 10).rounded() / 10).formatted(.number.locale(Locale(identifier: "en_US_POSIX")))) points"
    }

    /// Apple's system colors have less contrast than WCAG asks for, and more where the user wants more: a text passes that
    /// passes either way, as the Human Interface Guidelines have it.
    private mutating func checkContrast(_ texts: [AuditedText]) async throws {
        let readable = texts.filter {
            $0.isOnTop && $0.isEnabled && $0.element?.isEnabled != false && !$0.isPlaceholder
        }
        let usual = try TextContrast(screen)
        let weak = readable.compactMap { text -> (text: AuditedText, ratio: Double)? in
            guard let ratio = usual.ratio(in: text.frame), ratio < Self.leastContrast(text) else { return nil }
            return (text, ratio)
        }
        guard !weak.isEmpty else { return }
        try await showing({ $0._colorSchemeContrast = .increased }) { audit in
            let strong = try TextContrast(audit.screen)
            let texts = Dictionary(audit.screen.auditedTexts(audit.elements()).map { ($0.id, $0) }) { first, _ in first
            }
            for (text, ratio) in weak {
                let best = max(ratio, texts[text.id].flatMap { strong.ratio(in: $0.frame) } ?? 0)
                guard best < Self.leastContrast(text) else { continue }
                audit.add(
                    .contrast, text.description, text.number,
                    "\"\(text.string.prefix(60))\" has a contrast of \(Self.short(ratio)):1 with what is behind it, "
                        + "and \(Self.short(best)):1 with more contrast; \(Self.short(Self.leastContrast(text))):1 is needed.",
                    "Make it darker or its ground lighter, or choose by @Environment(\\.colorSchemeContrast).")
            }
        }
    }

    /// The system's secondary text has 3.4:1 on white, its blue 3.5:1, and that is Apple's choice.
    private static func leastContrast(_ text: AuditedText) -> Double { text.isLarge || text.hasSystemColor ? 3 : 4.5 }
    private static func short(_ ratio: Double) -> String { "\((ratio * 10).rounded(.down) / 10)" }
}
