import Foundation

/// A pasteboard for text, URLs, colors, images and data. Its contents last as long as the process.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The systemwide pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option of pasteboard items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option as a string.
        public let rawValue: String

        /// Creates an option from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The date at which the items are removed, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items are not shared with other devices. They never are here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static let shared = UIPasteboard(storage: PasteboardStorage.general)

    private let storage: PasteboardStorage

    private init(storage: PasteboardStorage) {
        self.storage = storage
        super.init()
    }

    /// The systemwide pasteboard. Shared within the process only.
    open class var general: UIPasteboard { shared }

    /// Creates an object for the pasteboard with a name; `nil` if it does not exist and is not created.
    public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let storage = PasteboardStorage.named(pasteboardName, create: create) else { return nil }
        self.storage = storage
        super.init()
    }

    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(storage: PasteboardStorage.named(name, create: true) ?? PasteboardStorage(name: name))
    }

    /// Removes a pasteboard with its contents. The systemwide one can't be removed.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard pasteboardName != .general else { return }
        PasteboardStorage.remove(pasteboardName)
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    /// The name of the pasteboard.
    open var name: UIPasteboard.Name { storage.name }

    /// Whether the contents outlive the process: only those of the systemwide pasteboard on a device.
    open var isPersistent: Bool { name == .general }

    /// The number of times the contents were replaced.
    open var changeCount: Int { storage.changeCount }

    // MARK: Notifications and types

    /// Posted after the contents of a pasteboard change.
    public class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    /// Posted after a pasteboard was removed.
    public class var removedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardRemovedNotification")
    }

    /// The user info key for the types that were added, an array of strings.
    public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }

    /// The user info key for the types that were removed, an array of strings.
    public class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

    /// The types of strings.
    public class var typeListString: NSArray {
        get { PasteboardTypes.string as NSArray }
        set { PasteboardTypes.string = newValue.compactMap { $0 as? String } }
    }

    /// The types of URLs.
    public class var typeListURL: NSArray {
        get { PasteboardTypes.url as NSArray }
        set { PasteboardTypes.url = newValue.compactMap { $0 as? String } }
    }

    /// The types of images.
    public class var typeListImage: NSArray {
        get { PasteboardTypes.image as NSArray }
        set { PasteboardTypes.image = newValue.compactMap { $0 as? String } }
    }

    /// The types of colors.
    public class var typeListColor: NSArray {
        get { PasteboardTypes.color as NSArray }
        set { PasteboardTypes.color = newValue.compactMap { $0 as? String } }
    }

    /// The type that stands for the types of an object's class.
    public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

    // MARK: Items

    /// The items, each with its representations by type.
    open var items: [[String: Any]] {
        get { storage.items }
        set { setItems(newValue) }
    }

    /// The number of items in the pasteboard.
    open var numberOfItems: Int { items.count }

    /// Replaces the contents with items.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        change { storage.replace(with: items, expiration: options[.expirationDate] as? Date) }
    }

    /// Providers of the items. Setting them replaces the contents with the data that they load at once.
    open var itemProviders: [NSItemProvider] {
        get { PasteboardStorage.providers(of: items) }
        set { setItems(PasteboardStorage.items(of: newValue)) }
    }

    /// Replaces the contents with the data of providers until a date; `nil` means no limit.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let items = PasteboardStorage.items(of: itemProviders)
        setItems(items, options: expirationDate.map { [.expirationDate: $0] } ?? [:])
    }

    /// Replaces the contents with objects.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the contents with objects until a date; `nil` means no limit.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let providers = objects.map { NSItemProvider(object: $0) }
        setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Adds items to the contents.
    open func addItems(_ items: [[String: Any]]) {
        change { storage.append(items) }
    }

    /// The types of the first item.
    open var types: [String] { items.first.map(PasteboardTypes.sorted) ?? [] }

    /// Returns the types of items; `nil` means all items.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        items(in: itemSet)?.map(PasteboardTypes.sorted)
    }

    /// Returns whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
    }

    /// Returns whether one of the items has one of the types; `nil` means all items.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        items(in: itemSet)?.contains { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
    }

    /// Returns the indexes of the items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = items
        return IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    }

    /// Returns the data of the first item for a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(PasteboardTypes.data)
    }

    /// Returns the data of items for a type; `nil` means all items.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType].flatMap(PasteboardTypes.data) }
    }

    /// Returns the value of the first item for a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Returns the values of items for a type; `nil` means all items.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// Replaces the contents with one item that has data for a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// Replaces the contents with one item that has a value for a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    private func items(in itemSet: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let itemSet else { return items }
        return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
    }

    private func change(_ body: () -> Void) {
        let old = Set(items.flatMap(\.keys))
        body()
        let new = Set(items.flatMap(\.keys))
        NotificationCenter.default.post(
            name: Self.changedNotification,
            object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ]
        )
    }

    // MARK: Common types

    /// The first string; setting it replaces the contents.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The strings; setting them replaces the contents.
    open var strings: [String]? {
        get {
            all(PasteboardTypes.string) { value in
                value as? String ?? (value as? Data).map { String(decoding: $0, as: UTF8.self) }
            }
        }
        set { replace(with: newValue, as: PasteboardTypes.newString) }
    }

    /// The first URL; setting it replaces the contents.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs; setting them replaces the contents.
    open var urls: [URL]? {
        get {
            all(PasteboardTypes.url) { value in value as? URL ?? (value as? String).flatMap { URL(string: $0) } }
        }
        set { replace(with: newValue, as: PasteboardTypes.newURL) }
    }

    /// The first image; setting it replaces the contents.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images; setting them replaces the contents.
    open var images: [UIImage]? {
        get {
            all(PasteboardTypes.image) { value in value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) } }
        }
        set { replace(with: newValue, as: PasteboardTypes.newImage) }
    }

    /// The first color; setting it replaces the contents.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors; setting them replaces the contents.
    open var colors: [UIColor]? {
        get { all(PasteboardTypes.color, PasteboardTypes.color(of:)) }
        set { replace(with: newValue, as: PasteboardTypes.newColor) }
    }

    /// Whether the pasteboard contains strings.
    open var hasStrings: Bool { strings != nil }

    /// Whether the pasteboard contains URLs.
    open var hasURLs: Bool { urls != nil }

    /// Whether the pasteboard contains images.
    open var hasImages: Bool { images != nil }

    /// Whether the pasteboard contains colors.
    open var hasColors: Bool { colors != nil }

    private func all<Content>(_ types: [String], _ content: (Any) -> Content?) -> [Content]? {
        let found = items.compactMap { item in types.compactMap { item[$0].flatMap(content) }.first }
        return found.isEmpty ? nil : found
    }

    private func replace(with new: [Any]?, as type: String) {
        setItems((new ?? []).map { [type: $0] })
    }
}
