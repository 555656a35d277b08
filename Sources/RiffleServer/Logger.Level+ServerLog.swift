internal import Logging
internal import RiffleWebHost

extension Logger.Level {
    init(_ level: ServerLog.Level) {
        self =
            switch level {
            case .debug: .debug
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
    }
}
