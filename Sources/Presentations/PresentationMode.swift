import SwiftUICore

/// Whether a view is presented, and how it ends that: what code before `dismiss` uses.
public struct PresentationMode {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses the view, if it is presented.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// The presentation that the view is in: `presentationMode.wrappedValue.dismiss()` ends it.
    public var presentationMode: Binding<PresentationMode> {
        let isPresented = isPresented
        let dismiss = dismiss
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                guard isPresented, !mode.isPresented else { return }
                MainThread.run { dismiss() }
            })
    }
}
