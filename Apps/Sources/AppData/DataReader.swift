import SwiftUI

#if canImport(Riffle)
    import Riffle
#endif

/// Views of what the person in front of them keeps, below a banner that says what is wrong with it, if anything is.
///
///     DataReader { TripsStore($0) } content: { store in
///         TripsScreen(store: store)
///     }
///
/// The data is in the person's folder; in tests, previews and pictures it is in memory and ends with the views.
public struct DataReader<Store, Content: View>: View {
    private let given: DataFile?
    private let makeStore: @MainActor (DataFile) -> Store
    private let content: (Store) -> Content

    @State private var source = DataSource<Store>()
    @Environment(\.dataFile) private var chosen
    #if canImport(Riffle)
        @Environment(\.personalFolder) private var folder
    #endif

    /// Shows views of data.
    ///
    /// - Parameters:
    ///   - file: the data; nil for that of the person.
    ///   - makeStore: makes what the views work with, once.
    ///   - content: the views.
    public init(
        _ file: DataFile? = nil, makeStore: @escaping @MainActor (DataFile) -> Store,
        @ViewBuilder content: @escaping (Store) -> Content
    ) {
        given = file
        self.makeStore = makeStore
        self.content = content
    }

    /// The views, and the banner.
    public var body: some View {
        let opened = source.open(makeFile, place: place, makeStore)
        content(opened.store)
            .safeAreaInset(edge: .top, spacing: 0) { DataBanner(status: opened.file.status) }
    }

    /// Tells places of data apart.
    private var place: String {
        if let file = given ?? chosen { return "\(ObjectIdentifier(file))" }
        #if canImport(Riffle)
            return folder?.url.path ?? ""
        #else
            return ""
        #endif
    }

    private func makeFile() -> DataFile {
        if let file = given ?? chosen { return file }
        #if canImport(Riffle)
            guard let folder else { return .memory() }
            return .inFolder(folder.url, byteLimit: folder.byteLimit)
        #else
            return .inFolder(URL.applicationSupportDirectory)
        #endif
    }
}

/// The file and the store of a reader, made once for a place.
@MainActor
private final class DataSource<Store> {
    private var place: String?
    private var opened: (file: DataFile, store: Store)?

    func open(
        _ makeFile: () -> DataFile, place: String, _ makeStore: (DataFile) -> Store
    ) -> (file: DataFile, store: Store) {
        if let opened, self.place == place { return opened }
        let file = makeFile()
        let made = (file: file, store: makeStore(file))
        self.place = place
        opened = made
        return made
    }
}

private struct DataFileKey: EnvironmentKey {
    static var defaultValue: DataFile? { nil }
}

extension EnvironmentValues {
    /// The data of all readers below that are given none themselves; nil for that of the person.
    public var dataFile: DataFile? {
        get { self[DataFileKey.self] }
        set { self[DataFileKey.self] = newValue }
    }
}
