import RiffleDragAndDrop
import Foundation
import SwiftUICore

/// A document that is read from a file and written to one.
public protocol FileDocument {
    /// The types of files that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it is written to; those that it is read from where nothing is said.
    static var writableContentTypes: [UTType] { get }

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// The document as a file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that it is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: it is written as it was at one moment.
public protocol ReferenceFileDocument: ObservableObject {
    /// What the document is at one moment.
    associatedtype Snapshot
    /// The types of files that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it is written to; those that it is read from where nothing is said.
    static var writableContentTypes: [UTType] { get }

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// What the document is now.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// The document as it was, as a file.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that it is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// What the file is.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
    /// What the file is to be.
    public let contentType: UTType
    /// The file that there is already.
    public let existingFile: FileWrapper?
}
