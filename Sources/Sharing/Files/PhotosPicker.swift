import RiffleDragAndDrop
import Foundation
import SwiftUICore

/// Lets people choose pictures and films: a button that opens the system's dialog for files, or a phone's library.
public struct PhotosPicker<Label: View>: View {
    private let choice: PhotosChoice
    private let label: Label
    @State private var isOpen = false

    /// A picker of one.
    ///
    /// - Parameters:
    ///   - matching: what can be chosen; nil for pictures and films.
    ///   - preferredItemEncoding: in what form they come; here always as they are.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        choice = PhotosChoice(selection, filter)
        self.label = label()
    }

    /// A picker of several.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: how many at most; nil for any number.
    ///   - selectionBehavior: whether their order is shown; the dialogs here show none.
    ///   - matching: what can be chosen; nil for pictures and films.
    ///   - preferredItemEncoding: in what form they come; here always as they are.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        choice = PhotosChoice(selection, maxSelectionCount, filter)
        self.label = label()
    }

    /// The label as a button.
    public var body: some View {
        Button {
            isOpen = true
        } label: {
            label
        }
        .modifier(PhotosDialog(isPresented: $isOpen, choice: choice))
    }
}

extension PhotosPicker where Label == Text {
    /// A picker of one, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// A picker of one, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }

    /// A picker of several, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    /// A picker of several, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }
}

extension View {
    /// Opens a dialog for one picture or film while a binding says so.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
    }

    /// Opens a dialog for several pictures or films while a binding says so.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter)))
    }
}

/// What can be chosen, how much of it, and where it goes.
nonisolated struct PhotosChoice {
    let types: [UTType]
    let allowsSeveral: Bool
    private let take: @MainActor ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        types = (filter ?? .visualMedia).types
        allowsSeveral = false
        take = { selection.wrappedValue = $0.first }
    }

    init(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?) {
        types = (filter ?? .visualMedia).types
        allowsSeveral = limit != 1
        take = { selection.wrappedValue = Array($0.prefix(max(limit ?? .max, 0))) }
    }

    @MainActor
    func chosen(_ files: [URL]) { take(files.map { PhotosPickerItem(file: $0) }) }
}

/// The dialog for files, asked for pictures.
private struct PhotosDialog: ViewModifier, ActsOnce {
    @Binding var isPresented: Bool
    let choice: PhotosChoice

    nonisolated init(isPresented: Binding<Bool>, choice: PhotosChoice) {
        _isPresented = isPresented
        self.choice = choice
    }

    func body(content: Content) -> some View {
        content.fileImporter(
            isPresented: $isPresented, allowedContentTypes: choice.types,
            allowsMultipleSelection: choice.allowsSeveral
        ) { result in
            if let files = try? result.get() { choice.chosen(files) }
        }
    }
}
