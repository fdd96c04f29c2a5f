import Foundation

extension AnimatableValue {
    /// Creates a value from an object an app provided, of the same kind as `other`; `nil` if it has another type.
    package init?(_ value: Any?, like other: AnimatableValue) {
        guard let value, let made = Self.make(value, kind: other.kind) else { return nil }
        self = made
    }

    /// The value in the type that key-value coding returns, such as `NSNumber`.
    package var boxed: Any {
        switch kind {
        case .number: NSNumber(value: number)
        case .point: NSValue(point: point)
        case .size: NSValue(size: size)
        case .rect: NSValue(rect: rect)
        case .color: color
        case .transform: CATransform3DMakeAffineTransform(transform)
        case .path: path
        case .numbers: components.map { NSNumber(value: $0) }
        case .colors: colors
        }
    }

    private static func make(_ value: Any, kind: Kind) -> AnimatableValue? {
        switch kind {
        case .number: double(value).map(AnimatableValue.init)
        case .point: (value as? CGPoint ?? boxed(value)?.pointValue).map(AnimatableValue.init)
        case .size: (value as? CGSize ?? boxed(value)?.sizeValue).map(AnimatableValue.init)
        case .rect: (value as? CGRect ?? boxed(value)?.rectValue).map(AnimatableValue.init)
        case .color: (value as? CGColor).map(AnimatableValue.init)
        case .transform: affine(value).map(AnimatableValue.init)
        case .path: (value as? CGPath).map(AnimatableValue.init)
        case .numbers: (value as? [Any]).map { AnimatableValue($0.compactMap(double)) }
        case .colors: (value as? [Any]).map { AnimatableValue($0.compactMap { $0 as? CGColor }) }
        }
    }

    private static func boxed(_ value: Any) -> NSValue? {
        value is NSNumber ? nil : value as? NSValue
    }

    private static func affine(_ value: Any) -> CGAffineTransform? {
        if let transform = value as? CGAffineTransform { return transform }
        let space = value as? CATransform3D ?? boxed(value)?.caTransform3DValue
        return space.map(CATransform3DGetAffineTransform)
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Bool: number ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }
}
