import RiffleNavigationStacks
import SwiftUI
import SwiftUICore

extension View {
    /// Makes the path of a navigation stack a part of the window's address.
    ///
    ///     NavigationStack(path: $path) { Shelves() }
    ///         .addressed(by: $path)
    ///
    /// In a browser, the address bar shows the screen in view then, and an address leads to its screen: in another tab, for
    /// somebody else, and after the page was loaded anew. Parts of several views stand one behind the other, those of outer views
    /// first. A part counts while its view is shown: of stacks in several tabs, that of the tab in front. In windows and pictures
    /// there is no address.
    ///
    /// - Parameter path: set to as many values as an address has there, which may be none. Do not animate its changes.
    nonisolated public func addressed<Value: AddressComponents>(by path: Binding<[Value]>) -> some View {
        addressPart(
            AddressPart {
                path.wrappedValue.flatMap(\.addressComponents)
            } take: { components in
                var values: [Value] = []
                while values.count < addressedValues, let value = Value.read(from: &components) { values.append(value) }
                if path.wrappedValue != values { path.wrappedValue = values }
            })
    }

    /// Makes the path of a navigation stack with values of several types a part of the window's address.
    ///
    ///     NavigationStack(path: $path) { Shelves() }
    ///         .addressed(by: $path, as: Book.self, Author.self)
    ///
    /// - Parameters:
    ///   - path: set to as many values as an address has there, which may be none. A value of another type ends the address.
    ///   - types: asked in this order for each value.
    nonisolated public func addressed(
        by path: Binding<NavigationPath>, as types: any AddressComponents.Type...
    ) -> some View {
        addressPart(
            AddressPart {
                path.wrappedValue.values.map { $0.base as? any AddressComponents }.prefix { $0 != nil }
                    .flatMap { $0?.addressComponents ?? [] }
            } take: { components in
                var values = NavigationPath()
                while values.count < addressedValues,
                    let value = anyValue(of: types, from: &components)
                {
                    values.append(value)
                }
                if path.wrappedValue != values { path.wrappedValue = values }
            })
    }

    /// Makes a choice that is always there, as that of a tab, a part of the window's address.
    ///
    ///     TabView(selection: $tab) { … }
    ///         .addressed(by: $tab, usually: .library)
    ///
    /// - Parameters:
    ///   - selection: set to what an address has there.
    ///   - usual: what an address says nothing about: `/` has it. With nil every address has the choice, and one without it leaves
    ///     it as it is.
    nonisolated public func addressed<Value: AddressComponents>(
        by selection: Binding<Value>, usually usual: Value? = nil
    ) -> some View {
        addressPart(
            AddressPart {
                selection.wrappedValue == usual ? [] : selection.wrappedValue.addressComponents
            } take: { components in
                guard let value = Value.read(from: &components) ?? usual else { return }
                if selection.wrappedValue != value { selection.wrappedValue = value }
            })
    }

    /// Makes a choice that there may be, as the item of a sheet or the selection of a list, a part of the window's address.
    ///
    ///     Recipes()
    ///         .sheet(item: $edited) { RecipeEditor(recipe: $0) }
    ///         .addressed(by: $edited)
    ///
    /// - Parameter selection: set to what an address has there, which is nil where it has nothing.
    nonisolated public func addressed<Value: AddressComponents>(by selection: Binding<Value?>) -> some View {
        modifier(OptionalAddressModifier(selection: selection))
    }

    /// Says what to show for an address that names nothing, in place of the view. A browser's request for it has status 404.
    ///
    ///     ContentView()
    ///         .unknownAddress { path in NoSuchPage(path: path) }
    ///
    /// Where no view says so, what of the address is known is shown.
    ///
    /// - Parameter screen: gets the components of the address. `dismiss` in it leads to what is shown otherwise.
    nonisolated public func unknownAddress<Screen: View>(
        @ViewBuilder _ screen: @escaping (_ path: [String]) -> Screen
    ) -> some View {
        modifier(UnknownAddressScreenModifier(screen: screen))
    }

    /// Says that what the address names is not there, as a book that nobody has any more: a browser's request for it has status 404.
    ///
    /// For addresses that are understood, while `unknownAddress(_:)` is for those that are not.
    nonisolated public func notFound(_ isMissing: Bool = true) -> some View { missingAtAddress(isMissing) }

    /// Says in one or two sentences what the view shows, for search engines and for those to whom its address is sent. Of
    /// several views that are shown, what the innermost one says counts.
    nonisolated public func pageDescription(_ text: String) -> some View { addressDescription(text) }
}

/// How many values a path can have that is read from an address.
private let addressedValues = 32

private func anyValue(
    of types: [any AddressComponents.Type], from path: inout ArraySlice<String>
) -> (any AddressComponents)? {
    for type in types {
        if let value = type.read(from: &path) { return value }
    }
    return nil
}

extension NavigationPath {
    fileprivate mutating func append(_ value: any AddressComponents) {
        func add(_ value: some AddressComponents) { append(value) }
        add(value)
    }
}

/// Shows something else while the window has an address that names nothing.
nonisolated private struct UnknownAddressScreenModifier<Screen: View>: ViewModifier {
    let screen: ([String]) -> Screen
    @State private var path: [String]?

    init(screen: @escaping ([String]) -> Screen) { self.screen = screen }

    @MainActor func body(content: Content) -> some View {
        Group {
            if let path {
                screen(path).environment(\.dismissTarget, DismissTarget { self.path = nil })
            } else {
                content
            }
        }
        .unknownAddress($path)
    }
}
