extension TrustedProxies {
    /// For whom a request is made, as limits for one address go by it.
    func client(of request: PageRequest) -> ClientAddress {
        if let text = request.remoteAddress { return ClientAddress(IPAddress(text)) }
        return client(of: request.head, from: request.peer)
    }
}
