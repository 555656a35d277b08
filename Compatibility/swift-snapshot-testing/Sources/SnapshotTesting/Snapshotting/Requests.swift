import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// A request as it goes over the line: method and address, fields sorted by name, and the body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// A request as it goes over the line.
    ///
    /// - Parameter pretty: whether a body of JSON is indented.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            let fields = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
            var lines = ["\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(null)")"] + fields
            if let body = request.httpBody {
                var text = String(decoding: body, as: UTF8.self)
                if pretty, let value = try? JSONSerialization.jsonObject(with: body),
                    let data = try? JSONSerialization.data(
                        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
                {
                    text = String(decoding: data, as: UTF8.self)
                }
                lines += ["", text]
            }
            return lines.joined(separator: "\n")
        }
    }

    /// A request as a command for curl.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }
            var parts = ["curl"]
            switch request.httpMethod {
            case "GET"?, nil: break
            case "HEAD"?: parts.append("--head")
            case let method?: parts.append("--request \(method)")
            }
            let fields = request.allHTTPHeaderFields ?? [:]
            for key in fields.keys.sorted() where key != "Cookie" {
                parts.append("--header \"\(key): \(quoted(fields[key] ?? ""))\"")
            }
            if let body = request.httpBody, !body.isEmpty {
                parts.append("--data \"\(quoted(String(decoding: body, as: UTF8.self)))\"")
            }
            if let cookie = fields["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
            parts.append("\"\(request.url?.absoluteString ?? "")\"")
            return parts.joined(separator: " \\\n\t")
        }
    }
}
