import Foundation
import Testing

@testable import HeadlessGraphics
@_spi(Host) @testable import HeadlessUIKit

/// A cached frame that is compared with a full repaint after every change.
@MainActor struct KeptFrame {
    /// The first wrong pixel, and the change that caused it.
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    let window: UIWindow
    let frame: HostFrame

    init(of window: UIWindow, scale: CGFloat = 2) {
        self.window = window
        frame = HostFrame(of: window, scale: scale)
    }

    /// Lays out, paints the next frame and checks its pixels.
    @discardableResult
    func next(_ change: @autoclosure () -> String = "") throws -> FrameChange {
        window.hostLayout()
        let painted = try frame.paintChange()
        let kept = try frame.painted()
        let fresh = try HostRenderer.paint(window, scale: frame.scale)
        if let difference = kept.firstDifference(from: fresh) {
            throw Mismatch(description: "after \(change()): \(difference), change \(painted)")
        }
        return painted
    }
}

extension PixelBuffer {
    /// A description of the differing pixels; `nil` if there are none.
    fileprivate func firstDifference(from other: PixelBuffer) -> String? {
        guard width == other.width, height == other.height else { return "other sizes" }
        return withRows { row in
            other.withRows { otherRow in
                guard let y = (0..<height).first(where: { !Self.areEqual(row($0), otherRow($0)) }) else { return nil }
                let (line, otherLine) = (row(y), otherRow(y))
                let different = line.indices.filter { line[$0] != otherLine[$0] }
                guard let x = different.first else { return nil }
                let values = "\(String(line[x], radix: 16)) for \(String(otherLine[x], radix: 16))"
                return "\(different.count) pixels of row \(y) differ from column \(x) on: \(values)"
            } ?? nil
        } ?? nil
    }

    private static func areEqual(
        _ row: UnsafeMutableBufferPointer<UInt32>,
        _ other: UnsafeMutableBufferPointer<UInt32>
    ) -> Bool {
        guard let first = row.baseAddress, let second = other.baseAddress else { return row.count == other.count }
        return memcmp(first, second, row.count * MemoryLayout<UInt32>.stride) == 0
    }
}
