import DrawingChecks

@testable import HeadlessUIKit

extension Drawing {
    /// Pixels of what a closure draws.
    init(width: Int, height: Int, scale: CGFloat = 1, _ body: (CGContext) -> Void) throws {
        try self.init(of: recordDrawing(body), width: width, height: height, scale: scale)
    }
}
