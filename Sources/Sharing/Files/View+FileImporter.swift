import RiffleDragAndDrop
import Foundation
import SwiftUICore

extension View {
    /// Lets somebody choose a file.
    ///
    /// In a browser it is the visitor's, and comes to the server: the address is that of a copy, which goes when the page
    /// does. Tests choose by `ViewTester.chooseFiles(_:)`.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: what files can be chosen.
    ///   - onCompletion: told the file, or why there is none; not told that somebody thought better of it.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporter(isPresented: isPresented, types: allowedContentTypes, allowsSeveral: false, onCancellation: {})
            {
                switch $0 {
                case .success(let files): if let file = files.first { onCompletion(.success(file)) }
                case .failure(let error): onCompletion(.failure(error))
                }
            })
    }

    /// Lets somebody choose files.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: what files can be chosen.
    ///   - allowsMultipleSelection: whether several can be.
    ///   - onCompletion: told the files, or why there are none; not told that somebody thought better of it.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets somebody choose files.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: what files can be chosen.
    ///   - allowsMultipleSelection: whether several can be.
    ///   - onCompletion: told the files, or why there are none.
    ///   - onCancellation: told that somebody thought better of it.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: allowedContentTypes, allowsSeveral: allowsMultipleSelection,
                onCancellation: onCancellation, onCompletion: onCompletion))
    }
}

nonisolated private struct FileImporter: ViewModifier, ActsOnce {
    @Binding var isPresented: Bool
    let types: [UTType]
    let allowsSeveral: Bool
    let onCancellation: () -> Void
    let onCompletion: (Result<[URL], any Error>) -> Void
    @State private var dialog = FileDialog()

    init(
        isPresented: Binding<Bool>, types: [UTType], allowsSeveral: Bool, onCancellation: @escaping () -> Void,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        _isPresented = isPresented
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.onCancellation = onCancellation
        self.onCompletion = onCompletion
    }

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isPresented in
            guard isPresented else { return dialog.close() }
            let marks = types.map(\.fileMarks)
            let isAnything = marks.contains { $0.extensions.isEmpty && $0.mediaTypes.isEmpty }
            dialog.ask(
                .chooseFiles(
                    extensions: isAnything ? [] : marks.flatMap(\.extensions),
                    mediaTypes: isAnything ? [] : marks.flatMap(\.mediaTypes), allowsSeveral: allowsSeveral))
        }
        // The newest closures answer, whichever asked.
        .afterEvaluation { dialog.take = take }
    }

    @MainActor private func take(_ answer: HostAnswer) {
        isPresented = false
        switch answer {
        case .files(let files): onCompletion(.success(allowsSeveral ? files : Array(files.prefix(1))))
        case .failed(let error): onCompletion(.failure(error))
        case .cancelled, .done, .text, .place: onCancellation()
        }
    }
}

/// A question about files that is open, at most one.
@MainActor
final class FileDialog: LettingGo {
    var take: ((HostAnswer) -> Void)?
    private var question: OpenQuestion?

    nonisolated init() {}

    func ask(_ question: HostQuestion) {
        guard self.question == nil else { return }
        self.question = OpenQuestion(question) { [weak self] answer in
            self?.question = nil
            self?.take?(answer)
        }
    }

    func close() { question = nil }

    func letGo() {
        take = nil
        question = nil
    }
}
