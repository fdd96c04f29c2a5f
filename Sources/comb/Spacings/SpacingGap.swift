import Honeycomb
import PositionedJSON

/// A distance on a screen: between two things, or between a thing and the edge of its container.
struct SpacingGap {
    enum Axis: String {
        case horizontal
        case vertical
    }

    /// The identifiers of the section and the row, or a description of what the distance separates.
    let place: String
    let axis: Axis
    /// The distance as a band, in content coordinates.
    let frame: CGRect
    /// The name of the distance in the spacing scale; `nil` if it is not in the scale.
    let token: SpacingToken?

    init(place: String, axis: Axis, frame: CGRect, scale: SpacingScale, pixel: CGFloat) {
        self.place = place
        self.axis = axis
        self.frame = frame
        let length = axis == .horizontal ? frame.width : frame.height
        // Text may end between pixels, so the layout around it may be off by one pixel.
        token = SpacingToken.allCases.first { abs(scale[$0] - length) <= pixel + 0.001 }
    }

    /// Returns the distance in points: the token's value, or the measured one.
    func value(in scale: SpacingScale) -> CGFloat {
        if let token { return scale[token] }
        return axis == .horizontal ? frame.width : frame.height
    }

    /// Returns the label that a design tool shows on the band: "16 m".
    func label(in scale: SpacingScale) -> String {
        let value = (Double(value(in: scale)) * 100).rounded() / 100
        return token.map { "\(value.shortest) \($0.rawValue)" } ?? value.shortest
    }

    func json(in scale: SpacingScale) -> JSONText {
        var members: [String: JSONText] = [
            "place": .string(place),
            "axis": .string(axis.rawValue),
            "frame": .frame(frame),
            "value": .length(value(in: scale)),
        ]
        members["token"] = token.map { .string($0.rawValue) }
        return .object(members)
    }
}
