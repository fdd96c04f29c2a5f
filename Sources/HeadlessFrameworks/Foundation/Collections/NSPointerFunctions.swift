import Foundation

/// How collections of objects hold and compare their elements.
open class NSPointerFunctions: NSObject {
    /// How a collection holds and compares its elements.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The collection keeps its elements alive.
        public static let strongMemory = Options([])
        /// The collection forgets elements that nobody else keeps alive.
        public static let weakMemory = Options(rawValue: 5)
        /// Elements are compared with `isEqual(_:)`.
        public static let objectPersonality = Options([])
        /// Elements are the same only if they are the same object.
        public static let objectPointerPersonality = Options(rawValue: 0x200)
        /// Elements are copied when they are added. No effect here: the objects themselves are added.
        public static let copyIn = Options(rawValue: 0x10000)
    }
}

/// An element of a collection, which it may keep alive.
struct HeldObject {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let isWeak = options.contains(.weakMemory)
        strong = isWeak ? nil : object
        weak = object
    }

    /// The object; `nil` once it is gone.
    var object: AnyObject? { strong ?? weak }

    /// Whether the element is an object, as the options compare them.
    func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality) else { return false }
        if let object = object as? NSObject { return object.isEqual(other) }
        return (object as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
    }
}
