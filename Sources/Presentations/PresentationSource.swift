import SwiftUICore

/// What a view wants to be presented.
struct PresentationRequest {
    /// Another id is another presentation.
    let id: AnyHashable
    /// What is presented. Where `keepsData` is true, it is what it was when the presentation came.
    var data: Any?
    var keepsData = false
    let content: (Any?) -> AnyView
}

/// Where the app says what is presented.
struct PresentationSource {
    /// What is wanted now; nil where nothing is. Asked in the body of the presenter, which depends on what this reads.
    let request: () -> PresentationRequest?
    /// Makes the app want it no more.
    let withdraw: () -> Void

    nonisolated init(request: @escaping () -> PresentationRequest?, withdraw: @escaping () -> Void) {
        self.request = request
        self.withdraw = withdraw
    }

    /// Views while a binding is true.
    nonisolated static func whileTrue(
        _ isPresented: Binding<Bool>, _ content: @escaping () -> some View
    ) -> PresentationSource {
        PresentationSource {
            isPresented.wrappedValue ? PresentationRequest(id: true) { _ in AnyView(content()) } : nil
        } withdraw: {
            isPresented.wrappedValue = false
        }
    }

    /// Views of an item while there is one.
    nonisolated static func whileThere<Item: Identifiable>(
        _ item: Binding<Item?>, _ content: @escaping (Item) -> some View
    ) -> PresentationSource {
        PresentationSource {
            item.wrappedValue.map { item in
                PresentationRequest(id: AnyHashable(item.id)) { _ in AnyView(content(item)) }
            }
        } withdraw: {
            item.wrappedValue = nil
        }
    }

    /// Views of a value that stays as it was when the presentation came.
    nonisolated static func about<T>(
        _ data: T?, while isPresented: Binding<Bool>, _ content: @escaping (T) -> some View
    ) -> PresentationSource {
        PresentationSource {
            guard isPresented.wrappedValue else { return nil }
            return PresentationRequest(id: true, data: data, keepsData: true) { known in
                (known as? T).map { AnyView(content($0)) } ?? AnyView(EmptyView())
            }
        } withdraw: {
            isPresented.wrappedValue = false
        }
    }
}
