import RiffleDragAndDrop
import RiffleScenes
import SwiftUICore
import Foundation

/// Windows for documents.
@available(
    *, unavailable, message: "There is no browser of documents; open and save with fileImporter and fileExporter."
)
public struct DocumentGroup<Document, Content: View>: Scene {
    /// There is nothing to show.
    public typealias Body = Never

    /// Windows in which documents are edited, and new ones begin as a value.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    /// Windows in which documents are shown.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    /// Windows in which documents are edited, and new ones begin as an object.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {}

    /// Windows in which documents are shown.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {}

    /// Windows in which documents of a data base are edited.
    public init(
        editing: Document.Type, contentType: UTType, @ViewBuilder editor: @escaping () -> Content
    ) {}

    /// Windows in which documents of a data base are shown.
    public init(
        viewing: Document.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
    ) {}
}

/// A document that is open.
@available(
    *, unavailable, message: "There is no browser of documents; open and save with fileImporter and fileExporter."
)
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// Its file.
    public var fileURL: URL?
    /// Whether it may be changed.
    public var isEditable: Bool
}

/// A document that is open, and an object.
@available(
    *, unavailable, message: "There is no browser of documents; open and save with fileImporter and fileExporter."
)
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Its file.
    public var fileURL: URL?
    /// Whether it may be changed.
    public var isEditable: Bool
}
