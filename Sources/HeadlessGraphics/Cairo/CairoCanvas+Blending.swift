import CCairo
import Foundation

extension CairoCanvas {
    package func setBlendMode(_ mode: CGBlendMode) {
        withContext { cairo_set_operator($0, mode.cairoOperator) }
    }

    package func setAntialiasing(_ isOn: Bool) {
        withContext { cairo_set_antialias($0, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    }

    /// Whether edges are drawn with partly covered pixels.
    package var antialiases: Bool {
        var result = true
        withContext { result = cairo_get_antialias($0) != CAIRO_ANTIALIAS_NONE }
        return result
    }

    /// Whether drawing is combined in another way than over what is there.
    var blends: Bool {
        var result = false
        withContext { result = cairo_get_operator($0) != CAIRO_OPERATOR_OVER }
        return result
    }

    /// Draws content normally, then combines it as a whole with what is there.
    func drawBlended(_ body: () -> Void) {
        withContext { context in
            pushGroup()
            body()
            cairo_pop_group_to_source(context)
            cairo_paint(context)
        }
    }

    /// Starts a group. Drawing in it isn't blended: the group itself is.
    func pushGroup() {
        withContext { context in
            cairo_push_group(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            // As for the pixels themselves: see `PixelBuffer`.
            if paintsPixels { cairo_surface_mark_dirty(cairo_get_group_target(context)) }
        }
    }

    /// Fills the current path with the current source, also with operators that Cairo doesn't limit to the path.
    func fillPath() {
        withContext { context in
            guard isUnbounded(cairo_get_operator(context)) else { return cairo_fill(context) }
            cairo_save(context)
            cairo_clip(context)
            cairo_paint(context)
            cairo_restore(context)
        }
    }

    package func beginMasked(by mask: RasterImage, in rect: CGRect) {
        withContext { context in
            cairo_save(context)
            cairo_rectangle(context, rect)
            cairo_clip(context)
        }
        pushGroup()
        imageMasks.append((mask, rect))
    }

    package func endMaskedByImage() {
        guard let (mask, rect) = imageMasks.popLast() else { return }
        withContext { context in
            cairo_pop_group_to_source(context)
            mask.pixels.withSurface { surface in
                guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
                defer { cairo_pattern_destroy(pattern) }
                let scaleX = Double(mask.width) / Double(rect.width)
                let scaleY = Double(mask.height) / Double(rect.height)
                var matrix = cairo_matrix_t(
                    xx: scaleX,
                    yx: 0,
                    xy: 0,
                    yy: scaleY,
                    x0: -Double(rect.minX) * scaleX,
                    y0: -Double(rect.minY) * scaleY
                )
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                cairo_mask(context, pattern)
            }
            // Releases the group while nothing is locked, and the clip.
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            cairo_restore(context)
        }
    }
}
