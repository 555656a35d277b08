import NIOCore

extension Site {
    /// The address that somebody asks from, as text; nil where nobody knows it.
    func visitorAddress(of request: PageRequest) -> String? {
        request.remoteAddress ?? proxies.visitor(of: request.head, from: request.peer)
    }
}

extension TimeAmount {
    var seconds: Double { Double(nanoseconds) / 1e9 }
}
