/// Where a request's path is in the folder that the app is in.
struct PageSpot {
    /// What the app is in, with slashes at both ends.
    let folder: Substring
    /// The rest of the path.
    private let below: Substring
    /// What lies right in the folder under that name, whatever the app's screens are called; nil where the path may be of a
    /// screen.
    let place: Site.Place?

    /// Nil for a path that is not in the app's folder: that which the server names, or the first of a site's that the path is in,
    /// or else the whole server.
    init?(of request: PageRequest, _ path: Substring, _ sites: [SiteAddress]) {
        let folders = request.folder.map { [$0] } ?? sites.map(\.path).filter { $0 != "/" } + ["/"]
        guard let folder = folders.first(where: { path.hasPrefix($0) }) else { return nil }
        self.folder = path.prefix(folder.count)
        below = path.dropFirst(folder.count)
        place = below.count { $0 == "/" } < 2 ? Site.place("/" + below) : nil
    }

    /// The components of the screen's address; nil for what is none.
    var path: [String]? { PagePath.components(of: below) }

    /// Leads from the page to the folder.
    var toFolder: String { String(repeating: "../", count: below.count { $0 == "/" }) }
}
