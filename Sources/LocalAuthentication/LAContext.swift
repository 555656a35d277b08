/// Where a function puts the error that it reports; Foundation has no such name on Linux.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Has somebody prove to be who owns the device: here there are no sensors, and there is no passcode, so that nobody can.
open class LAContext: NSObject {
    private let lock = NSLock()
    private var isInvalid = false

    /// A context.
    public override init() { super.init() }

    /// What the person would be told of why they are asked.
    open var localizedReason = ""
    /// What the button would say that leads to another way; empty for no button.
    open var localizedFallbackTitle: String?
    /// What the button would say that ends the dialog.
    open var localizedCancelTitle: String?
    /// For how many seconds the person need not be asked again who has unlocked the device.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// The longest that may be, in seconds.
    open class var maximumReuseDuration: TimeInterval { 300 }
    /// Whether nothing may be shown.
    open var interactionNotAllowed = false
    /// What the device knows its owner by: nothing.
    open var biometryType: LABiometryType { .none }
    /// Changes where the people change who the device knows: it knows nobody.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Whether the person can be asked: no.
    ///
    /// - Parameter error: set to the reason: no sensor, or no passcode where that would do.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = reason(policy)._nsError
        return false
    }

    /// Tells that the person was not asked, and why; on a thread of the system's, as Apple's does.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let reason = reason(policy)
        Task.detached { reply(false, reason) }
    }

    /// Fails, as the person cannot be asked.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw reason(policy)
    }

    /// Has all that is asked of the context fail from now on.
    open func invalidate() { lock.withLock { isInvalid = true } }

    private func reason(_ policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalid }) { return LAError(.invalidContext, saying: "The context is invalid.") }
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics:
            return LAError(.biometryNotAvailable, saying: "Biometry is not available on this device.")
        case .deviceOwnerAuthentication: return LAError(.passcodeNotSet, saying: "Passcode not set.")
        case .deviceOwnerAuthenticationWithWatch:
            return LAError(.watchNotAvailable, saying: "No watch is paired with this device.")
        case .deviceOwnerAuthenticationWithBiometricsOrWatch:
            return LAError(.biometryNotAvailable, saying: "Biometry is not available on this device.")
        }
    }
}
