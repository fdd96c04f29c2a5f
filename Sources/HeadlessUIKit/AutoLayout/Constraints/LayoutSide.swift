import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance between two attributes.
///
/// Views and guides are not retained: a constraint doesn't keep its items alive.
struct LayoutSide {
    weak var item: (any LayoutElement)?
    var attribute: NSLayoutConstraint.Attribute
    /// The item at the end of a distance that starts at `item`; only for distances.
    weak var endItem: (any LayoutElement)?
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
    @MainActor var views: [any ViewElement] {
        (isDistance ? [item, endItem] : [item]).compactMap { $0?.owningElement }
    }
}
