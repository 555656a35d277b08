// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of LocalAuthentication's errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why somebody was not found to be who owns the device.
public struct LAError: _BridgedStoredNSError, Hashable {
    /// The error as Foundation has it.
    public let _nsError: NSError

    /// An error of Foundation's, of this domain.
    public init(_nsError error: NSError) {
        precondition(error.domain == LAErrorDomain)
        _nsError = error
    }

    /// The domain of LocalAuthentication's errors.
    public static var errorDomain: String { LAErrorDomain }
    /// The domain of LocalAuthentication's errors.
    public static var _nsErrorDomain: String { LAErrorDomain }

    /// Why.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error that the code is of.
        public typealias _ErrorType = LAError

        /// They were somebody else.
        case authenticationFailed = -1
        /// They thought better of it.
        case userCancel = -2
        /// They want another way.
        case userFallback = -3
        /// The system had something else to do.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no sensor.
        case biometryNotAvailable = -6
        /// The sensor knows nobody.
        case biometryNotEnrolled = -7
        /// The sensor is locked.
        case biometryLockout = -8
        /// The app thought better of it.
        case appCancel = -9
        /// The context was invalidated.
        case invalidContext = -10
        /// There is no other device nearby.
        case companionNotAvailable = -11
        /// The sensor is an accessory that is not there.
        case biometryNotPaired = -12
        /// The sensor is an accessory that is not connected.
        case biometryDisconnected = -13
        /// The context must not show anything.
        case notInteractive = -1004

        /// The device has no sensor, of before iOS 11.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The sensor knows nobody, of before iOS 11.
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The sensor is locked, of before iOS 11.
        public static var touchIDLockout: Code { .biometryLockout }
        /// There is no watch.
        public static var watchNotAvailable: Code { .companionNotAvailable }
    }

    /// They were somebody else.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// They thought better of it.
    public static var userCancel: Code { .userCancel }
    /// They want another way.
    public static var userFallback: Code { .userFallback }
    /// The system had something else to do.
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no sensor, of before iOS 11.
    public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
    /// The sensor knows nobody, of before iOS 11.
    public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
    /// The sensor is locked, of before iOS 11.
    public static var touchIDLockout: Code { .touchIDLockout }
    /// The device has no sensor.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The sensor knows nobody.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The sensor is locked.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app thought better of it.
    public static var appCancel: Code { .appCancel }
    /// The context was invalidated.
    public static var invalidContext: Code { .invalidContext }
    /// There is no other device nearby.
    public static var companionNotAvailable: Code { .companionNotAvailable }
    /// There is no watch.
    public static var watchNotAvailable: Code { .watchNotAvailable }
    /// The context must not show anything.
    public static var notInteractive: Code { .notInteractive }
}

extension LAError {
    /// An error with words for the person.
    init(_ code: Code, saying words: String) {
        self.init(
            _nsError: NSError(domain: LAErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words]))
    }
}
