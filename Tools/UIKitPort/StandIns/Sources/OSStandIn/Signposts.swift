/// The identifier of an interval among those with the same name.
public struct OSSignpostID: Hashable, Sendable {
    /// The number of the identifier.
    public let rawValue: UInt64

    /// Creates an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier.
    public init(log: OSLog) { rawValue = .random(in: 1..<UInt64.max) }
    /// Creates the identifier of an object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// The identifier of nothing.
    public static let null = OSSignpostID(0)
    /// An identifier that is never used.
    public static let invalid = OSSignpostID(.max)
}

/// Whether a signpost is an event, or the start or end of an interval.
public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

/// Marks a point in time. Nothing records it here.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time, with a message. Nothing records it here.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: Any?...
) {}

/// The state of an interval that began.
public final class OSSignpostIntervalState: Sendable {}

/// Marks intervals. Nothing records them here.
public struct OSSignposter: Sendable {
    /// Creates a signposter.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter of the default log.
    public init() {}
    /// Creates a signposter of a log.
    public init(logHandle: OSLog) {}

    /// Whether signposts are recorded: they never are.
    public var isEnabled: Bool { false }

    /// Returns an identifier.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: OSLogMessage? = nil
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage? = nil) {}

    /// Marks an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage? = nil) {}

    /// Calls a closure in an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}
