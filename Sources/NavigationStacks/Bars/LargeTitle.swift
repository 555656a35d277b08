/// A screen's title in large type below its bar, which goes along with the content and hides under the bar's row.
struct LargeTitle: View {
    let title: Text
    let form: BarForm
    /// What is behind the title, where the app asked for a ground that is always seen.
    let ground: AnyShapeStyle?
    @ObservedObject var cover: ScreenCover

    init(title: Text, form: BarForm, ground: AnyShapeStyle? = nil, cover: ScreenCover) {
        self.title = title
        self.form = form
        self.ground = ground
        self.cover = cover
    }

    private var offset: CGFloat { form.titleOffset(at: cover.cover?.offset ?? 0) }
    private var isCollapsed: Bool { form.hidesLargeTitle(at: offset) }

    /// How much larger a title is that is pulled down: UIKit's grows up to about 1.235 times (flutter/flutter,
    /// cupertino/nav_bar.dart).
    private var scale: CGFloat { 1 + min(max(-offset, 0) * 0.00085, 0.235) }

    var body: some View {
        title
            .titled(
                UINavigationBar.appearance().largeTitleLook, usual: .system(.largeTitle, weight: .bold), tracking: 0.4
            )
            .lineLimit(...1)
            .screenHeading()
            .accessibilityHidden(isCollapsed)
            .scaleEffect(scale, anchor: .bottomLeading)
            .padding(.horizontal, BarMetrics.margin)
            .padding(.bottom, BarMetrics.largeTitleBottom)
            .frame(maxWidth: .infinity, alignment: .leading)
            .fixedSize(horizontal: false, vertical: true)
            .frame(height: max(form.heights.largeTitle - offset, 0), alignment: .bottom)
            .clipped()
            .background { if let ground { Rectangle().fill(ground) } }
            .padding(.top, BarMetrics.row)
            .frame(maxHeight: .infinity, alignment: .top)
            .allowsHitTesting(false)
    }
}

extension View {
    /// Makes the view the heading of its screen, by which the browser's tab and the window are called.
    nonisolated func screenHeading() -> some View {
        accessibilityEdit {
            $0.addedTraits = .header
            $0.role = .header
            $0.headingLevel = 1
        }
    }
}
