import Testing

@_spi(Host) @testable import HeadlessUIKit

/// A kept frame that is compared to a picture painted from nothing after every change.
@MainActor struct KeptFrame {
    let window: UIWindow
    let frame: HostFrame

    init(of window: UIWindow, scale: CGFloat = 2) {
        self.window = window
        frame = HostFrame(of: window, scale: scale)
    }

    /// Lays out, paints the next frame and checks its pixels.
    @discardableResult
    func next(_ change: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws -> HostFrameChange {
        window.hostLayout()
        let painted = try frame.paint()
        let kept = try frame.bitmap()
        let fresh = try HostRenderer.pixels(of: window, scale: frame.scale)
        if kept != fresh {
            let place = Self.firstDifference(kept, fresh)
            Issue.record("after \(change): \(place), change \(painted)", sourceLocation: sourceLocation)
        }
        return painted
    }

    private static func firstDifference(_ kept: HostBitmap, _ fresh: HostBitmap) -> String {
        guard kept.width == fresh.width, kept.height == fresh.height else { return "other sizes" }
        let different = kept.rgba.indices.filter { kept.rgba[$0] != fresh.rgba[$0] }
        guard let first = different.first else { return "no difference" }
        let pixel = first / 4
        let place = "(\(pixel % kept.width), \(pixel / kept.width))"
        return "\(different.count) bytes differ, first at \(place): \(kept.rgba[first]) for \(fresh.rgba[first])"
    }
}
