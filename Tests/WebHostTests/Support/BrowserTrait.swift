import Foundation
import Testing

/// Whether tests with a real browser run. They are left out by `SKIP_BROWSER=1` only; without a browser they fail, and the
/// error says what to do.
let browserTests: ConditionTrait = .disabled(
    if: ProcessInfo.processInfo.environment["SKIP_BROWSER"] == "1", "SKIP_BROWSER=1 leaves out tests with Chromium")
