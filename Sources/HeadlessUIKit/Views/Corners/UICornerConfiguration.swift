import Foundation

/// The radii of a rectangle's corners.
///
/// Corners that are uniform have the greatest radius among them.
@available(iOS 26, *)
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
    /// One of the four corners.
    enum Corner: Int, CaseIterable, Sendable {
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The radius of a corner, and the group of corners that are uniform with it.
    struct CornerValue: Hashable, Sendable {
        var radius: UICornerRadius
        var group: Int?
    }

    enum Shape: Hashable, Sendable {
        /// The values in the order of `Corner`; `nil` for square corners.
        case corners([CornerValue?])
        case capsule(maximum: CGFloat?)
    }

    let shape: Shape

    private init(_ values: CornerValue?...) {
        shape = .corners(values)
    }

    private init(shape: Shape) {
        self.shape = shape
    }

    private static func own(_ radius: UICornerRadius?) -> CornerValue? {
        radius.map { CornerValue(radius: $0, group: nil) }
    }

    private static func shared(_ radius: UICornerRadius, _ group: Int = 0) -> CornerValue {
        CornerValue(radius: radius, group: group)
    }

    /// Returns a configuration with one radius, applied to each corner on its own: concentric corners may differ.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(own(radius), own(radius), own(radius), own(radius))
    }

    /// Returns a configuration with a radius for each corner; `nil` for square corners.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(own(topLeftRadius), own(topRightRadius), own(bottomLeftRadius), own(bottomRightRadius))
    }

    /// Returns a configuration whose four corners are equal.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shared(radius), shared(radius), shared(radius), shared(radius))
    }

    /// Returns a configuration whose top corners are equal, and whose bottom corners are.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shared(topRadius), shared(topRadius), shared(bottomRadius, 1), shared(bottomRadius, 1))
    }

    /// Returns a configuration whose left corners are equal, and whose right corners are.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shared(leftRadius), shared(rightRadius, 1), shared(leftRadius), shared(rightRadius, 1))
    }

    /// Returns a configuration whose top corners are equal; the others are square unless they have a radius.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shared(topRadius), shared(topRadius), own(bottomLeftRadius), own(bottomRightRadius))
    }

    /// Returns a configuration whose bottom corners are equal; the others are square unless they have a radius.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(own(topLeftRadius), own(topRightRadius), shared(bottomRadius), shared(bottomRadius))
    }

    /// Returns a configuration whose left corners are equal; the others are square unless they have a radius.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius,
        topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shared(leftRadius), own(topRightRadius), shared(leftRadius), own(bottomRightRadius))
    }

    /// Returns a configuration whose right corners are equal; the others are square unless they have a radius.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(own(topLeftRadius), shared(rightRadius), own(bottomLeftRadius), shared(rightRadius))
    }

    /// Returns a configuration of a capsule, whose radius is half of the shorter side.
    ///
    /// - Parameter maximumRadius: The greatest radius in points; `nil` for no limit.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius.map { $0.isFinite ? max(0, CGFloat($0)) : 0 }))
    }

    /// A description for debugging.
    public var description: String {
        switch shape {
        case .capsule(let maximum): "capsule(maximumRadius: \(maximum.map { "\($0)" } ?? "nil"))"
        case .corners(let values):
            "corners(" + values.map { $0?.radius.description ?? "square" }.joined(separator: ", ") + ")"
        }
    }

    /// Whether radii depend on where the view lies in its container.
    var isConcentric: Bool {
        guard case .corners(let values) = shape else { return false }
        return values.contains { value in
            if case .containerConcentric = value?.radius.kind { true } else { false }
        }
    }

    /// Returns the radii of a rectangle of a size.
    ///
    /// - Parameter concentric: Returns the radius at which a corner has the same center as the container's.
    func radii(size: CGSize, concentric: (Corner) -> CGFloat) -> RadiiByCorner {
        switch shape {
        case .capsule(let maximum):
            let radius = min(size.width, size.height) / 2
            return RadiiByCorner(radius: min(radius, maximum ?? radius), corners: .allCorners)
        case .corners(let values):
            var radii = Corner.allCases.map { corner -> CGFloat in
                switch values[corner.rawValue]?.radius.kind {
                case .fixed(let radius): radius
                case .containerConcentric(let minimum): max(minimum, concentric(corner))
                case nil: 0
                }
            }
            for group in 0...1 {
                let members = values.indices.filter { values[$0]?.group == group }
                let greatest = members.map { radii[$0] }.max() ?? 0
                for index in members { radii[index] = greatest }
            }
            return RadiiByCorner(topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
                .fitting(size)
        }
    }
}
