extension Text: SpokenText, WrittenTitle {
    @MainActor package var titleText: (any SpokenText)? { self }
}
