import RifflePresentations
import SwiftUICore

/// `inspector`: a column beside the view where the window is wide, and a sheet where it is narrow.
nonisolated struct InspectorModifier: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: () -> AnyView
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width = ColumnWidth(least: nil, ideal: Self.standardWidth, most: nil)
    /// The column and the sheet take the views over from each other, with their state.
    @State private var holder = ViewHolder()

    init(isPresented: Binding<Bool>, inspector: @escaping () -> AnyView) {
        _isPresented = isPresented
        self.inspector = inspector
    }

    /// The width of a column of which nothing is said, in points.
    private static let standardWidth: CGFloat = 320

    @MainActor private var isColumn: Bool { sizeClass == .regular }

    @MainActor func body(content: Content) -> some View {
        let isColumn = isColumn
        let binding = $isPresented
        let isBeside = isColumn && isPresented
        let held = HeldView(inspector(), key: 0, of: holder, keeps: { binding.wrappedValue })
        return HStack(spacing: 0) {
            content.frame(maxWidth: isBeside ? .infinity : nil, maxHeight: isBeside ? .infinity : nil)
            if isBeside {
                held
                    .onPreferenceChange(ColumnWidthKey.self) { width = $0 ?? width }
                    .frame(width: width.clamped(width.ideal))
                    .frame(maxHeight: .infinity)
                    .background { Color(uiColor: .systemBackground).ignoresSafeArea() }
                    .overlay(alignment: .leading) {
                        Rectangle().fill(Color.primary.opacity(0.2)).frame(width: 0.5).ignoresSafeArea()
                    }
                    .accessibilityElement(children: .contain)
                    .transition(.move(edge: .trailing))
            }
        }
        .animation(.easeInOut(duration: 0.3), value: isBeside)
        .sheet(isPresented: Binding(get: { binding.wrappedValue && !isColumn }, set: { binding.wrappedValue = $0 })) {
            held
        }
        .holding(holder)
    }
}

extension View {
    /// Shows details beside this view while a binding is true: in a column at its trailing side where the window is wide,
    /// and in a sheet where it is narrow.
    @MainActor @preconcurrency
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        let inspector = AnyView(ScreenViews(content()))
        return modifier(InspectorModifier(isPresented: isPresented) { inspector })
    }

    /// Says how wide the column of an inspector is, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(width)
    }

    /// Says how wide the column of an inspector is, in points: as it would like to be, within limits.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
    }
}
