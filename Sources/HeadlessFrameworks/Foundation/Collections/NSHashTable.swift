import Foundation

/// A set of objects that may forget those that nobody else keeps alive, such as delegates.
///
/// Unlike on Apple's systems, the elements are in the order in which they were added, and a search takes time in proportion to their
/// number.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var elements: [HeldObject] = []

    /// Creates an empty set.
    ///
    /// - Parameters:
    ///   - options: How the set holds and compares its elements.
    ///   - initialCapacity: The number of elements that are expected. No effect here.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Creates an empty set that keeps its elements alive.
    public convenience override init() {
        self.init(options: [])
    }

    /// Returns an empty set that forgets elements that nobody else keeps alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The elements that are there.
    open var allObjects: [ObjectType] { elements.compactMap { $0.object as? ObjectType } }

    /// The elements that are there, as a set of their values.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// One of the elements; `nil` without any.
    open var anyObject: ObjectType? { allObjects.first }

    /// The number of elements that are there. Those that are gone may count on Apple's systems until the set is changed.
    open var count: Int { allObjects.count }

    /// Returns the element that is the same as an object; `nil` without one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return elements.first { $0.isSame(as: object, options) }?.object as? ObjectType
    }

    /// Returns whether an object is among the elements.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless it is among the elements.
    open func add(_ object: ObjectType?) {
        elements.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        elements.append(HeldObject(object, options))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        elements.removeAll { element in
            element.object == nil || object.map { element.isSame(as: $0, options) } ?? false
        }
    }

    /// Removes all elements.
    open func removeAllObjects() {
        elements = []
    }

    /// Adds the elements of another set.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    /// Removes the elements of another set.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }

    /// Removes the elements that another set does not have.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Returns whether another set has one of the elements.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

    /// Returns whether another set has all of the elements.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    /// Returns the elements, one by one.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
