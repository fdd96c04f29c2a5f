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
    /// Creates a Cairo pattern of the slices of a conic gradient.
    private func makeMesh() -> OpaquePointer? {
        guard let mesh = cairo_pattern_create_mesh() else { return nil }
        func set(_ color: RGBA, _ corners: UInt32...) {
            for corner in corners {
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh,
                    corner,
                    Double(color.red),
                    Double(color.green),
                    Double(color.blue),
                    Double(color.alpha)
                )
            }
        }
        for slice in slices {
            let (start, end) = slice.corners
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, 0, 0)
            cairo_mesh_pattern_line_to(mesh, Double(start.x), Double(start.y))
            cairo_mesh_pattern_line_to(mesh, Double(end.x), Double(end.y))
            cairo_mesh_pattern_line_to(mesh, 0, 0)
            set(slice.first, 0, 1)
            set(slice.last, 2, 3)
            cairo_mesh_pattern_end_patch(mesh)
        }
        return mesh
    }

    /// Creates a Cairo pattern of the gradient in its unit square or circle.
    fileprivate func makePattern() -> OpaquePointer? {
        let pattern: OpaquePointer?
        switch kind {
        case .axial: pattern = cairo_pattern_create_linear(0, 0, 1, 0)
        case .radial: pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        case .conic: return makeMesh()
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
