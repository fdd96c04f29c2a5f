import CCairo
import Foundation

/// Owns a single-page PDF document while it is written.
package final class PDFDocument {
    private final class Output {
        var data = Data()
    }

    private let output = Output()
    private let surface: OpaquePointer
    private let counted = ForeignObjectCount()

    package init?(size: CGSize) {
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            },
            Unmanaged.passUnretained(output).toOpaque(),
            Double(size.width),
            Double(size.height)
        )
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        self.surface = surface
        // Without a creation date, equal pages produce equal files.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Returns the document with the drawing of a closure.
    package func draw(_ body: (any Canvas) -> Void) -> Data {
        body(CairoCanvas(vectorSurface: surface))
        cairo_surface_finish(surface)
        return output.data
    }
}
