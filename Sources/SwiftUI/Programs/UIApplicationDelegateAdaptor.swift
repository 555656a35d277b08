import Foundation

/// Gives a program of SwiftUI a delegate of UIKit's: `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`.
///
/// One object is made for each type in a process. It hears that the program has started before the first window shows
/// anything. Where it is an `ObservableObject`, views find it by `@EnvironmentObject`, and so they find the delegate of
/// their scene, where the delegate names a class for one.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType
    /// Bindings to the delegate's properties, where it is an `ObservableObject`.
    public var projectedValue: _DelegateBindings<DelegateType> { _DelegateBindings(delegate: wrappedValue) }

    /// Makes the delegate, by its `init()`, where there is none of the type yet.
    ///
    /// - Parameter _making: makes the object; leave it out, so that the compiler writes it for the type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self, _making: () -> DelegateType = #_making) {
        wrappedValue = ApplicationDelegates.delegate(of: delegateType, _making)
    }

    /// Whether the slot is one: the life of the scene that the property is in.
    nonisolated public static var _slotCount: Int { 1 }

    /// Tells the delegate that the program has started, unless it knows, and of the scene.
    public static func _install(_ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode) {
        guard slot == nil else { return }
        let delegate = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        slot = DependencyTracking.suspended {
            ApplicationDelegates.launch(delegate)
            return ApplicationDelegates.connectScene(of: delegate, in: node.graph) ?? delegate
        }
    }
}

/// Gives bindings to the properties of a delegate that is an `ObservableObject`.
///
/// `$delegate` is one of them, whatever the delegate is: the compiler finds no projection that only some delegates have.
@MainActor @preconcurrency @dynamicMemberLookup
public struct _DelegateBindings<DelegateType: NSObject & UIApplicationDelegate> {
    let delegate: DelegateType

    /// A binding to a property of the delegate.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<DelegateType, Subject>
    ) -> Binding<Subject> where DelegateType: ObservableObject {
        ObservedObject(wrappedValue: delegate).projectedValue[dynamicMember: keyPath]
    }
}
