import SwiftUI

extension View {
    /// Says that there is much room from side to side where the window is as large as a tablet: sheets are cards there.
    public func roomyInLargeWindows() -> some View { modifier(LargeWindowRoom()) }
}

private struct LargeWindowRoom: ViewModifier {
    @Environment(\.horizontalSizeClass) private var given
    @State private var isLarge = false

    func body(content: Content) -> some View {
        content
            .environment(\.horizontalSizeClass, isLarge ? .regular : given)
            .onGeometryChange(for: Bool.self) {
                $0.size.width >= 700 && $0.size.height >= 500
            } action: {
                isLarge = $0
            }
    }
}
