import CCairo
import Foundation

extension CairoCanvas {
    /// Replaces what was drawn inside an outline by its blurred and tinted self. Documents get the tint alone.
    ///
    /// Pixels outside of the clip are not read: a view that a list clips shows what the list shows. Inside a group there
    /// is only what the group drew.
    package func drawBackdrop(_ filter: BackdropFilter, in outline: RoundedOutline) {
        let path = outline.path
        guard paintsPixels else { return fill(path, with: filter.tint, rule: .winding) }
        let scale = pixelsPerPoint
        let reach = filter.reach * scale
        let place = outline.rect.applying(matrix).insetBy(dx: -reach, dy: -reach)
        withContext { context in
            guard let target = cairo_get_group_target(context),
                cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
                cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
            else { return fill(path, with: filter.tint, rule: .winding) }
            var (offsetX, offsetY) = (0.0, 0.0)
            cairo_surface_get_device_offset(target, &offsetX, &offsetY)
            let surface = PixelRect(
                x: -Int(offsetX),
                y: -Int(offsetY),
                width: Int(cairo_image_surface_get_width(target)),
                height: Int(cairo_image_surface_get_height(target))
            )
            let rect = PixelRect(touching: place, within: clippedPixels(within: surface))
            guard !rect.isEmpty else { return }
            let blur = BackdropBlur(rect: rect, deviation: filter.deviation * scale)
            cairo_surface_flush(target)
            guard let data = cairo_image_surface_get_data(target) else { return }
            let stride = Int(cairo_image_surface_get_stride(target))
            let pixels = blur.blurred(filter) { y in
                let row = UnsafeRawPointer(data) + (y - surface.y) * stride
                return row.assumingMemoryBound(to: UInt32.self) + (rect.x - surface.x)
            }
            cairo_save(context)
            add(path)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_clip(context)
            paint(pixels, of: blur)
            cairo_restore(context)
        }
    }

    /// The pixels inside the clip and a limit.
    private func clippedPixels(within limit: PixelRect) -> PixelRect {
        var result = PixelRect.empty
        withPixelMatrix { context in
            var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(context, &minX, &minY, &maxX, &maxY)
            result = PixelRect(
                touching: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY),
                within: limit
            )
        }
        return result
    }

    private func paint(_ cells: [UInt32], of blur: BackdropBlur) {
        guard let small = PixelBuffer(width: blur.cells.width, height: blur.cells.height) else { return }
        _ = small.withRows { row in
            for y in 0..<small.height {
                for x in 0..<small.width { row(y)[x] = cells[y * small.width + x] }
            }
        }
        withPixelMatrix { context in
            small.withSurface { surface in
                cairo_set_source_surface(context, surface, 0, 0)
                guard let source = cairo_get_source(context) else { return }
                let unit = 1 / Double(blur.cell)
                var matrix = cairo_matrix_t()
                cairo_matrix_init(&matrix, unit, 0, 0, unit, -Double(blur.cells.x), -Double(blur.cells.y))
                cairo_pattern_set_matrix(source, &matrix)
                cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
                cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
                cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
                cairo_paint(context)
                // Releases the surface while it is locked.
                cairo_set_source_rgba(context, 0, 0, 0, 1)
            }
        }
    }
}
