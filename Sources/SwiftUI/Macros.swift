/// Shows a view to the preview tools: `--previews DIR` paints it.
///
/// A preview stands at the outermost level of a file, and a file may have several. It costs nothing in the app: the
/// closure runs only when a tool asks for the preview. `--previews DIR` of a program paints each preview of the program
/// into a file of the folder, and `TestedPreview.all(in:)` hands them to tests. The view is shown on a screen as large
/// as the usual device's; traits ask for other surroundings.
///
///     #Preview("Front card", traits: .sizeThatFitsLayout) {
///         CardView(card: .example)
///     }
///
/// - Parameters:
///   - name: What to call the preview; nil for the name of its file and line.
///   - body: Makes the view. Properties in it that are marked `@Previewable` keep their state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in chosen surroundings to the preview tools: `--previews DIR` paints it.
///
/// - Parameters:
///   - name: What to call the preview; nil for the name of its file and line.
///   - traits: In what surroundings to show it.
///   - additionalTraits: More of them; of two that contradict each other, the later one counts.
///   - body: Makes the view. Properties in it that are marked `@Previewable` keep their state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a property in a `#Preview` keep its value while the preview is on the screen.
///
///     #Preview {
///         @Previewable @State var isOn = false
///         Toggle("Alerts", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a property of an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry of it.
///
///     extension EnvironmentValues {
///         @Entry var cardSpacing: CGFloat = 50
///     }
///
/// The value behind `=` is the default, evaluated each time it is asked for where the property states its type.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes a type animatable by its stored properties, each of which has to be animatable or be marked `@AnimatableIgnored`.
///
///     @Animatable struct Wave: Shape {
///         var phase: Angle
///         @AnimatableIgnored var count: Int
///     }
@attached(member, names: named(AnimatableData), named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a property out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

/// Makes what makes an object: `{ .init() }`, where the type is known that is asked for.
///
/// As the default of an argument it is written out where the call is, with the caller's own type. So the object is made by
/// the `init()` of that very class, which code for all classes could not call: `NSObject` does not require it.
@freestanding(expression)
public macro _making<Object>() -> (() -> Object) = #externalMacro(module: "SwiftUIMacros", type: "MakingMacro")
