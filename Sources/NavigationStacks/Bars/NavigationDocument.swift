import RiffleDragAndDrop

extension View {
    /// Says which document the screen shows: the menu that the title opens begins with a way to share its address.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        titleDocument { ShareLink(item: url) }
    }
}

extension View {
    /// Says which document the screen shows: the menu that the title opens begins with a way to share it.
    ///
    /// - Parameter preview: what a file of the document is called.
    nonisolated public func navigationDocument<D: Transferable, I1, I2>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        nonisolated(unsafe) let document = document
        return titleDocument { ShareLink(item: document, preview: preview) }
    }
}
