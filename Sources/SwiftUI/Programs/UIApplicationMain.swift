// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension UIApplicationDelegate where Self: UIResponder {
    /// Runs the program that the delegate is of, with the flags it was started with; `--help` lists them.
    public static func main() { ProgramRun.main(DelegateProgram<Self>.self, name: moduleName(of: Self.self)) }
}

extension UIApplicationDelegate {
    /// Delegates of programs are made by UIKit, which on Linux takes a class that derives from `UIResponder`.
    @available(*, unavailable, message: "Write class AppDelegate: UIResponder, UIApplicationDelegate.")
    public static func main() {}
}

/// Runs the program that a delegate is of, as a `main.swift` has it, and never returns.
///
/// - Parameters:
///   - argc: not looked at, as the process knows its arguments.
///   - argv: not looked at.
///   - principalClassName: nil; of the program itself there is one class.
///   - delegateClassName: what `NSStringFromClass` says of the delegate's class, which derives from `UIResponder`.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName {
        RuntimeIssue.reportOnce(
            "Riffle: UIApplicationMain was given the class \(principalClassName) for the program, and that is always a "
                + "UIApplication here. Pass nil, and do what is to be done in the delegate.")
    }
    guard let delegateClassName, let type = NSClassFromString(delegateClassName) else {
        fatalError(
            "There is no class \(delegateClassName ?? "nil") that UIApplicationMain could make a delegate of. Pass "
                + "NSStringFromClass(AppDelegate.self), of a class that is in no other one.")
    }
    guard let delegate = type as? any (UIResponder & UIApplicationDelegate).Type else {
        fatalError(
            "\(delegateClassName) cannot be the delegate of a program here. Write class \(type): UIResponder, "
                + "UIApplicationDelegate.")
    }
    func run<D: UIResponder & UIApplicationDelegate>(_ type: D.Type) -> Never {
        ProgramRun.main(DelegateProgram<D>.self, name: moduleName(of: type))
    }
    run(delegate)
}

/// The name of the module that a type is of: what a program without an `App` is called.
private func moduleName(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }
