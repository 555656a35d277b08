import Foundation
import XCTest

/// What is measured.
public protocol XCTMetric: NSObjectProtocol {}

/// How long something takes.
open class XCTClockMetric: NSObject, XCTMetric {}
/// How busy the processor is; measured as a time here.
open class XCTCPUMetric: NSObject, XCTMetric {
    /// That of an app; measured as a time here.
    public convenience init(application: XCUIApplication) { self.init() }
}
/// How much memory is used; measured as a time here.
open class XCTMemoryMetric: NSObject, XCTMetric {
    /// That of an app; measured as a time here.
    public convenience init(application: XCUIApplication) { self.init() }
}
/// How much is written; measured as a time here.
open class XCTStorageMetric: NSObject, XCTMetric {
    /// That of an app; measured as a time here.
    public convenience init(application: XCUIApplication) { self.init() }
}
/// How long an app takes to launch.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    /// Until it can be used.
    public convenience init(waitUntilResponsive: Bool) { self.init() }
}
/// How long something takes that signposts surround; measured as the time of all of it here.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
    /// Signposts by their names.
    public convenience init(subsystem: String, category: String, name: String) { self.init() }
    /// How scrolling slows down.
    public class var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
    /// How scrolling by a finger goes.
    public class var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
    /// How screens come.
    public class var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
    /// How the app launches.
    public class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
}

/// How something is measured.
open class XCTMeasureOptions: NSObject {
    /// Who begins and ends.
    public struct InvocationOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// A set by its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The test says when it begins.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The test says when it ends.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// How often, beside a first time that does not count.
    open var iterationCount = 5
    /// Who begins and ends.
    open var invocationOptions: InvocationOptions = []
    /// As usual.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
    /// Prints how long something takes, whatever the metrics are.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Prints how long something takes, whatever the metrics are.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        var times: [Double] = []
        for _ in 0...max(options.iterationCount, 1) {
            let start = Date()
            block()
            times.append(Date().timeIntervalSince(start))
        }
        let counted = times.dropFirst()
        let names = metrics.map { "\(type(of: $0))" }.joined(separator: ", ")
        let mean = counted.reduce(0, +) / Double(max(counted.count, 1))
        print("    measured \(names): \(String(format: "%.3f", mean)) s on average of \(counted.count)")
    }

    /// Prints how long something takes.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }
}
