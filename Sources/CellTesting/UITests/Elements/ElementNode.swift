import PortableUIKit

/// An element of a screen at one moment, and its children.
@MainActor
final class ElementNode {
    /// What is known of an element that is not a view: a segment, a key, an item of a menu.
    struct Part {
        var identifier: String?
        var label: String
        var isEnabled = true
        var isSelected = false
        /// Does what a tap does; nil taps the frame.
        var action: (@MainActor () -> Void)?
    }

    let type: ScreenElementType
    /// The view, or the view that contains the element.
    let view: UIView
    /// The view or the accessibility element.
    let object: NSObject
    /// The frame in window coordinates, in points. That of a view is calculated at the first use: most are never used.
    private(set) lazy var frame: CGRect = view.convert(view.bounds, to: nil)
    let part: Part?
    private(set) weak var parent: ElementNode?
    private(set) var children: [ElementNode] = []

    /// Creates a node without children. Without a frame it has that of the view.
    init(_ type: ScreenElementType, view: UIView, object: NSObject? = nil, frame: CGRect? = nil, part: Part? = nil) {
        self.type = type
        self.view = view
        self.object = object ?? view
        self.part = part
        if let frame { self.frame = frame }
    }

    /// Adds a child at the end.
    func add(_ child: ElementNode) {
        child.parent = self
        children.append(child)
    }

    /// Whether the node stands for a view and not for a part of one.
    var isView: Bool { part == nil && object === view }

    /// The elements below, in reading order, each before its own children.
    var descendants: [ElementNode] {
        var result: [ElementNode] = []
        func collect(_ node: ElementNode) {
            for child in node.children {
                result.append(child)
                collect(child)
            }
        }
        collect(self)
        return result
    }

    /// The elements below without those of rows in a row.
    private var ownDescendants: [ElementNode] {
        children.flatMap { $0.type == .cell ? [] : [$0] + $0.ownDescendants }
    }

    /// The row that contains the element, or else the accessibility element of which it is a part.
    var row: ElementNode? {
        var element: ElementNode?
        var next = parent
        while let node = next {
            if node.type == .cell { return node }
            if element == nil, node.isView, node.view.isAccessibilityElement { element = node }
            next = node.parent
        }
        return element
    }

    // MARK: Attributes

    lazy var identifier: String = {
        if let part { return part.identifier ?? "" }
        return (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
    }()

    lazy var label: String = {
        if let part { return part.label }
        if let label = object.accessibilityLabel, !label.isEmpty { return label }
        switch object {
        case let label as UILabel: return label.text ?? ""
        case let button as UIButton: return button.currentTitle ?? button.titleLabel?.text ?? ""
        case let bar as UINavigationBar: return bar.topItem?.title ?? ""
        default: return type == .cell || type == .button ? texts.joined(separator: ", ") : ""
        }
    }()

    lazy var placeholder: String? = {
        switch object {
        case let field as UITextField: field.placeholder
        default: nil
        }
    }()

    lazy var value: String? = {
        guard part == nil else { return nil }
        switch object {
        case let toggle as UISwitch: return toggle.isOn ? "1" : "0"
        case let slider as UISlider:
            let range = slider.maximumValue - slider.minimumValue
            return "\(Int((range > 0 ? (slider.value - slider.minimumValue) / range * 100 : 0).rounded()))%"
        case let stepper as UIStepper: return LayoutNode.number(stepper.value)
        case let field as UITextField:
            let text = field.text ?? ""
            return text.isEmpty ? field.placeholder : text
        case let textView as UITextView: return textView.text
        case let progress as UIProgressView: return "\(Int((progress.progress * 100).rounded()))%"
        default: return object.accessibilityValue
        }
    }()

    /// The texts of the labels in the element, those of the left part of a row first. Rows in it, as in a carousel, keep theirs.
    lazy var texts: [String] = {
        ownDescendants.filter { $0.type == .staticText && $0.isView }.map(\.label).filter { !$0.isEmpty }
    }()

    var isSelected: Bool {
        if let part { return part.isSelected }
        if let cell = object as? UICollectionViewCell, cell.isSelected { return true }
        if let cell = object as? UITableViewCell, cell.isSelected { return true }
        if let control = object as? UIControl, control.isSelected { return true }
        return object.accessibilityTraits.contains(.selected)
    }

    var isEnabled: Bool {
        if let part, !part.isEnabled { return false }
        if let control = object as? UIControl, !control.isEnabled { return false }
        if part == nil, object.accessibilityTraits.contains(.notEnabled) { return false }
        return parent?.isEnabled ?? true
    }
}
