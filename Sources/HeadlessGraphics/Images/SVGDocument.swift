import CCairo
import CRSVG
import Foundation

/// Owns an SVG document loaded by librsvg. It stays a vector until it is drawn.
///
/// Unchecked: librsvg's handles aren't thread-safe, so a lock guards them.
package final class SVGDocument: @unchecked Sendable, Equatable {
    package let source: Data
    /// The size of the document, in points.
    package let size: CGSize
    private let handle: UnsafeMutablePointer<RsvgHandle>
    private let lock = NSLock()
    private let counted = ForeignObjectCount()

    /// The size of a document that doesn't specify one, as in browsers.
    private static let defaultSize = CGSize(width: 300, height: 150)

    /// Creates a document from data only: references to files are not resolved. `nil` if there is too much to draw, see
    /// ``SVGComplexity``.
    ///
    /// - Parameter installFonts: Installs the fonts that librsvg draws text with, before it reads the document.
    package init?(data: Data, installFonts: () -> Void) {
        guard Self.isProbablySVG(data), SVGComplexity.drawnElementCount(of: data) <= SVGComplexity.limit else {
            return nil
        }
        installFonts()
        let handle = data.withUnsafeBytes {
            rsvg_handle_new_from_data($0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
        }
        guard let handle else { return nil }
        guard let size = Self.size(of: handle) else {
            g_object_unref(handle)
            return nil
        }
        source = data
        self.handle = handle
        self.size = size
    }

    deinit {
        g_object_unref(handle)
    }

    package func draw(in rect: CGRect, on context: OpaquePointer) {
        lock.lock()
        defer { lock.unlock() }
        var viewport = RsvgRectangle(
            x: Double(rect.minX),
            y: Double(rect.minY),
            width: Double(rect.width),
            height: Double(rect.height)
        )
        rsvg_handle_render_document(handle, context, &viewport, nil)
    }

    private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize? {
        rsvg_handle_set_dpi(handle, 96)
        var width = 0.0
        var height = 0.0
        var size = defaultSize
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
            size = CGSize(width: width, height: height)
        } else {
            var hasWidth: gboolean = 0
            var hasHeight: gboolean = 0
            var hasViewBox: gboolean = 0
            var widthLength = RsvgLength()
            var heightLength = RsvgLength()
            var box = RsvgRectangle()
            rsvg_handle_get_intrinsic_dimensions(
                handle,
                &hasWidth,
                &widthLength,
                &hasHeight,
                &heightLength,
                &hasViewBox,
                &box
            )
            if hasViewBox != 0 { size = CGSize(width: box.width, height: box.height) }
        }
        let limit = CGFloat(RenderingLimits.maximumSide)
        let isUsable = size.width > 0 && size.height > 0 && size.width <= limit && size.height <= limit
        return isUsable ? size : nil
    }

    private static func isProbablySVG(_ data: Data) -> Bool {
        let beginning = String(decoding: data.prefix(4_096), as: UTF8.self)
        return beginning.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "<" && beginning.contains("<svg")
    }

    package static func == (lhs: SVGDocument, rhs: SVGDocument) -> Bool {
        lhs === rhs || lhs.source == rhs.source
    }
}
