import Foundation

/// How a program is served to somebody who works on it: by `riffle dev`, which starts a new process after each change.
package struct LiveServing: Hashable, Sendable {
    /// A socket that listens already, and goes on doing so in the next process: pages that come meanwhile wait in it.
    package var listener: Int32
    /// A socket on which the two talk, a line of JSON for each message; see `LiveCommand` and `LiveReport`.
    package var control: Int32
    /// The origin of the page that shows the program's, such as `http://127.0.0.1:8080`.
    package var page: String

    /// - Parameter text: `LISTENER,CONTROL,PAGE`, two descriptors and an origin on this machine.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", maxSplits: 2).map(String.init)
        guard parts.count == 3, let listener = Int32(parts[0]), let control = Int32(parts[1]),
            listener > 2, control > 2, listener != control, Self.isLocalOrigin(parts[2])
        else { return nil }
        self.listener = listener
        self.control = control
        page = parts[2]
    }

    /// Nothing else gets into the headers that name it.
    private static func isLocalOrigin(_ origin: String) -> Bool {
        guard origin.hasPrefix("http://") else { return false }
        let parts = origin.dropFirst(7).split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && ["127.0.0.1", "localhost"].contains(parts[0]) && UInt16(parts[1]) != nil
    }

    /// The origins under which that page may be open.
    var pages: [String] {
        let port = page.split(separator: ":").last ?? ""
        return ["http://127.0.0.1:\(port)", "http://localhost:\(port)"]
    }
}

/// What `riffle dev` asks of a program.
package enum LiveCommand: Hashable, Sendable {
    /// Serve from now on.
    case serve(KeptPages?)
    /// Give the pages to the next process, and end.
    case handOver

    private struct Line: Decodable {
        var serve: Data?
        var command: String
    }

    /// - Parameter line: such as `{"command":"handOver"}`; nil where it is no command.
    package init?(line: some Sequence<UInt8>) {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else { return nil }
        switch line.command {
        case "serve": self = .serve(line.serve.flatMap { try? JSONDecoder().decode(KeptPages.self, from: $0) })
        case "handOver": self = .handOver
        default: return nil
        }
    }
}

/// What a program tells `riffle dev`; what is nil is not said.
package struct LiveReport: Codable, Hashable, Sendable {
    /// The program has started and can serve: its previews.
    package var ready: [LivePreview]?
    /// It serves.
    package var serving: Bool?
    /// What the next process is given: `KeptPages` as JSON, which nobody looks at on the way.
    package var kept: Data?

    package init(ready: [LivePreview]? = nil, serving: Bool? = nil, kept: KeptPages? = nil) {
        self.ready = ready
        self.serving = serving
        self.kept = kept.flatMap { try? JSONEncoder().encode($0) }
    }
}

/// A preview that a page can show by itself.
package struct LivePreview: Codable, Hashable, Sendable {
    /// What addresses call it; the same after the program has changed, as far as it still has the preview.
    package var id: String
    /// What people call it.
    package var name: String
    /// The file that it stands in as the compiler names it, or the type that provides it.
    package var file: String
    /// The line, from 1; nil where it is not known.
    package var line: Int?
    /// In points, where the preview asks for a size of its own; 0 where it takes what its view needs.
    package var width: Double?
    package var height: Double?
    /// Whether the device lies on its side.
    package var isLandscape: Bool
    /// The device it asks for.
    package var device: String?

    package init(
        id: String, name: String, file: String, line: Int? = nil, width: Double? = nil, height: Double? = nil,
        isLandscape: Bool = false, device: String? = nil
    ) {
        self.id = id
        self.name = name
        self.file = file
        self.line = line
        self.width = width
        self.height = height
        self.isLandscape = isLandscape
        self.device = device
    }
}

/// The pages of a process, for the one that comes after it.
package struct KeptPages: Codable, Hashable, Sendable {
    /// One page.
    package struct Page: Codable, Hashable, Sendable {
        /// Whose page it is.
        var person: String?
        /// The number of the page's next input that counts.
        var nextInput: UInt32
        /// The preview it shows; nil for the program.
        var preview: String?
        /// What the views had; nil where nothing was kept.
        var state: Data?

        package init(person: String?, nextInput: UInt32, preview: String?, state: Data?) {
            self.person = person
            self.nextInput = nextInput
            self.preview = preview
            self.state = state
        }
    }

    /// By the names of their sessions.
    package var pages: [String: Page]
}
