/// Tells a page what its address is, and what is shown there, whenever either differs.
@MainActor
final class AddressFollower {
    private let content: any WebContent
    private var told: RequestMessage?

    init(_ content: any WebContent) { self.content = content }

    /// A page has come that knows nothing.
    func attach() { told = nil }

    /// Looks after a frame.
    ///
    /// - Parameter entry: the number of the entry in the page's history that shows it.
    /// - Returns: what the page is to be told; nil where it knows.
    func message(at entry: Int) -> RequestMessage? {
        guard let address = content.address else { return nil }
        let message = RequestMessage(
            address: PagePath.path(of: address), at: entry, description: content.addressDescription)
        guard message != told else { return nil }
        told = message
        return message
    }
}
