import Foundation

/// How the components of an app's address stand in the path of a page (RFC 3986, section 3.3).
///
/// A component that would not come back as it was has a tilde in front: an empty one, one or two dots, one that begins with a
/// tilde, and one at the beginning that is the name of something that a server has beside the page.
package enum PagePath {
    /// The components of a path, which begins after the app's folder; empty for the folder itself. A slash at the end changes
    /// nothing. Nil for what is no path of components, or is too long.
    package static func components(of path: some StringProtocol) -> [String]? {
        guard path.utf8.count <= WebLimits.addressBytes else { return nil }
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true { parts.removeLast() }
        guard parts.count <= WebLimits.addressComponents else { return nil }
        var components: [String] = []
        for part in parts {
            guard !part.isEmpty, let text = part.removingPercentEncoding else { return nil }
            components.append(text.hasPrefix(escape) ? String(text.dropFirst()) : text)
        }
        return components
    }

    /// The path of components, without a slash at its beginning or end; empty for none.
    package static func path(of components: [String]) -> String {
        components.enumerated().map { index, component in
            let text = needsEscape(component, isFirst: index == 0) ? escape + component : component
            return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        }
        .joined(separator: "/")
    }

    private static let escape = "~"

    private static func needsEscape(_ component: String, isFirst: Bool) -> Bool {
        component.isEmpty || component == "." || component == ".." || component.hasPrefix(escape)
            || isFirst && Site.isReserved(component)
    }

    /// What may stand in a component as it is. A colon might end the name of a scheme where an address is relative.
    private static let allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@")
}
