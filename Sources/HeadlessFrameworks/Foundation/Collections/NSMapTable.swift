import Foundation

/// A dictionary of objects that may forget keys or values that nobody else keeps alive.
///
/// Unlike on Apple's systems, the entries are in the order in which they were added, and a search takes time in proportion to their
/// number.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: HeldObject, value: HeldObject)] = []

    /// Creates an empty dictionary.
    ///
    /// - Parameters:
    ///   - keyOptions: How the dictionary holds and compares its keys.
    ///   - valueOptions: How it holds its values.
    ///   - initialCapacity: The number of entries that are expected. No effect here.
    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// Creates an empty dictionary that keeps its keys and values alive.
    public convenience override init() {
        self.init(keyOptions: [])
    }

    /// Returns an empty dictionary that keeps its keys and values alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns an empty dictionary that keeps its values alive, and forgets keys that nobody else keeps alive. Keys are the same only if
    /// they are the same object.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality])
    }

    /// Returns an empty dictionary that keeps its keys alive, and forgets values that nobody else keeps alive.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: [.weakMemory, .objectPointerPersonality])
    }

    /// Returns an empty dictionary that forgets keys and values that nobody else keeps alive. Keys are the same only if they are the same
    /// object.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(
            keyOptions: [.weakMemory, .objectPointerPersonality],
            valueOptions: [.weakMemory, .objectPointerPersonality]
        )
    }

    private var present: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    /// The number of entries that are there.
    open var count: Int { present.count }

    /// Returns the value of a key; `nil` without one.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries.first { $0.key.isSame(as: aKey, keyOptions) }?.value.object as? ObjectType
    }

    /// Sets the value of a key. Without a value, the key is removed.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let anObject, let aKey else { return }
        entries.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions)))
    }

    /// Removes a key with its value.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in
            entry.key.object == nil || entry.value.object == nil
                || aKey.map { entry.key.isSame(as: $0, keyOptions) } ?? false
        }
    }

    /// Removes all entries.
    open func removeAllObjects() {
        entries = []
    }

    /// Returns the keys, one by one.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }

    /// Returns the values, one by one; `nil` without any.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: present.map(\.value)).objectEnumerator() }

    /// Returns the entries as a dictionary of the keys' values.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(present.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.value) } }) { $1 }
    }
}
