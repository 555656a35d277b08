import Foundation
import RiffleHosting

/// What the views of a session have asked of its page, until it answers.
///
/// A page may answer what it was asked, once, and nothing else.
@MainActor
final class PageQuestions {
    private struct Upload {
        var incoming: IncomingFiles
        let files: [URL]
        let sizes: [Int]
    }

    private let answer: @MainActor (UInt32, HostAnswer) -> Void
    private let offered: OfferedFiles
    private var asked: [UInt32: HostQuestion] = [:]
    private var uploads: [UInt32: Upload] = [:]
    private var files: VisitorFiles?
    /// The names under which files are offered, oldest first.
    private var offers: [(name: String, bytes: Int)] = []

    init(_ offered: OfferedFiles, answer: @escaping @MainActor (UInt32, HostAnswer) -> Void) {
        self.offered = offered
        self.answer = answer
    }

    isolated deinit { offered.remove(offers.map(\.name)) }

    /// Whether the page has still to answer, apart from what may stay open for good.
    var isAsking: Bool { asked.values.contains { !$0.staysOpen } }

    /// Bytes of the files that are offered; those that were chosen are on the disk.
    var offeredBytes: Int { offers.reduce(0) { $0 + $1.bytes } }

    /// What to tell the page of requests.
    func messages(_ requests: [HostRequest]) -> [RequestMessage] {
        requests.map { request in
            if case .withdraw(let id) = request { asked[id] = nil }
            guard case .ask(let id, let question) = request else { return RequestMessage(request) }
            asked[id] = question
            var message = RequestMessage(id, question)
            if case .keepFiles(let files) = question {
                message.keep?.files = files.map { KeptFile(name: $0.name, url: offer($0)) }
            }
            return message
        }
    }

    private func offer(_ file: HostFile) -> String {
        let name = offered.add(file)
        offers.append((name, file.data.count))
        while offers.count > 1, offers.reduce(0, { $0 + $1.bytes }) > WebLimits.offeredBytes {
            offered.remove([offers.removeFirst().name])
        }
        return "file/\(name)"
    }

    /// The page answers.
    func take(_ answer: PageAnswer, to id: UInt32) {
        guard let question = asked.removeValue(forKey: id) else { return }
        uploads[id] = nil
        switch (question, answer) {
        case (_, .cancelled): self.answer(id, .cancelled)
        case (.keepFiles, .done): self.answer(id, .done)
        case (.readClipboard, .text(let text)): self.answer(id, .text(text))
        case (.readClipboard, .done): self.answer(id, .text(nil))
        case (.chooseFiles, .tooLarge): self.answer(id, .failed(CocoaError(.fileReadTooLarge)))
        case (.locate, .place(let place)): self.answer(id, .place(place))
        default: self.answer(id, .cancelled)
        }
    }

    /// The page is about to send files; what it had sent before for the same question does not count.
    func begin(_ announced: [AnnouncedFile], for id: UInt32) {
        guard case .chooseFiles? = asked[id] else { return }
        let store = files ?? VisitorFiles()
        files = store
        guard let incoming = IncomingFiles(announced), store.reserve(incoming.remaining) else {
            return take(.tooLarge, to: id)
        }
        uploads[id] = Upload(
            incoming: incoming, files: store.make(incoming.names), sizes: announced.map(\.size))
        finishIfWhole(id)
    }

    /// Bytes of files come in.
    func take(_ bytes: [UInt8], for id: UInt32) {
        guard var upload = uploads[id], let files else { return }
        for part in upload.incoming.take(bytes) { files.append(part.bytes, to: upload.files[part.file]) }
        uploads[id] = upload
        finishIfWhole(id)
    }

    private func finishIfWhole(_ id: UInt32) {
        guard let upload = uploads[id], upload.incoming.remaining == 0 else { return }
        uploads[id] = nil
        asked[id] = nil
        let answer = answer
        files?.afterWriting(upload.files, sizes: upload.sizes) { isWhole in
            answer(id, isWhole ? .files(upload.files) : .failed(CocoaError(.fileReadUnknown)))
        }
    }

    /// The page that was asked is not there any more. That is no decision of the visitor's: who wants to know where the device
    /// is may ask the next page.
    func cancelAll() {
        for (id, question) in asked.sorted(by: { $0.key < $1.key }) {
            guard case .locate = question else {
                take(.cancelled, to: id)
                continue
            }
            asked[id] = nil
            answer(id, .failed(CocoaError(.userCancelled)))
        }
    }
}
