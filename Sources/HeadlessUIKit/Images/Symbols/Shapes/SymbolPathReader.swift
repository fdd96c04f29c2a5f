import Foundation
import HeadlessGraphics

/// Reads the paths of symbol tables: SVG path data with a few commands of its own.
///
/// `M L H V C S Q Z` are those of SVG, lower case letters relative. Beside them:
/// - `A radius large sweep x y` is a circular arc,
/// - `O x y radius` is a circle, `E x y radiusX radiusY` an ellipse,
/// - `R x y width height radius` is a rounded rectangle.
struct SymbolPathReader {
    private var bytes: Substring.UTF8View
    private var builder = PathBuilder()
    private var lastControl: CGPoint?

    /// Returns the elements of a path; what can't be read ends it.
    static func elements(of text: Substring) -> [PathElement] {
        var reader = SymbolPathReader(bytes: text.utf8)
        reader.readCommands()
        return reader.builder.elements
    }

    private init(bytes: Substring.UTF8View) {
        self.bytes = bytes
    }

    private mutating func readCommands() {
        var command: UInt8 = 0
        while let next = nextByte() {
            if Self.isLetter(next) {
                command = next
                bytes.removeFirst()
            }
            guard perform(command) else { return }
            // Coordinates after those of a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func perform(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? builder.currentPoint ?? .zero : .zero
        let control = lastControl
        lastControl = nil
        switch command & ~0x20 {
        case UInt8(ascii: "M"):
            guard let point = point(from: origin) else { return false }
            builder.move(to: point)
        case UInt8(ascii: "L"):
            guard let point = point(from: origin) else { return false }
            builder.addLine(to: point)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            builder.addLine(to: CGPoint(x: origin.x + x, y: builder.currentPoint?.y ?? 0))
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            builder.addLine(to: CGPoint(x: builder.currentPoint?.x ?? 0, y: origin.y + y))
        case UInt8(ascii: "C"):
            guard let first = point(from: origin) else { return false }
            return addCurve(first, from: origin)
        case UInt8(ascii: "S"):
            let start = builder.currentPoint ?? .zero
            let first = control.map { CGPoint(x: 2 * start.x - $0.x, y: 2 * start.y - $0.y) } ?? start
            return addCurve(first, from: origin)
        case UInt8(ascii: "Q"):
            guard let control = point(from: origin), let end = point(from: origin) else { return false }
            builder.addQuadCurve(to: end, control: control)
        case UInt8(ascii: "Z"): builder.close()
        default: return performShape(command & ~0x20, from: origin)
        }
        return true
    }

    private mutating func performShape(_ command: UInt8, from origin: CGPoint) -> Bool {
        switch command {
        case UInt8(ascii: "A"):
            guard let radius = number(), let large = number(), let sweep = number(), let end = point(from: origin)
            else { return false }
            addArc(to: end, radius: radius, isLarge: large != 0, isClockwise: sweep != 0)
        case UInt8(ascii: "O"):
            guard let center = point(from: origin), let radius = number() else { return false }
            builder.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            )
        case UInt8(ascii: "E"):
            guard let center = point(from: origin), let radii = point(from: .zero) else { return false }
            builder.addEllipse(
                in: CGRect(x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y)
            )
        case UInt8(ascii: "R"):
            guard let corner = point(from: origin), let size = point(from: .zero), let radius = number() else {
                return false
            }
            builder.addRoundedRect(
                CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y),
                radii: CGSize(width: radius, height: radius),
                corners: .allCorners
            )
        default: return false
        }
        return true
    }

    private mutating func addCurve(_ first: CGPoint, from origin: CGPoint) -> Bool {
        guard let second = point(from: origin), let end = point(from: origin) else { return false }
        builder.addCurve(to: end, control1: first, control2: second)
        lastControl = second
        return true
    }

    private mutating func addArc(to end: CGPoint, radius: CGFloat, isLarge: Bool, isClockwise: Bool) {
        let start = builder.currentPoint ?? end
        let half = CGPoint(x: (end.x - start.x) / 2, y: (end.y - start.y) / 2)
        let length = max(hypot(half.x, half.y), .leastNormalMagnitude)
        let radius = max(radius, length)
        let distance = sqrt(max(0, radius * radius - length * length)) * (isLarge == isClockwise ? -1 : 1)
        let center = CGPoint(
            x: start.x + half.x - half.y / length * distance,
            y: start.y + half.y + half.x / length * distance
        )
        builder.addArc(
            center: center,
            radius: radius,
            startAngle: atan2(start.y - center.y, start.x - center.x),
            endAngle: atan2(end.y - center.y, end.x - center.x),
            increasing: isClockwise
        )
    }
}

// MARK: - Numbers

extension SymbolPathReader {
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func nextByte() -> UInt8? {
        while let byte = bytes.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") { bytes.removeFirst() }
        return bytes.first
    }

    private mutating func point(from origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func number() -> CGFloat? {
        guard var byte = nextByte() else { return nil }
        var sign: CGFloat = 1
        if byte == UInt8(ascii: "-") {
            sign = -1
            bytes.removeFirst()
        }
        var value: CGFloat = 0
        var unit: CGFloat = 0
        var digits = 0
        while let next = bytes.first {
            byte = next
            if byte == UInt8(ascii: "."), unit == 0 {
                unit = 1
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                value = value * 10 + CGFloat(byte - UInt8(ascii: "0"))
                unit *= 10
                digits += 1
            } else {
                break
            }
            bytes.removeFirst()
        }
        guard digits > 0 else { return nil }
        return sign * value / max(1, unit)
    }
}
