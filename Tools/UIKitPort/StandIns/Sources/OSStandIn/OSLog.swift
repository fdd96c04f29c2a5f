import Foundation

/// A category of log messages.
public final class OSLog: NSObject, Sendable {
    /// The category of messages that name none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// The log that keeps nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

    /// Names of categories that tools treat in a way of their own.
    public struct Category: Hashable, Sendable {
        let name: String
        /// Points of interest in time.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Signposts that are recorded only while a tool asks for them.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// Signposts with the stack of calls.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    let category: String
    let isEnabled: Bool

    private init(subsystem: String, category: String, isEnabled: Bool) {
        self.category = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        self.isEnabled = isEnabled
    }

    /// Creates a log.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }

    /// Creates a log of a category that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name, isEnabled: true)
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        isEnabled && type >= LogOutput.lowestLevel
    }

    /// Whether signposts are recorded: they never are.
    public var signpostsEnabled: Bool { false }
}

/// The level of a log message.
public struct OSLogType: Hashable, Sendable {
    /// The number of the level, as in Apple's headers.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Messages that are usually written.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, but not essential messages.
    public static let info = OSLogType(rawValue: 1)
    /// Messages for developers.
    public static let debug = OSLogType(rawValue: 2)
    /// Errors of the app.
    public static let error = OSLogType(rawValue: 16)
    /// Errors that should never occur.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }

    static func >= (left: OSLogType, right: OSLogType) -> Bool { left.order >= right.order }

    private var order: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }
}

/// Where messages go.
enum LogOutput {
    /// The lowest level that is written. `OS_ACTIVITY_MODE`, as for Xcode's console, is `debug` for all, `disable` for none.
    static let lowestLevel: OSLogType = {
        switch ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] {
        case "debug": .debug
        case "info": .info
        case "disable": OSLogType(rawValue: .max)
        default: .default
        }
    }()

    /// Writes a line to standard error, if its level is written at all.
    static func write(_ text: @autoclosure () -> String, _ type: OSLogType, _ log: OSLog) {
        guard log.isEnabled(type: type), lowestLevel.rawValue != .max else { return }
        let category = log.category.isEmpty ? "" : "[\(log.category)] "
        FileHandle.standardError.write(Data("\(type.name): \(category)\(text())\n".utf8))
    }
}

/// Writes a message with a format, such as `"%{public}@ took %d ms"`.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ arguments: Any?...
) {
    LogOutput.write(LogFormat.text("\(message)", arguments), type, log)
}

/// Writes a message with a format at a level.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ arguments: Any?...
) {
    LogOutput.write(LogFormat.text("\(message)", arguments), type, log)
}

/// Writes a message at a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogOutput.write(message.text, type, log)
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    LogOutput.write(message.text, type, log)
}
