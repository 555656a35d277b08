import RiffleDriverMessages
import RiffleDriving

extension ViewTester {
    /// Looks for what keeps people from using what is to be seen.
    ///
    ///     #expect(try await tester.audit() == [])
    ///
    /// What is out of sight is not looked at: scroll to it and call this again. On the way the view is shown with the largest
    /// type and with more contrast; afterwards it is as before. The tester's time stands still.
    ///
    /// - Parameters:
    ///   - rules: what to look for.
    ///   - input: what meets elements, which says how large they have to be.
    /// - Returns: what was found, by rule and then in reading order.
    /// - Throws: what `snapshot()` would.
    public func audit(
        for rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases), by input: AuditFinding.Input = .touch
    ) async throws -> [AuditFinding] {
        try await ScreenAudit.findings(
            of: host, for: rules,
            target: input == .touch ? ScreenAudit.touched : ScreenAudit.pointedAt
        ).map { AuditFinding($0) }
    }
}
