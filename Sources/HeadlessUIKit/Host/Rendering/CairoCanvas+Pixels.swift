import CCairo
import Foundation

extension CairoCanvas {
    /// Restricts drawing to whole pixels until the state is restored; what lies in them is made transparent on demand.
    func beginPixels(_ rect: HostPixelRect, clears: Bool) {
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

    /// Restricts drawing to the pixels that a rectangle touches: a clip that costs nothing and mixes nothing.
    func clipToPixels(touching rect: CGRect) {
        let pixels = HostPixelRect(touching: rect.applying(matrix), within: .everywhere)
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

    /// Runs with pixels for coordinates.
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
