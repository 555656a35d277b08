/// How somebody proves to be who owns the device.
public enum LAPolicy: Int, Sendable {
    /// By a finger or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a finger, a face, or the passcode.
    case deviceOwnerAuthentication
    /// By a watch.
    case deviceOwnerAuthenticationWithWatch
    /// By a finger, a face or a watch.
    case deviceOwnerAuthenticationWithBiometricsOrWatch

    /// By a watch or another device nearby.
    public static var deviceOwnerAuthenticationWithCompanion: LAPolicy { .deviceOwnerAuthenticationWithWatch }
    /// By a finger, a face, a watch or another device nearby.
    public static var deviceOwnerAuthenticationWithBiometricsOrCompanion: LAPolicy {
        .deviceOwnerAuthenticationWithBiometricsOrWatch
    }
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable {
    /// Nothing.
    case none
    /// A finger.
    case touchID
    /// A face.
    case faceID
    /// The eyes.
    case opticID
}
