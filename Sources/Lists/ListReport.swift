/// Lets a list report mistakes, with its place among the views.
struct ListReport: ViewModifier {
    let model: ListModel

    func body(content: Content) -> some View {
        content.issueReporting { model.report = $0 }
    }
}
