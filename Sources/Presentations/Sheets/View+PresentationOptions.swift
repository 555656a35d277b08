import SwiftUICore

extension View {
    nonisolated func presentationOption(
        _ change: @escaping (inout PresentationOptions) -> Void
    ) -> some View {
        transformPreference(PresentationOptionsKey.self) { options in
            var outer = PresentationOptions()
            change(&outer)
            outer.fill(from: options)
            options = outer
        }
    }

    /// Sets the heights at which the sheet that this view is in rests. It starts with the smallest.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOption { $0.detents = detents }
    }

    /// Sets the heights at which the sheet that this view is in rests, and binds the one it is at.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationOption {
            $0.detents = detents
            $0.selection = selection
        }
    }

    /// Shows or hides the handle on top of a sheet. Automatically it is shown where there are several detents.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption { $0.dragIndicator = visibility }
    }

    /// Sets the radius of the corners of a sheet or popover, in points; nil and NaN leave the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption { $0.cornerRadius = .some(cornerRadius.flatMap { $0 >= 0 ? $0 : nil }) }
    }

    /// Paints the ground of the presentation that this view is in.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Shows views as the ground of the presentation that this view is in.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationOption {
            $0.background = AnyView(Color.clear.overlay(alignment: alignment) { content })
        }
    }

    /// Says whether what is behind the presentation can be used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOption { $0.backgroundInteraction = interaction }
    }

    /// Says what a drag on the content of a sheet does first.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOption { $0.contentInteraction = behavior }
    }

    /// Says what the presentation becomes in windows of compact width or height.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Says what the presentation becomes in windows of compact width, and in those of compact height.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption {
            $0.adaptation = horizontalAdaptation
            $0.verticalAdaptation = verticalAdaptation
        }
    }

    /// Keeps people from dismissing the presentation by a drag, a tap beside it or the escape key.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption { $0.isDismissDisabled = isDisabled }
    }
}
