import CellParts
import PortableUIKit

/// A distance on a screen: between two things, or between a thing and the edge of what it is in.
public struct SpacingGap: Hashable, Sendable {
    /// The direction in which a distance is measured.
    public enum Axis: String, Sendable {
        /// From one side to the other.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The end of the element from which a distance is measured.
    public enum Edge: Hashable, Sendable {
        /// The edges; leading and trailing follow the layout direction.
        case leading, trailing, top, bottom
        /// The distance to another thing, which has a name.
        case to(String)
        /// A spacing of a section, with its name in documents.
        case layout(String)
    }

    /// The JSON pointer of the element in its screen: `/sections/0/items/2`, or `/view` in a screen without a list.
    public let pointer: String
    /// The identifiers of the section and the row.
    public let place: String
    /// The name of the thing: its text in quotes, its accessibility identifier or its class.
    public let element: String
    /// From where the distance is measured.
    public let edge: Edge
    /// The direction in which the distance is measured.
    public let axis: Axis
    /// The distance as a band, in the coordinates of the list's content, or of the view of a screen without a list.
    public var frame: CGRect
    /// The distance in points: that of the token if there is one.
    public let value: CGFloat
    /// The name of the distance in the spacing scale; nil if it is not in the scale.
    public let token: NamedSpacing?
    /// Whether something is held at this distance. Other distances are what is left over, as on both sides of something
    /// centered.
    public let isHeld: Bool
    /// The nearest spacings of the scale, smaller first.
    public let nearest: [NamedSpacing]
    /// The number of the row, header or footer, from the top; the overlay alternates tints by it.
    public let row: Int

    /// Whether something is held at a distance that is not in the scale.
    public var isOffScale: Bool { isHeld && token == nil }

    /// The label that a design tool shows on the band: "16 m", or "12.5".
    public var label: String {
        token.map { "\(Self.number(value)) \($0.name)" } ?? Self.number(value)
    }

    /// What is wrong, in words: element, edge, value, nearest tokens.
    public var problem: String {
        let nearest = nearest.map { "\($0.name) \(Self.number($0.value))" }.joined(separator: ", ")
        return "\(element), \(edge), \(Self.number(value)), nearest \(nearest)"
    }

    /// Adds the components of geometry one by one: before iOS 18, its types are not `Hashable`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointer)
        hasher.combine(place)
        hasher.combine(element)
        hasher.combine(edge)
        hasher.combine(axis)
        hasher.combine(components: frame)
        hasher.combine(value)
    }

    /// Returns a length in its shortest notation, rounded to a hundredth.
    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}

extension SpacingGap.Edge: CustomStringConvertible {
    /// The name of the edge, as problems show it.
    public var description: String {
        switch self {
        case .leading: "leading"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .to(let name): "to \(name)"
        case .layout(let name): name
        }
    }
}
