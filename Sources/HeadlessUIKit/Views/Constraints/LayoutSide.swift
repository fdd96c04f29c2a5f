import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance between two attributes.
///
/// Views and guides are not retained: a constraint doesn't keep its items alive.
struct LayoutSide {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
    /// The item at the end of a distance that starts at `item`; only for distances.
    weak var endItem: AnyObject?
    var endAttribute: NSLayoutConstraint.Attribute = .notAnAttribute

    static var none: LayoutSide { LayoutSide(item: nil, attribute: .notAnAttribute) }

    var isNone: Bool { attribute == .notAnAttribute }
    var isDistance: Bool { endAttribute != .notAnAttribute }
    /// Whether an item of the side was deallocated.
    var isDeallocated: Bool { !isNone && (item == nil || isDistance && endItem == nil) }
    var isSize: Bool { attribute.isSize || isDistance }
    var axis: NSLayoutConstraint.Axis? { attribute.axis }
    var isDirectional: Bool { attribute.isDirectional || endAttribute.isDirectional }

    func isSame(as other: LayoutSide) -> Bool {
        item === other.item && attribute == other.attribute && endItem === other.endItem
            && endAttribute == other.endAttribute
    }
}

extension LayoutSide {
    /// The views of the side; for a guide, its owning view.
    @MainActor var views: [UIView] {
        isDistance ? [item, endItem].compactMap(Self.view) : [Self.view(of: item)].compactMap { $0 }
    }

    @MainActor static func view(of item: AnyObject?) -> UIView? {
        if let view = item as? UIView { return view }
        return (item as? UILayoutGuide)?.owningView
    }
}
