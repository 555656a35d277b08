import LocalAuthentication
import Testing

@Suite("A device that does not know its owner")
struct AuthenticationTests {
    @Test("asking whether it knows them says why not")
    func cannot() {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == LAError.biometryNotAvailable.rawValue && error?.domain == LAErrorDomain)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.passcodeNotSet.rawValue)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        #expect(context.biometryType == .none)
    }

    @Test("having them prove it fails in both forms, and says why in words")
    func fails() async {
        let context = LAContext()
        let answer = await withCheckedContinuation { continuation in
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") {
                continuation.resume(returning: $0 ? nil : $1 as? LAError)
            }
        }
        #expect(answer?.code == .biometryNotAvailable)
        #expect(answer?.localizedDescription == "Biometry is not available on this device.")
        do {
            _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
            Issue.record("It has succeeded.")
        } catch LAError.passcodeNotSet {} catch { Issue.record(error) }
    }

    @Test("a context that was invalidated is of no use")
    func invalid() {
        let context = LAContext()
        context.invalidate()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.invalidContext.rawValue)
    }
}
