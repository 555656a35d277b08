import Foundation
import FoundationNetworking
import SwiftUICore

/// How far the picture of an `AsyncImage` has come.
public enum AsyncImagePhase: Sendable {
    /// It is on its way, or there is no address.
    case empty
    /// It is here.
    case success(Image)
    /// It did not come.
    case failure(any Error)

    /// The picture, once it is here.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why the picture did not come.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address while the view is shown.
///
/// Pictures are kept for as long as there is room, and shown at once when they are asked for again.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// A picture with other views before it has come.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - transaction: how one phase changes into the next.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// A picture, gray before it has come.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(url: url, scale: scale) { _AsyncImageContent(phase: $0) }
    }

    /// A picture that a closure changes, and other views before it has come.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// The views of the phase.
    @MainActor public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    @MainActor private func load() async {
        guard let url else { return phase = .empty }
        let key = PictureCache.Key(url: url, scale: scale)
        if let known = PictureCache.shared[key] { return phase = .success(Image(uiImage: known)) }
        if phase.image != nil || phase.error != nil { phase = .empty }
        do {
            let data = try await PictureLoader.data(from: url)
            try Task.checkCancellation()
            guard let picture = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
            PictureCache.shared.insert(picture, for: key, bytes: data.count)
            withTransaction(transaction) { phase = .success(Image(uiImage: picture)) }
        } catch {
            if Task.isCancelled { return }
            withTransaction(transaction) { phase = .failure(error) }
        }
    }
}

/// What an `AsyncImage` shows where nothing else is given.
public struct _AsyncImageContent: View {
    let phase: AsyncImagePhase

    /// The picture, or gray.
    public var body: some View {
        if let image = phase.image { image } else { Color(uiColor: .secondarySystemFill) }
    }
}

private enum PictureLoader {
    /// More than this is no picture for a screen, in bytes.
    private static let limit = 64 << 20

    nonisolated static func data(from url: URL) async throws -> Data {
        if url.isFileURL {
            return try await Task.detached { try Data(contentsOf: url) }.value
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw URLError(.badServerResponse)
        }
        guard data.count <= limit else { throw URLError(.dataLengthExceedsMaximum) }
        return data
    }
}

/// The pictures that were loaded last, for all windows of the process.
@MainActor
package struct PictureCache {
    static var shared = PictureCache()

    package struct Key: Hashable {
        let url: URL
        /// Pixels per point.
        let scale: CGFloat

        package init(url: URL, scale: CGFloat = 1) {
            self.url = url
            self.scale = scale
        }
    }

    private var pictures: [(key: Key, picture: UIImage, bytes: Int)] = []
    private var total = 0
    private let limit: Int
    private static let count = 256

    /// - Parameter limit: what the pictures' files take together at most, in bytes.
    package init(limit: Int = 64 << 20) { self.limit = limit }

    package subscript(key: Key) -> UIImage? {
        mutating get {
            guard let index = pictures.firstIndex(where: { $0.key == key }) else { return nil }
            let entry = pictures.remove(at: index)
            pictures.append(entry)
            return entry.picture
        }
    }

    /// Keeps a picture; those that were used longest ago go when there are too many, or too large ones.
    package mutating func insert(_ picture: UIImage, for key: Key, bytes: Int) {
        if let index = pictures.firstIndex(where: { $0.key == key }) { total -= pictures.remove(at: index).bytes }
        guard bytes <= limit else { return }
        pictures.append((key, picture, bytes))
        total += bytes
        while total > limit || pictures.count > Self.count { total -= pictures.removeFirst().bytes }
    }
}
