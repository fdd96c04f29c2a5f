import Foundation

/// A reason why a view can't be rendered.
@_spi(Host) public enum HostRenderingError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The width or height exceeds the limit; sizes are in pixels.
    case tooLarge(width: CGFloat, height: CGFloat)
    /// The size in points or the scale isn't a positive, finite number.
    case nothingToRender(size: CGSize, scale: CGFloat)
    /// The fonts aren't installed; the message names the missing package.
    case fontsMissing(String)
    /// There is not enough memory for the bitmap.
    case outOfMemory

    /// A description of the problem and its solution.
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

    /// A description of the problem and its solution.
    public var errorDescription: String? { description }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}
