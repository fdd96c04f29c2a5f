import CCairo
import Foundation

extension CairoCanvas {
    package func fill(_ path: Path, with gradient: Gradient) {
        var matrix = gradient.transform.cairoMatrix
        guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS, let pattern = gradient.makePattern() else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_matrix(pattern, &matrix)
        add(path)
        withContext { context in
            cairo_set_source(context, pattern)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            fillPath()
        }
    }
}

extension Gradient {
    /// Creates a Cairo pattern of the gradient in its unit square or circle.
    fileprivate func makePattern() -> OpaquePointer? {
        let pattern: OpaquePointer?
        switch kind {
        case .axial: pattern = cairo_pattern_create_linear(0, 0, 1, 0)
        case .radial: pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        }
        guard let pattern else { return nil }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern,
                Double(stop.location),
                Double(stop.color.red),
                Double(stop.color.green),
                Double(stop.color.blue),
                Double(stop.color.alpha)
            )
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}
