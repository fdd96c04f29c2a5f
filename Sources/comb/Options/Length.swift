import ArgumentParser
import Foundation
import PositionedJSON

/// A length of a screen in points: finite and greater than zero.
struct Length: ExpressibleByArgument, CustomStringConvertible {
    let points: CGFloat

    init(points: CGFloat) {
        self.points = points
    }

    init?(argument: String) {
        guard let number = Double(positiveArgument: argument) else { return nil }
        points = CGFloat(number)
    }

    var description: String { Double(points).shortest }
}

/// The number of pixels per point: finite and greater than zero.
struct Scale: ExpressibleByArgument, CustomStringConvertible {
    let factor: CGFloat

    init(factor: CGFloat) {
        self.factor = factor
    }

    init?(argument: String) {
        guard let number = Double(positiveArgument: argument) else { return nil }
        factor = CGFloat(number)
    }

    var description: String { Double(factor).shortest }
}

/// The height of a screen.
enum ScreenHeight: ExpressibleByArgument, CustomStringConvertible {
    /// The height of the content.
    case automatic
    case points(Length)

    init?(argument: String) {
        if argument == "auto" {
            self = .automatic
        } else if let length = Length(argument: argument) {
            self = .points(length)
        } else {
            return nil
        }
    }

    var description: String {
        switch self {
        case .automatic: "auto"
        case .points(let length): length.description
        }
    }

}

extension Double {
    /// Parses a positive number in decimal digits: `Double` itself also accepts "nan", "inf" and "0x10".
    fileprivate init?(positiveArgument argument: String) {
        guard
            argument.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            let number = Double(argument), number.isFinite, number > 0
        else { return nil }
        self = number
    }
}
