import PortableUIKit

/// A numeric type that provides the spacings of the design system.
///
/// Every standard numeric type conforms, so layouts use the names directly:
///
///     UIEdgeInsets(top: .m, left: .m, bottom: .m, right: .zero)
///
/// All values are in points.
public protocol Spacing {
    /// Creates the number for a spacing of `value` points.
    init(_ value: Double)
}

extension Int: Spacing {}
extension Int8: Spacing {}
extension Int16: Spacing {}
extension Int32: Spacing {}
extension Int64: Spacing {}
extension UInt: Spacing {}
extension UInt8: Spacing {}
extension UInt16: Spacing {}
extension UInt32: Spacing {}
extension UInt64: Spacing {}
extension Float: Spacing {}
extension Double: Spacing {}
extension CGFloat: Spacing {}
