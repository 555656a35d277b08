import RiffleDragAndDrop
import Foundation

/// A picture or film that somebody chose.
public struct PhotosPickerItem: Hashable, Sendable {
    private let file: URL

    package init(file: URL) { self.file = file }

    /// The name of the item in a phone's library; files have none.
    public var itemIdentifier: String? { nil }

    /// What the file is, by the end of its name.
    public var supportedContentTypes: [UTType] { [UTType(filenameExtension: file.pathExtension) ?? .data] }

    /// In what form items come.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        /// As the program likes.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As they are.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// In a form that everything can read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The item as a thing that can be transferred, such as `Data` or `Image`; nil where it cannot become one.
    ///
    /// - Throws: that the file cannot be read, or is none of the kind.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> sending T? {
        let data = try Data(contentsOf: file)
        let type = supportedContentTypes[0]
        nonisolated(unsafe) let item = try await T.decoded(from: data, of: type)
        return item
    }

    /// Tells a closure of the item as a thing that can be transferred.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        Task { @MainActor in
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}

/// Whether the order of chosen items is shown.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    /// It is not.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// It is.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// It is not, and every choice is told at once.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// It is, and every choice is told at once.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// What can be chosen from a library of pictures.
public struct PHPickerFilter: Hashable, Sendable {
    let types: [UTType]

    /// Pictures.
    public static let images = PHPickerFilter(types: [.image])
    /// Films.
    public static let videos = PHPickerFilter(types: [.movie])
    /// Pictures that move; files are not known as such, so that all pictures can be chosen.
    public static let livePhotos = PHPickerFilter(types: [.image])
    /// Pictures of screens; files are not known as such, so that all pictures can be chosen.
    public static let screenshots = PHPickerFilter(types: [.image])
    /// Wide pictures; files are not known as such, so that all pictures can be chosen.
    public static let panoramas = PHPickerFilter(types: [.image])
    /// Films of screens; files are not known as such, so that all films can be chosen.
    public static let screenRecordings = PHPickerFilter(types: [.movie])

    static let visualMedia = PHPickerFilter(types: [.image, .movie])

    /// What any of several filters lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }

    /// What all of several filters let through.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        guard let first = subfilters.first else { return .visualMedia }
        return PHPickerFilter(types: first.types.filter { type in subfilters.allSatisfy { $0.types.contains(type) } })
    }

    /// What a filter does not let through.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(types: visualMedia.types.filter { !filter.types.contains($0) })
    }
}
