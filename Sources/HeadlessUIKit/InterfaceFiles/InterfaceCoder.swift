import Foundation

/// Decodes a view of an interface file: what `init(coder:)` receives while a nib is instantiated.
final class InterfaceCoder: NSCoder, ViewCoder {
    /// The element of the view.
    let element: InterfaceElement
    /// The objects of the file.
    let objects: InterfaceObjects

    init(_ element: InterfaceElement, in objects: InterfaceObjects) {
        self.element = element
        self.objects = objects
        super.init()
    }

    @MainActor func decode(into view: UIView) {
        view.decode(from: self)
    }

    /// Decodes a view that its superview has created, such as the content view of a cell.
    ///
    /// - Parameters:
    ///   - key: The property that the view is the value of.
    ///   - identifiers: The elements that are no subviews, because the superview has views of its own for them.
    @MainActor func decode(_ view: UIView, key: String, without identifiers: [String] = []) {
        guard var content = element.value(for: key) else { return }
        if !identifiers.isEmpty, let index = content.children.firstIndex(where: { $0.name == "subviews" }) {
            content.children[index].children.removeAll { identifiers.contains($0.id ?? "") }
        }
        view.decode(from: InterfaceCoder(content, in: objects))
    }

    // Classes that archive values of their own find none.

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
