import Foundation

/// Writes messages to the program's log, which is its standard error.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String

    /// A logger whose messages tell no origin.
    public init() { self.init(subsystem: "", category: "") }

    /// A logger for a part of a program; both names stand before each message.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// A logger that writes as a log object does.
    public init(_ logObj: OSLog) { self.init(subsystem: logObj.subsystem, category: logObj.category) }

    /// Writes a message that is worth keeping.
    public func log(_ message: OSLogMessage) { write(.default, message) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

    /// Writes a message for somebody who traces the program step by step; only debug builds have it.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }

    /// Writes a message for somebody who debugs the program; only debug builds have it.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }

    /// Writes a message that helps.
    public func info(_ message: OSLogMessage) { write(.info, message) }

    /// Writes a message that is worth keeping.
    public func notice(_ message: OSLogMessage) { write(.default, message) }

    /// Writes that something may be wrong.
    public func warning(_ message: OSLogMessage) { write(.error, message) }

    /// Writes that something went wrong.
    public func error(_ message: OSLogMessage) { write(.error, message) }

    /// Writes that something went badly wrong.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }

    /// Writes that the program has a fault.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        #if !DEBUG
            if level == .debug { return }
        #endif
        let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let prefix = origin.isEmpty ? "" : "[\(origin)] "
        FileHandle.standardError.write(Data("\(prefix)\(level.name)\(message.text)\n".utf8))
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the level.
    public let rawValue: UInt8

    /// The level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Worth keeping.
    public static let `default` = OSLogType(0)
    /// Helpful.
    public static let info = OSLogType(1)
    /// For debugging.
    public static let debug = OSLogType(2)
    /// Something went wrong.
    public static let error = OSLogType(16)
    /// The program has a fault.
    public static let fault = OSLogType(17)

    fileprivate var name: String {
        switch self {
        case .debug: "debug: "
        case .info: "info: "
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}

/// Where messages come from.
public final class OSLog: Sendable {
    fileprivate let subsystem: String
    fileprivate let category: String

    /// A place for the messages of a part of a program.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Messages that tell no origin.
    public static let `default` = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a level to the log.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { Logger().log(level: type, message) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a level to the log of a part of the program.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}
