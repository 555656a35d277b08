import SwiftUICore
import Foundation

/// Gives a program of SwiftUI a delegate of UIKit's: `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`.
///
/// One object is made for each type in a process. It hears that the program has started before the first window shows
/// anything. Where it is an `ObservableObject`, views find it by `@EnvironmentObject`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes the delegate, by its `init()`, where there is none of the type yet.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = ApplicationDelegates.delegate(of: delegateType)
    }

    /// Tells the delegate that the program has started, unless it knows.
    public static func _install(_ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode) {
        ApplicationDelegates.launch(property.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// The delegates of the process.
@MainActor
enum ApplicationDelegates {
    private static var all: [ObjectIdentifier: NSObject] = [:]
    private static var launched: Set<ObjectIdentifier> = []
    private static var observers: [any NSObjectProtocol] = []
    private(set) static weak var first: (any UIApplicationDelegate)?

    static func delegate<D: NSObject & UIApplicationDelegate>(of type: D.Type) -> D {
        if let known = all[ObjectIdentifier(type)] as? D { return known }
        let delegate = _BareObject.make(type)
        all[ObjectIdentifier(type)] = delegate
        if first == nil { first = delegate }
        observe(delegate)
        AppSurroundings.add { view in
            AnyView(
                surrounded(view, by: delegate)
                    .onOpenURL { _ = delegate.application(.shared, open: $0, options: [:]) })
        }
        return delegate
    }

    /// Tells a delegate of the program's start, once.
    static func launch<D: NSObject & UIApplicationDelegate>(_ delegate: D) {
        guard launched.insert(ObjectIdentifier(delegate)).inserted else { return }
        _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(.shared)
        delegate.applicationDidBecomeActive(.shared)
    }

    private static func surrounded(_ view: AnyView, by delegate: NSObject) -> AnyView {
        func open<T: ObservableObject>(_ object: T) -> AnyView { AnyView(view.environmentObject(object)) }
        return (delegate as? any ObservableObject).map { open($0) } ?? view
    }

    private static func observe<D: NSObject & UIApplicationDelegate>(_ delegate: D) {
        hear(UIApplication.didBecomeActiveNotification, delegate) { $0.applicationDidBecomeActive(.shared) }
        hear(UIApplication.willResignActiveNotification, delegate) { $0.applicationWillResignActive(.shared) }
        hear(UIApplication.didEnterBackgroundNotification, delegate) { $0.applicationDidEnterBackground(.shared) }
        hear(UIApplication.willEnterForegroundNotification, delegate) { $0.applicationWillEnterForeground(.shared) }
    }

    private static func hear<D: NSObject & UIApplicationDelegate>(
        _ name: Notification.Name, _ delegate: D, _ tell: @escaping @MainActor (D) -> Void
    ) {
        nonisolated(unsafe) let delegate = delegate
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // Windows post on the main actor; code of the app may do so anywhere.
                MainThread.run { tell(delegate) }
            })
    }
}

/// Makes objects of classes that are only known to be `NSObject`s.
///
/// `init()` of `NSObject` is not `required`, so that Swift does not call it for a class known at run time alone. Every
/// subclass has it, though, at the same place of its table of methods, where this class has one that is required. The
/// class is open, as calls go past the table where the compiler knows all subclasses.
open class _BareObject: NSObject {
    /// An object with nothing in it.
    public required override init() { super.init() }

    @inline(never)
    static func make<T: NSObject>(_ type: T.Type) -> T {
        unsafeDowncast(make(unsafeBitCast(type, to: _BareObject.Type.self)), to: T.self)
    }

    @inline(never) @_optimize(none)
    private static func make(_ type: _BareObject.Type) -> AnyObject { type.init() }
}
