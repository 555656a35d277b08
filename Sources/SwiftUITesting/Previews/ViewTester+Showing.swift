import RiffleHeadlessHost

extension ViewTester {
    /// A tester that shows a view in a window at once, for modules that compare pictures in other forms.
    ///
    /// - Parameters:
    ///   - size: of the window, in points; nil for the size that the view wants to have.
    ///   - safeAreaInsets: what is covered at the edges, in points.
    ///   - scale: pixels per point.
    ///   - delay: how many seconds have passed; what moves has moved, and tasks that sleep have not gone on.
    ///   - environment: edits the view's environment.
    public static func _showing(
        _ view: AnyView, size: CGSize?, safeAreaInsets: EdgeInsets = EdgeInsets(), scale: CGFloat = 2,
        delay: Double = 0, environment: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ViewTester {
        let layout = size.map { PreviewLayout.fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
        var window = PreviewWindow(layout: layout, content: view, environment: environment)
        window.safeAreaInsets = safeAreaInsets
        let tester = ViewTester(
            view, size: window.size, scale: scale, startDate: PreviewWindow.date,
            environment: { window.edit(&$0, environment) })
        if delay > 0 { tester.host.advance(to: delay) }
        return tester
    }
}
