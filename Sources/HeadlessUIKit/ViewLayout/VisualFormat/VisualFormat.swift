import Foundation

/// A visual format as it was read.
struct VisualFormat {
    /// What a number has to be: `>=20@750`.
    struct Predicate {
        /// A number, or another view's size.
        enum Value {
            case number(CGFloat)
            case view(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        let value: Value
        var priority = UILayoutPriority.required
    }

    /// The superview's edge, or a view with conditions on its size.
    enum Element {
        case superview
        case view(name: String, predicates: [Predicate])
    }

    /// What lies between two elements.
    enum Connection {
        /// Nothing: they touch.
        case none
        /// The system's distance.
        case standard
        case distances([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// One less than there are elements.
    var connections: [Connection] = []
}

/// Why a visual format cannot be read, and where.
struct VisualFormatError: Error {
    let reason: String
    /// The number of characters before the place.
    let position: Int
}
