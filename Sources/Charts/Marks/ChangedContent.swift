/// Content whose marks are changed as they are added.
nonisolated struct ChangedContent<Content: ChartContent>: ChartContent {
    let content: Content
    let change: (inout Mark) -> Void

    @MainActor static func _collect(_ changed: ChangedContent, into marks: inout _ChartMarks) {
        marks.change({ Content._collect(changed.content, into: &$0) }, changed.change)
    }
}

/// Content with a view beside it.
nonisolated struct AnnotatedContent<Content: ChartContent>: ChartContent {
    let content: Content
    let annotation: Annotation

    @MainActor static func _collect(_ annotated: AnnotatedContent, into marks: inout _ChartMarks) {
        marks.annotate({ Content._collect(annotated.content, into: &$0) }, annotated.annotation)
    }
}

/// Content that is seen through other content.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
    let content: Content
    let mask: Mask

    @MainActor static func _collect(_ masked: MaskedContent, into marks: inout _ChartMarks) {
        var mask = _ChartMarks()
        Mask._collect(masked.mask, into: &mask)
        marks.change({ Content._collect(masked.content, into: &$0) }, { $0.style.mask = $0.style.mask ?? mask })
    }
}

extension ChartContent {
    nonisolated func changed(_ change: @escaping (inout Mark) -> Void) -> ChangedContent<Self> {
        ChangedContent(content: self, change: change)
    }
}
