import Foundation

/// Makes transforms out of the numbers that an animation interpolates.
open class CAValueFunction: NSObject {
    private final let kind: CAValueFunctionName

    /// Creates the function of a name; `nil` if there is none.
    public convenience init?(name: CAValueFunctionName) {
        guard Self.names.contains(name) else { return nil }
        self.init(kind: name)
    }

    /// Value functions can't be decoded from archives here. Always returns `nil`.
    public init?(coder: NSCoder) {
        return nil
    }

    private init(kind: CAValueFunctionName) {
        self.kind = kind
        super.init()
    }

    /// The name of the function.
    open var name: CAValueFunctionName { kind }

    private static let names: Set<CAValueFunctionName> = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
        .translateZ,
    ]

    /// The value that changes nothing, in the form in which the animation has its values.
    package final var neutral: AnimatableValue {
        switch kind {
        case .scale: AnimatableValue([1, 1, 1])
        case .translate: AnimatableValue([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: AnimatableValue(1)
        default: AnimatableValue(0)
        }
    }

    /// Returns the effect of a value in the plane.
    package final func transform(of value: AnimatableValue) -> CGAffineTransform {
        let numbers = value.components.map { CGFloat($0) } + [0, 0, 0]
        switch kind {
        case .rotateX: return CGAffineTransform(scaleX: 1, y: cos(numbers[0]))
        case .rotateY: return CGAffineTransform(scaleX: cos(numbers[0]), y: 1)
        case .rotateZ: return CGAffineTransform(rotationAngle: numbers[0])
        case .scale: return CGAffineTransform(scaleX: numbers[0], y: numbers[1])
        case .scaleX: return CGAffineTransform(scaleX: numbers[0], y: 1)
        case .scaleY: return CGAffineTransform(scaleX: 1, y: numbers[0])
        case .translate: return CGAffineTransform(translationX: numbers[0], y: numbers[1])
        case .translateX: return CGAffineTransform(translationX: numbers[0], y: 0)
        case .translateY: return CGAffineTransform(translationX: 0, y: numbers[0])
        default: return .identity
        }
    }
}
