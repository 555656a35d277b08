import Foundation

/// The files of the page, which stand beside the sources.
enum ShellFiles {
    private static let all = [
        ("/", "index.html", "text/html; charset=utf-8"), ("/style.css", "style.css", "text/css; charset=utf-8"),
        ("/shell.js", "shell.js", "text/javascript; charset=utf-8"),
        ("/icon.svg", "icon.svg", "image/svg+xml"),
    ]

    static func read(_ folder: URL) throws -> [String: (type: String, bytes: [UInt8])] {
        var files: [String: (type: String, bytes: [UInt8])] = [:]
        for (path, name, type) in all {
            let file = folder.appending(path: name)
            guard let data = try? Data(contentsOf: file) else {
                throw LiveError("\(file.path(percentEncoded: false)) is missing. Is Riffle's checkout complete?")
            }
            files[path] = (type, [UInt8](data))
        }
        return files
    }
}
