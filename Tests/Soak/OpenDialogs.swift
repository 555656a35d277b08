import Foundation
import PageRecords
import SeededNumbers

/// What a walk knows of the texts that can be edited and of the questions that wait for an answer.
struct OpenDialogs {
    enum Question { case chooseFile, keepFile, paste }

    private struct Field {
        /// Of the last message about the text.
        var version: UInt32 = 0
        /// In UTF-16 code units.
        var length: UInt32 = 0
    }

    private var fields: [UInt32: Field] = [:]
    private(set) var questions: [UInt32: Question] = [:]
    /// What the server has said that a page which came back could not have again.
    private(set) var losses: [String] = []

    /// What people type and paste into forms, searches and lists: good, bad, and long.
    private static let texts = [
        "4000 0012 3456 7899", "4000001234567890", "3742 918375 71887", "5", "Ada Quill", "03/31", "13/99", "0131",
        "Web",
        "Venice", "cap", "prompt,answer\none,uno\ntwo,\"dos\n", "one;uno\ntwo;dos\n\"three\";tres\n", "a\tb\nc\td",
        "\u{FEFF}sun,sol\n", "Fluß – 山田 🙂 مريم", " ", "\n", String(repeating: "long ", count: 200),
    ]
    /// What is in files that are chosen.
    private static let files: [[UInt8]] = [
        Array("prompt,answer\none,uno\ntwo,dos\n".utf8), [0xEF, 0xBB, 0xBF] + Array("sun;sol\nmoon;luna\n".utf8),
        [0xFF, 0xFE, 0x61, 0, 0x2C, 0, 0x62, 0], Array("never,\"closed\nnext,line\n".utf8),
        [0x89, 0x50, 0x4E, 0x47, 0, 0], [],
        Array((0..<400).map { "card \($0),answer \($0)\n" }.joined().utf8),
    ]

    /// Learns from what the server says of texts.
    mutating func learnTexts(_ json: Data) {
        for message in Self.objects(json) {
            guard let target = (message["target"] as? Int).map(UInt32.init) else { continue }
            if message["isGone"] as? Bool == true {
                fields[target] = nil
                continue
            }
            var field = fields[target] ?? Field()
            if let number = message["number"] as? Int { field.version = UInt32(number) }
            if let text = message["text"] as? String {
                let replaced = message["replaced"] as? [Int] ?? [0, Int(field.length)]
                field.length += UInt32(text.utf16.count)
                field.length -= min(UInt32(replaced[1] - replaced[0]), field.length)
            }
            fields[target] = field
        }
    }

    /// Learns from what the server asks the page to do.
    mutating func learnRequests(_ json: Data) {
        for message in Self.objects(json) {
            for (key, question) in [("choose", Question.chooseFile), ("keep", .keepFile)] {
                if let id = (message[key] as? [String: Any])?["id"] as? Int { questions[UInt32(id)] = question }
            }
            if let id = message["paste"] as? Int { questions[UInt32(id)] = .paste }
            for loss in message["lost"] as? [[String: Any]] ?? [] where loss["isMissed"] as? Bool == true {
                losses.append("\(loss["place"] ?? ""): \(loss["reason"] ?? "")")
            }
        }
    }

    /// Types into one of the fields, or empties it. Says whether there was one.
    func type(into writer: inout RecordWriter, time: Double, _ random: inout SeededGenerator) -> Bool {
        let targets = fields.keys.sorted()
        guard !targets.isEmpty else { return false }
        let target = random.pick(targets)
        guard let field = fields[target] else { return false }
        let isWhole = random.chance(0.7)
        let range = isWhole ? 0..<field.length : field.length..<field.length
        let text = random.chance(0.9) ? random.pick(Self.texts) : ""
        writer.replace(range, with: text, target: target, version: field.version, time: time)
        return true
    }

    /// Answers a question, as somebody who chooses, saves, or thinks better of it. Says whether there was one.
    mutating func answer(into writer: inout RecordWriter, time: Double, _ random: inout SeededGenerator) -> Bool {
        guard let id = questions.keys.min(), let question = questions.removeValue(forKey: id) else { return false }
        guard random.chance(0.8) else {
            writer.answer(id, 0, time: time)
            return true
        }
        switch question {
        case .chooseFile:
            let bytes = random.pick(Self.files)
            writer.announce(id, name: "list.csv", size: UInt32(bytes.count))
            writer.piece(id, bytes)
        case .keepFile: writer.answer(id, 1, time: time)
        case .paste: writer.answer(id, random.pick(Self.texts), time: time)
        }
        return true
    }

    private static func objects(_ json: Data) -> [[String: Any]] {
        (try? JSONSerialization.jsonObject(with: json) as? [[String: Any]]) ?? []
    }
}
