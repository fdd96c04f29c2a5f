import PortableUIKit

/// A path in the syntax of the `d` attribute of SVG 1.1, with all commands.
struct SVGPath {
    private enum Segment {
        case move(CGPoint)
        case line(CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)
        case close
    }

    private var segments: [Segment] = []
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, which `S` and `T` reflect.
    private var control: CGPoint?
    private var lastCommand: Character = " "

    /// The maximum length of the path data, in bytes of UTF-8. Icons have a few hundred.
    static let byteLimit = 20_000

    /// Parses a path up to the first error, as SVG requires; `nil` if nothing valid comes before it.
    init?(_ text: String) {
        guard text.utf8.count <= Self.byteLimit else { return nil }
        var scanner = Scanner(text)
        var command: Character?
        while true {
            if let next = scanner.takeCommand() {
                command = next
            } else if command == nil || !scanner.hasNumber {
                break
            }
            guard let current = command, let count = Self.argumentCounts[Character(current.lowercased())] else { break }
            var values: [CGFloat] = []
            for index in 0..<count {
                let isFlag = current.lowercased() == "a" && (index == 3 || index == 4)
                guard let value = isFlag ? scanner.takeFlag() : scanner.takeNumber() else { break }
                values.append(value)
            }
            guard values.count == count else { break }
            add(current, values)
            // Pairs after a move are lines; after a closed shape only a command may follow.
            if current == "M" { command = "L" }
            if current == "m" { command = "l" }
            if count == 0 { command = nil }
        }
        guard !segments.isEmpty else { return nil }
    }

    private static let argumentCounts: [Character: Int] = [
        "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
    ]

    /// Fills the path, scaled from 24 points to a square.
    func fill(in context: CGContext, side: CGFloat) {
        let scale = side / 24
        func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * scale, y: point.y * scale) }
        context.beginPath()
        var isOpen = false
        for segment in segments {
            switch segment {
            case .move(let point):
                context.move(to: scaled(point))
                isOpen = true
            case .line(let point) where isOpen: context.addLine(to: scaled(point))
            case .cubic(let first, let second, let point) where isOpen:
                context.addCurve(to: scaled(point), control1: scaled(first), control2: scaled(second))
            case .close where isOpen: context.closePath()
            default: break
            }
        }
        context.fillPath()
    }

    private mutating func add(_ command: Character, _ values: [CGFloat]) {
        let isRelative = command.isLowercase
        let origin = isRelative ? point : .zero
        func pair(_ index: Int) -> CGPoint { CGPoint(x: origin.x + values[index], y: origin.y + values[index + 1]) }
        let kind = Character(command.lowercased())
        switch kind {
        case "m":
            point = pair(0)
            start = point
            segments.append(.move(point))
        case "l": addLine(pair(0))
        case "h": addLine(CGPoint(x: origin.x + values[0], y: point.y))
        case "v": addLine(CGPoint(x: point.x, y: origin.y + values[0]))
        case "c": addCubic(pair(0), pair(2), pair(4))
        case "s": addCubic(mirrored("cs"), pair(0), pair(2))
        case "q": addQuad(pair(0), pair(2))
        case "t": addQuad(mirrored("qt"), pair(0))
        case "a":
            addArc(
                radii: CGSize(width: abs(values[0]), height: abs(values[1])),
                rotation: values[2],
                isLarge: values[3] != 0,
                isClockwise: values[4] != 0,
                to: pair(5)
            )
        default:
            segments.append(.close)
            point = start
        }
        if !"csqt".contains(kind) { control = nil }
        lastCommand = kind
    }

    private func mirrored(_ commands: String) -> CGPoint {
        guard let control, commands.contains(lastCommand) else { return point }
        return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func addLine(_ end: CGPoint) {
        segments.append(.line(end))
        point = end
    }

    private mutating func addCubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        segments.append(.cubic(first, second, end))
        control = second
        point = end
    }

    private mutating func addQuad(_ middle: CGPoint, _ end: CGPoint) {
        func between(_ other: CGPoint) -> CGPoint {
            CGPoint(x: other.x + (middle.x - other.x) * 2 / 3, y: other.y + (middle.y - other.y) * 2 / 3)
        }
        segments.append(.cubic(between(point), between(end), end))
        control = middle
        point = end
    }

    /// Adds an arc as curves of at most 90° each, by the formulas of SVG 1.1, appendix F.6.
    private mutating func addArc(radii: CGSize, rotation: CGFloat, isLarge: Bool, isClockwise: Bool, to end: CGPoint) {
        guard radii.width > 0, radii.height > 0, end != point else { return addLine(end) }
        let angle = rotation * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        let half = CGPoint(x: (point.x - end.x) / 2, y: (point.y - end.y) / 2)
        let own = CGPoint(x: cosine * half.x + sine * half.y, y: -sine * half.x + cosine * half.y)
        var (rx, ry) = (radii.width, radii.height)
        let excess = own.x * own.x / (rx * rx) + own.y * own.y / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let denominator = rx * rx * own.y * own.y + ry * ry * own.x * own.x
        let numerator = max(rx * rx * ry * ry - denominator, 0)
        let factor = (isLarge == isClockwise ? -1 : 1) * (denominator > 0 ? numerator / denominator : 0).squareRoot()
        let inner = CGPoint(x: factor * rx * own.y / ry, y: -factor * ry * own.x / rx)
        let center = CGPoint(
            x: cosine * inner.x - sine * inner.y + (point.x + end.x) / 2,
            y: sine * inner.x + cosine * inner.y + (point.y + end.y) / 2
        )
        let from = atan2((own.y - inner.y) / ry, (own.x - inner.x) / rx)
        var sweep = atan2((-own.y - inner.y) / ry, (-own.x - inner.x) / rx) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let length = 4 / 3 * tan(step / 4)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
        }
        for index in 0..<count {
            let first = from + CGFloat(index) * step
            let last = first + step
            segments.append(
                .cubic(
                    place(cos(first) - length * sin(first), sin(first) + length * cos(first)),
                    place(cos(last) + length * sin(last), sin(last) - length * cos(last)),
                    index == count - 1 ? end : place(cos(last), sin(last))
                )
            )
        }
        point = end
    }

    /// A scanner for the numbers, flags and commands of a path.
    private struct Scanner {
        private let bytes: [UInt8]
        private var index = 0

        init(_ text: String) { bytes = Array(text.utf8) }

        private mutating func skip() {
            while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(bytes[index]) { index += 1 }
        }

        var hasNumber: Bool {
            var copy = self
            return copy.takeNumber() != nil
        }

        mutating func takeCommand() -> Character? {
            skip()
            guard index < bytes.count else { return nil }
            let letter = Character(Unicode.Scalar(bytes[index]))
            guard SVGPath.argumentCounts[Character(letter.lowercased())] != nil else { return nil }
            index += 1
            return letter
        }

        mutating func takeFlag() -> CGFloat? {
            skip()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
                return nil
            }
            index += 1
            return bytes[index - 1] == UInt8(ascii: "1") ? 1 : 0
        }

        mutating func takeNumber() -> CGFloat? {
            skip()
            let start = index
            var hasPoint = false
            var hasDigit = false
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
                case UInt8(ascii: "-"), UInt8(ascii: "+"):
                    guard index == start || bytes[index - 1] | 0x20 == UInt8(ascii: "e") else {
                        return number(start, hasDigit)
                    }
                case UInt8(ascii: "."):
                    guard !hasPoint else { return number(start, hasDigit) }
                    hasPoint = true
                case UInt8(ascii: "e"), UInt8(ascii: "E"):
                    guard hasDigit else { return nil }
                default: return number(start, hasDigit)
                }
                index += 1
            }
            return number(start, hasDigit)
        }

        private func number(_ start: Int, _ hasDigit: Bool) -> CGFloat? {
            guard hasDigit, let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
                value.magnitude < 1e6
            else { return nil }
            return CGFloat(value)
        }
    }
}
