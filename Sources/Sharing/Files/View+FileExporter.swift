import RiffleDragAndDrop
import Foundation
import SwiftUICore

extension View {
    /// Lets somebody keep a document as a file.
    ///
    /// In a browser it is downloaded. Tests take it by `ViewTester.saveFiles()`.
    ///
    /// - Parameters:
    ///   - document: what is kept; without one nothing happens.
    ///   - contentType: the type of the file.
    ///   - defaultFilename: what the file is called, with or without its ending.
    ///   - onCompletion: told where the file was put, as far as can be known, or why it was not.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        // Views, and what they export, are the main actor's.
        nonisolated(unsafe) let document = document
        return exporter(isPresented, onCompletion, {}) {
            try document.map { [try ExportedFile($0, contentType, defaultFilename)] } ?? []
        }
    }

    /// Lets somebody keep a document as a file.
    ///
    /// - Parameters:
    ///   - document: what is kept; without one nothing happens.
    ///   - contentTypes: types that the file may have, of which it gets the first that the document is written to.
    ///   - defaultFilename: what the file is called, with or without its ending.
    ///   - onCompletion: told where the file was put, as far as can be known, or why it was not.
    ///   - onCancellation: told that somebody thought better of it.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        nonisolated(unsafe) let document = document
        return exporter(isPresented, onCompletion, onCancellation) {
            let type = ExportedFile.type(of: contentTypes, among: D.writableContentTypes)
            return try document.map { [try ExportedFile($0, type, defaultFilename)] } ?? []
        }
    }

    /// Lets somebody keep a document as a file.
    ///
    /// - Parameters:
    ///   - document: what is kept, as it is when it is asked for; without one nothing happens.
    ///   - contentType: the type of the file.
    ///   - defaultFilename: what the file is called, with or without its ending.
    ///   - onCompletion: told where the file was put, as far as can be known, or why it was not.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        // Views, and what they export, are the main actor's.
        nonisolated(unsafe) let document = document
        return exporter(isPresented, onCompletion, {}) {
            try document.map { [try ExportedFile($0, contentType, defaultFilename)] } ?? []
        }
    }

    /// Lets somebody keep documents as files.
    ///
    /// - Parameters:
    ///   - documents: what is kept.
    ///   - contentType: the type of the files.
    ///   - onCompletion: told where the files were put, as far as can be known, or why they were not.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        nonisolated(unsafe) let documents = documents
        return modifier(
            FileExporter(isPresented: isPresented, onCancellation: {}, onCompletion: onCompletion) {
                try documents.map { try ExportedFile($0, contentType, nil) }
            })
    }

    /// Lets somebody keep something that can be transferred as a file.
    ///
    /// - Parameters:
    ///   - item: what is kept; without one nothing happens.
    ///   - contentTypes: types that the file may have, of which it gets the first that the item can become.
    ///   - defaultFilename: what the file is called, with or without its ending.
    ///   - onCompletion: told where the file was put, as far as can be known, or why it was not.
    ///   - onCancellation: told that somebody thought better of it.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        nonisolated(unsafe) let item = item
        return exporter(isPresented, onCompletion, onCancellation) {
            guard let item else { return [] }
            return [try await ExportedFile(item, contentTypes, defaultFilename)]
        }
    }

    /// Lets somebody keep things that can be transferred as files.
    ///
    /// - Parameters:
    ///   - items: what is kept.
    ///   - contentTypes: types that the files may have, of which each gets the first that its item can become.
    ///   - onCompletion: told where the files were put, as far as can be known, or why they were not.
    ///   - onCancellation: told that somebody thought better of it.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        nonisolated(unsafe) let items = items
        return modifier(
            FileExporter(isPresented: isPresented, onCancellation: onCancellation, onCompletion: onCompletion) {
                var files: [ExportedFile] = []
                for item in items { files.append(try await ExportedFile(item, contentTypes, nil)) }
                return files
            })
    }

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
        _ onCancellation: @escaping () -> Void, _ files: @escaping @MainActor () async throws -> [ExportedFile]
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented, onCancellation: onCancellation,
                onCompletion: { result in
                    onCompletion(
                        result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileWriteUnknown)) })
                }, files: files))
    }
}

nonisolated package struct FileExporter: ViewModifier, ActsOnce {
    @Binding var isPresented: Bool
    let onCancellation: () -> Void
    let onCompletion: (Result<[URL], any Error>) -> Void
    let files: @MainActor () async throws -> [ExportedFile]
    @State private var dialog = FileDialog()
    @State private var prepared: [HostFile] = []

    package init(
        isPresented: Binding<Bool>, onCancellation: @escaping () -> Void,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        files: @escaping @MainActor () async throws -> [ExportedFile]
    ) {
        _isPresented = isPresented
        self.onCancellation = onCancellation
        self.onCompletion = onCompletion
        self.files = files
    }

    @MainActor package func body(content: Content) -> some View {
        content.onChange(of: prepared) { _, files in
            if !files.isEmpty { dialog.ask(.keepFiles(files)) }
        }
        .task(id: isPresented) {
            guard isPresented else { return dialog.close() }
            do {
                let files = try await files()
                guard !files.isEmpty else { return isPresented = false }
                // Asked for in a frame of the window, so that no other one's host is asked.
                prepared = files.map { HostFile(name: $0.name, data: $0.data) }
            } catch {
                take(.failed(error))
            }
        }
        // The newest closures answer, whichever asked.
        .afterEvaluation { dialog.take = take }
    }

    @MainActor private func take(_ answer: HostAnswer) {
        let names = prepared.map(\.name)
        isPresented = false
        prepared = []
        switch answer {
        case .done, .files:
            // Where it is nobody tells the program; it is called so wherever it is.
            let folder = URL(fileURLWithPath: "/Downloads", isDirectory: true)
            onCompletion(.success(names.map { folder.appendingPathComponent($0) }))
        case .failed(let error): onCompletion(.failure(error))
        case .cancelled, .text, .place: onCancellation()
        }
    }
}

/// A file that is about to leave the program.
package struct ExportedFile {
    let name: String
    let data: Data

    init<D: FileDocument>(_ document: D, _ type: UTType, _ name: String?) throws {
        let file = try document.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        try self.init(file, type, name)
    }

    init<D: ReferenceFileDocument>(_ document: D, _ type: UTType, _ name: String?) throws {
        let file = try document.fileWrapper(
            snapshot: document.snapshot(contentType: type),
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        try self.init(file, type, name)
    }

    @MainActor init<T: Transferable>(_ item: T, _ types: [UTType], _ name: String?) async throws {
        let (data, type) = try await TransferredFile.data(of: item, as: types)
        self.init(data, type, name ?? "Untitled")
    }

    private init(_ file: FileWrapper, _ type: UTType, _ name: String?) throws {
        guard let data = file.regularFileContents else { throw FolderExported() }
        self.init(data, type, name ?? file.preferredFilename ?? file.filename ?? "Untitled")
    }

    package init(_ data: Data, _ type: UTType, _ name: String) {
        self.data = data
        // A name is no way through folders.
        let plain = name.map { $0 == "/" || $0 == "\0" ? "-" : String($0) }.joined()
        let ending = type.preferredFilenameExtension
        let known = URL(fileURLWithPath: "/" + plain).pathExtension.lowercased()
        self.name =
            if let ending, known.isEmpty || UTType(filenameExtension: known)?.conforms(to: type) != true {
                plain + "." + ending
            } else {
                plain
            }
    }

    /// The first of the types that are asked for which a document is written to.
    static func type(of wanted: [UTType], among written: [UTType]) -> UTType {
        wanted.first { written.contains($0) } ?? wanted.first ?? written.first ?? .data
    }
}

private struct FolderExported: LocalizedError, CustomStringConvertible {
    var description: String {
        "A folder cannot be exported: browsers download files. Write the document as one file."
    }
    var errorDescription: String? { description }
}
