import Foundation

/// A parsed visual format.
struct VisualFormat {
    /// A condition on a distance or size, such as `>=20@750`.
    struct Predicate {
        /// A constant, or the size of another view.
        enum Value {
            case number(CGFloat)
            case view(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        let value: Value
        var priority = UILayoutPriority.required
    }

    /// The edge of the superview, or a view with conditions on its size.
    enum Element {
        case superview
        case view(name: String, predicates: [Predicate])
    }

    /// The connection between two elements.
    enum Connection {
        /// No distance.
        case none
        /// The system spacing.
        case standard
        case distances([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// One fewer than elements.
    var connections: [Connection] = []
}

/// The reason why a visual format is invalid, and the position of the error.
struct VisualFormatError: Error {
    let reason: String
    /// The number of characters before the error.
    let position: Int
}
