import PortableUIKit

/// The strokes of an icon in a square of 24 points, written as in the `d` attribute of SVG.
///
/// Absolute commands with numbers that are separated by spaces or commas:
/// - `M x y` begins a line, `L x y` continues it, `C x1 y1 x2 y2 x y` and `Q x1 y1 x y` are curves, `Z` closes it.
/// - `O x y r` is a circle, `R x y width height radius` a rounded rectangle, `D x y r` a filled circle.
package struct OutlineShape {
    private enum Command {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)
        case close
        case circle(CGRect)
        case roundedRect(CGRect, CGFloat)
        case dot(CGRect)
    }

    private let commands: [Command]

    /// Whether the notation was understood to its end.
    package let isValid: Bool

    package init(_ notation: String) {
        var tokens = Self.tokens(of: notation)[...]
        var commands: [Command] = []
        while let token = tokens.first, let command = Self.command(token, &tokens) { commands.append(command) }
        self.commands = commands
        isValid = tokens.isEmpty && !commands.isEmpty
    }

    /// Draws the strokes, or fills the closed shapes.
    package func draw(in context: CGContext, isFilled: Bool = false) {
        context.prepareOutline()
        context.setFillColor(UIColor.black.cgColor)
        context.beginPath()
        for command in commands { add(command, to: context) }
        if isFilled {
            context.drawPath(using: .fillStroke)
        } else {
            context.strokePath()
        }
        for case .dot(let rect) in commands { context.fillEllipse(in: rect) }
    }

    private func add(_ command: Command, to context: CGContext) {
        switch command {
        case .move(let point): context.move(to: point)
        case .line(let point): context.addLine(to: point)
        case .quad(let control, let point): context.addQuadCurve(to: point, control: control)
        case .cubic(let first, let second, let point):
            context.addCurve(to: point, control1: first, control2: second)
        case .close: context.closePath()
        case .circle(let rect): context.addEllipse(in: rect)
        case .roundedRect(let rect, let radius): context.addRoundedRect(rect, radius: radius)
        case .dot: break
        }
    }

    /// Letters and numbers, in order.
    private static func tokens(of notation: String) -> [Substring] {
        notation.split { $0 == " " || $0 == "," || $0.isNewline }.flatMap { word -> [Substring] in
            guard let first = word.first, first.isLetter, word.count > 1 else { return [word] }
            return [word.prefix(1), word.dropFirst()]
        }
    }

    private static func command(_ token: Substring, _ tokens: inout ArraySlice<Substring>) -> Command? {
        let counts: [Substring: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "D": 3, "R": 5]
        guard let count = counts[token] else { return nil }
        let numbers = tokens.dropFirst().prefix(count).compactMap { Double($0).map { CGFloat($0) } }
        guard numbers.count == count else { return nil }
        tokens = tokens.dropFirst(count + 1)
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        func circle() -> CGRect {
            CGRect(origin: point(0), size: .zero).insetBy(dx: -numbers[2], dy: -numbers[2])
        }
        switch token {
        case "M": return .move(point(0))
        case "L": return .line(point(0))
        case "Q": return .quad(point(0), point(2))
        case "C": return .cubic(point(0), point(2), point(4))
        case "Z": return .close
        case "O": return .circle(circle())
        case "D": return .dot(circle())
        default:
            let rect = CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3]))
            return .roundedRect(rect, numbers[4])
        }
    }
}
