import Foundation

extension NSLayoutConstraint {
    /// The constraint in the format of UIKit's log.
    var summary: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive || origin == .encapsulatedSize || origin == .autoresizingMask ? "active" : "inactive"
        return "<\(className):0x\(address)\(name) \(equation)   (\(state))>"
    }

    private var className: String {
        switch origin {
        case .app, .encapsulatedSize, .guide, .stackView: "\(type(of: self))"
        case .layoutSupport: "_UILayoutSupportConstraint"
        case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
        }
    }

    private var equation: String {
        let relationSign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var result = "\(Self.text(of: first)) \(relationSign) "
        if second.isNone {
            result += Self.number(constant)
        } else {
            if multiplier != 1 { result += Self.number(multiplier) + "*" }
            result += Self.text(of: second)
            if constant != 0 { result += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
        }
        if priority != .required { result += " @ \(Self.number(CGFloat(priority.rawValue)))" }
        return result
    }

    private static func text(of side: LayoutSide) -> String {
        let start = "\(text(of: side.item)).\(side.attribute.name)"
        return side.isDistance ? "(\(text(of: side.endItem)).\(side.endAttribute.name) - \(start))" : start
    }

    private static func text(of item: (any LayoutElement)?) -> String {
        guard let item else { return "(gone)" }
        let address = String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
        let name = item.layoutName.map { "'\($0)'" } ?? ""
        return "\(type(of: item as AnyObject)):0x\(address)\(name)"
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(describing: value)
    }
}
