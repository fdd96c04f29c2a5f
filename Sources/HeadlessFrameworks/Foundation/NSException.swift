import Foundation

// Foundation on Linux has no exceptions. Code of apps raises them where it is used in a wrong way: nothing catches them here, as
// Swift catches none on Apple's systems.

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// An exception without a name of its own.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index or a range lies outside of a collection.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument has a value that is not allowed.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Code reached a state that its author ruled out.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// Memory could not be allocated.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// An object can't be used in this place.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object is not there.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// The receiver of a message is not valid.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
}

/// An exception. Raising it ends the process, with its name and reason.
open class NSException: NSObject {
    /// The name.
    public let name: NSExceptionName
    /// What went wrong.
    public let reason: String?
    /// Values that belong to the exception.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - reason: What went wrong.
    ///   - userInfo: Values that belong to the exception.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
        super.init()
    }

    /// Ends the process, with the name and the reason.
    open func raise() {
        fatalError("Uncaught exception \(name.rawValue): \(reason ?? "")")
    }

    /// Ends the process, with a name and a reason that is made of a format and its arguments.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}
