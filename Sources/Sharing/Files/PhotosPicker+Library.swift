import SwiftUICore
import Foundation

/// The library of photos. There is none here: photos are chosen among files.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()

    private override init() { super.init() }

    /// The library.
    public class func shared() -> PHPhotoLibrary { only }
}

extension PhotosPicker {
    /// A picker of one, whichever library is asked for.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, matching: filter, label: label)
    }

    /// A picker of several, whichever library is asked for.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
            matching: filter, label: label)
    }
}

extension PhotosPicker where Label == Text {
    /// A picker of one, with a title, whichever library is asked for.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// A picker of several, with a title, whichever library is asked for.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }
}
