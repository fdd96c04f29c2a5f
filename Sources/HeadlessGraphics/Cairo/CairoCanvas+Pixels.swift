import CCairo
import Foundation

extension CairoCanvas {
    /// Clips drawing to a rectangle of pixels until the state is restored, and clears the pixels if requested.
    package func beginPixels(_ rect: PixelRect, clears: Bool) {
        save()
        withPixelMatrix { context in
            cairo_new_path(context)
            cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
            cairo_clip(context)
            guard clears else { return }
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
    }

    /// Clips drawing to the pixels that a rectangle touches: a fast clip without antialiased edges.
    package func clipToPixels(touching rect: CGRect) {
        let pixels = PixelRect(touching: rect.applying(matrix), within: .everywhere)
        withPixelMatrix { context in
            cairo_new_path(context)
            cairo_rectangle(
                context,
                Double(pixels.x),
                Double(pixels.y),
                Double(pixels.width),
                Double(pixels.height)
            )
            cairo_clip(context)
        }
    }

    /// Calls a closure with the coordinate system of pixels.
    func withPixelMatrix(_ body: (OpaquePointer) -> Void) {
        withContext { context in
            var matrix = cairo_matrix_t()
            cairo_get_matrix(context, &matrix)
            cairo_identity_matrix(context)
            body(context)
            cairo_set_matrix(context, &matrix)
        }
    }
}
