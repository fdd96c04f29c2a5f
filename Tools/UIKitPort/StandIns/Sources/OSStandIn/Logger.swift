/// A log of a subsystem and a category. Messages go to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger of the default log.
    public init() {
        log = .default
    }

    /// Creates a logger of a log.
    public init(_ log: OSLog) {
        self.log = log
    }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { write(message, .default) }
    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
    /// Writes a message for developers.
    public func trace(_ message: OSLogMessage) { write(message, .debug) }
    /// Writes a message for developers.
    public func debug(_ message: OSLogMessage) { write(message, .debug) }
    /// Writes a helpful, but not essential message.
    public func info(_ message: OSLogMessage) { write(message, .info) }
    /// Writes a message at the default level.
    public func notice(_ message: OSLogMessage) { write(message, .default) }
    /// Writes a warning, at the level of errors.
    public func warning(_ message: OSLogMessage) { write(message, .error) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { write(message, .error) }
    /// Writes an error that should never occur.
    public func critical(_ message: OSLogMessage) { write(message, .fault) }
    /// Writes an error that should never occur.
    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private func write(_ message: OSLogMessage, _ type: OSLogType) {
        LogOutput.write(message.text, type, log)
    }
}

/// Who may read an interpolated value. Here, everybody does.
public struct OSLogPrivacy: Sendable {
    /// How a hidden value is told apart from others.
    public enum Mask: Sendable {
        case hash, none
    }

    /// The privacy that suits the type of the value.
    public static let auto = OSLogPrivacy()
    /// Everybody may read the value.
    public static let `public` = OSLogPrivacy()
    /// The value is hidden.
    public static let `private` = OSLogPrivacy()
    /// The value is hidden, in all builds.
    public static let sensitive = OSLogPrivacy()

    /// The privacy that suits the type of the value, with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// The value is hidden behind a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// A message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T,
            privacy: OSLogPrivacy = .auto,
            attributes: String = ""
        ) {
            text += "\(value())"
        }
    }

    let text: String

    /// Creates a message from a literal.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message from its parts.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
