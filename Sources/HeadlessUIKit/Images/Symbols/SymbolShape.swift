import Foundation

/// A part of a symbol, in units of the point size, with the origin at the symbol's center.
enum SymbolPart {
    /// A line with round ends.
    case line([CGPoint])
    /// An outlined circle.
    case circle(center: CGPoint = .zero, radius: CGFloat)
    /// A filled circle.
    case disc(center: CGPoint = .zero, radius: CGFloat)
    /// A filled circle with lines cut out.
    case cutDisc(radius: CGFloat, lines: [[CGPoint]])
    /// An outlined polygon.
    case outline([CGPoint])
    /// A filled polygon.
    case polygon([CGPoint])
}

/// The shape of a symbol.
struct SymbolShape {
    /// The size, in units of the point size.
    var size: CGSize
    var parts: [SymbolPart]
    /// Whether image views mirror the symbol in right-to-left layouts.
    var flips = false

    init(_ width: CGFloat, _ height: CGFloat, _ parts: [SymbolPart]) {
        size = CGSize(width: width, height: height)
        self.parts = parts
    }

    func flipping() -> SymbolShape {
        var shape = self
        shape.flips = true
        return shape
    }

    /// Returns the shape of a symbol by its UIKit name; `nil` if it isn't available.
    static func named(_ name: String) -> SymbolShape? {
        shapes[name]
    }

    private static let shapes: [String: SymbolShape] = [
        "chevron.right": SymbolShape(0.72, 1, [.line(chevron(.right))]),
        "chevron.left": SymbolShape(0.72, 1, [.line(chevron(.left))]),
        "chevron.forward": SymbolShape(0.72, 1, [.line(chevron(.right))]).flipping(),
        "chevron.backward": SymbolShape(0.72, 1, [.line(chevron(.left))]).flipping(),
        "chevron.up": SymbolShape(1.1, 0.72, [.line(chevron(.up))]),
        "chevron.down": SymbolShape(1.1, 0.72, [.line(chevron(.down))]),
        "chevron.up.chevron.down": SymbolShape(
            0.8,
            1.1,
            [
                .line([CGPoint(x: -0.26, y: -0.16), CGPoint(x: 0, y: -0.42), CGPoint(x: 0.26, y: -0.16)]),
                .line([CGPoint(x: -0.26, y: 0.16), CGPoint(x: 0, y: 0.42), CGPoint(x: 0.26, y: 0.16)]),
            ]
        ),
        "list.bullet": SymbolShape(
            1.2,
            1,
            [-0.32, 0, 0.32].flatMap { y -> [SymbolPart] in
                [
                    .disc(center: CGPoint(x: -0.48, y: y), radius: 0.07),
                    .line([CGPoint(x: -0.24, y: y), CGPoint(x: 0.5, y: y)]),
                ]
            }
        ),
        "bookmark": SymbolShape(
            0.8,
            1.1,
            [
                .outline([
                    CGPoint(x: -0.28, y: -0.46), CGPoint(x: 0.28, y: -0.46), CGPoint(x: 0.28, y: 0.46),
                    CGPoint(x: 0, y: 0.18), CGPoint(x: -0.28, y: 0.46),
                ])
            ]
        ),
        "arrow.right": SymbolShape(1.1, 0.95, arrow(.right)),
        "arrow.left": SymbolShape(1.1, 0.95, arrow(.left)),
        "arrow.forward": SymbolShape(1.1, 0.95, arrow(.right)).flipping(),
        "arrow.backward": SymbolShape(1.1, 0.95, arrow(.left)).flipping(),
        "arrow.up": SymbolShape(0.95, 1.1, arrow(.up)),
        "arrow.down": SymbolShape(0.95, 1.1, arrow(.down)),
        "checkmark": SymbolShape(1.1, 1.05, [.line(checkmark(1))]),
        "checkmark.circle": SymbolShape(1.2, 1.2, [.circle(radius: 0.5), .line(checkmark(0.55))]),
        "checkmark.circle.fill": SymbolShape(1.2, 1.2, [.cutDisc(radius: 0.55, lines: [checkmark(0.55)])]),
        "xmark": SymbolShape(1, 0.95, cross(0.32).map(SymbolPart.line)),
        "xmark.circle": SymbolShape(1.2, 1.2, [.circle(radius: 0.5)] + cross(0.18).map(SymbolPart.line)),
        "xmark.circle.fill": SymbolShape(1.2, 1.2, [.cutDisc(radius: 0.55, lines: cross(0.18))]),
        "plus": SymbolShape(1.1, 1, plus(0.42).map(SymbolPart.line)),
        "plus.circle": SymbolShape(1.2, 1.2, [.circle(radius: 0.5)] + plus(0.26).map(SymbolPart.line)),
        "plus.circle.fill": SymbolShape(1.2, 1.2, [.cutDisc(radius: 0.55, lines: plus(0.26))]),
        "minus": SymbolShape(1.1, 0.25, [.line(bar(0.42))]),
        "minus.circle": SymbolShape(1.2, 1.2, [.circle(radius: 0.5), .line(bar(0.26))]),
        "minus.circle.fill": SymbolShape(1.2, 1.2, [.cutDisc(radius: 0.55, lines: [bar(0.26)])]),
        "circle": SymbolShape(1.2, 1.2, [.circle(radius: 0.5)]),
        "circle.fill": SymbolShape(1.2, 1.2, [.disc(radius: 0.55)]),
        "square": SymbolShape(1.1, 1.1, [.outline(square(0.42))]),
        "square.fill": SymbolShape(1.1, 1.1, [.polygon(square(0.47))]),
        "star": SymbolShape(1.25, 1.2, [.outline(star(0.5))]),
        "star.fill": SymbolShape(1.25, 1.2, [.polygon(star(0.55))]),
        "ellipsis": SymbolShape(1.1, 0.3, [-0.38, 0, 0.38].map { .disc(center: CGPoint(x: $0, y: 0), radius: 0.09) }),
        "line.3.horizontal": SymbolShape(1.15, 0.9, [-0.28, 0, 0.28].map { .line(bar(0.45, y: $0)) }),
        "line.horizontal.3": SymbolShape(1.15, 0.9, [-0.28, 0, 0.28].map { .line(bar(0.45, y: $0)) }),
        "magnifyingglass": SymbolShape(
            1.15,
            1.1,
            [
                .circle(center: CGPoint(x: -0.1, y: -0.1), radius: 0.33),
                .line([CGPoint(x: 0.14, y: 0.14), CGPoint(x: 0.42, y: 0.42)]),
            ]
        ),
        "info.circle": SymbolShape(
            1.2,
            1.2,
            [
                .circle(radius: 0.5), .disc(center: CGPoint(x: 0, y: -0.25), radius: 0.07),
                .line([CGPoint(x: -0.07, y: -0.05), CGPoint(x: 0.02, y: -0.05), CGPoint(x: 0.02, y: 0.25)]),
                .line([CGPoint(x: -0.09, y: 0.25), CGPoint(x: 0.13, y: 0.25)]),
            ]
        ),
        "exclamationmark.triangle": SymbolShape(
            1.25,
            1.15,
            [
                .outline([CGPoint(x: 0, y: -0.45), CGPoint(x: 0.52, y: 0.42), CGPoint(x: -0.52, y: 0.42)]),
                .line([CGPoint(x: 0, y: -0.13), CGPoint(x: 0, y: 0.12)]),
                .disc(center: CGPoint(x: 0, y: 0.27), radius: 0.06),
            ]
        ),
    ]

    private enum Direction {
        case left, right, up, down

        /// Returns a point of a right-pointing drawing, rotated to this direction.
        func turned(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            switch self {
            case .right: CGPoint(x: x, y: y)
            case .left: CGPoint(x: -x, y: y)
            case .up: CGPoint(x: y, y: -x)
            case .down: CGPoint(x: y, y: x)
            }
        }
    }

    private static func chevron(_ direction: Direction) -> [CGPoint] {
        [direction.turned(-0.2, -0.4), direction.turned(0.2, 0), direction.turned(-0.2, 0.4)]
    }

    private static func arrow(_ direction: Direction) -> [SymbolPart] {
        [
            .line([direction.turned(-0.42, 0), direction.turned(0.42, 0)]),
            .line([direction.turned(0.08, -0.34), direction.turned(0.42, 0), direction.turned(0.08, 0.34)]),
        ]
    }

    private static func checkmark(_ scale: CGFloat) -> [CGPoint] {
        [(-0.38, 0.04), (-0.12, 0.36), (0.38, -0.38)].map { CGPoint(x: $0.0 * scale, y: $0.1 * scale) }
    }

    private static func cross(_ halfLength: CGFloat) -> [[CGPoint]] {
        [
            [CGPoint(x: -halfLength, y: -halfLength), CGPoint(x: halfLength, y: halfLength)],
            [CGPoint(x: halfLength, y: -halfLength), CGPoint(x: -halfLength, y: halfLength)],
        ]
    }

    private static func plus(_ halfLength: CGFloat) -> [[CGPoint]] {
        [bar(halfLength), [CGPoint(x: 0, y: -halfLength), CGPoint(x: 0, y: halfLength)]]
    }

    private static func bar(_ halfLength: CGFloat, y: CGFloat = 0) -> [CGPoint] {
        [CGPoint(x: -halfLength, y: y), CGPoint(x: halfLength, y: y)]
    }

    private static func square(_ halfLength: CGFloat) -> [CGPoint] {
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: halfLength * $0.0, y: halfLength * $0.1) }
    }

    private static func star(_ radius: CGFloat) -> [CGPoint] {
        (0..<10).map { corner in
            let distance = corner.isMultiple(of: 2) ? radius : radius * 0.42
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            return CGPoint(x: cos(angle) * distance, y: sin(angle) * distance + radius * 0.05)
        }
    }
}
