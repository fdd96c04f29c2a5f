import Foundation

/// Why a view cannot be rendered.
@_spi(Host) public enum HostRenderingError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// A side has more pixels than the limit; sizes in pixels.
    case tooLarge(width: CGFloat, height: CGFloat)
    /// The size in points or the scale is zero, negative or no number.
    case nothingToRender(size: CGSize, scale: CGFloat)
    /// The font that text is drawn with is not installed; says which package has it.
    case fontsMissing(String)
    /// There is no memory for the picture.
    case outOfMemory

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .tooLarge(let width, let height):
            "a picture of \(Self.number(width)) by \(Self.number(height)) pixels is too large: "
                + "a side has at most \(RenderingLimits.maximumSide) pixels"
        case .nothingToRender(let size, let scale):
            "there is nothing to render in \(Self.number(size.width)) by \(Self.number(size.height)) points at scale "
                + "\(Self.number(scale)): sides and scale must be greater than zero"
        case .fontsMissing(let reason): reason
        case .outOfMemory: "there is not enough memory for the picture"
        }
    }

    /// What is wrong, and what would be right.
    public var errorDescription: String? { description }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}
