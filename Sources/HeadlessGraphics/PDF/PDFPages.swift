import CCairo
import Foundation

/// Writes a PDF document of any number of pages.
package final class PDFPages {
    private final class Output {
        var data = Data()
    }

    /// The canvas of the current page.
    package let canvas: CairoCanvas
    /// Whether there is a page to draw on.
    package private(set) var hasPage = false
    private let output = Output()
    private let surface: OpaquePointer
    private let counted = ForeignObjectCount()

    package init?() {
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            },
            Unmanaged.passUnretained(output).toOpaque(),
            1,
            1
        )
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        self.surface = surface
        canvas = CairoCanvas(vectorSurface: surface)
        // Without a creation date, equal pages produce equal files.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Sets the title, author, subject, creator and keywords; other keys are ignored.
    package func setInformation(_ information: [String: String]) {
        let keys = [
            "Title": CAIRO_PDF_METADATA_TITLE, "Author": CAIRO_PDF_METADATA_AUTHOR,
            "Subject": CAIRO_PDF_METADATA_SUBJECT, "Creator": CAIRO_PDF_METADATA_CREATOR,
            "Keywords": CAIRO_PDF_METADATA_KEYWORDS,
        ]
        for (name, value) in information {
            if let key = keys[name] { cairo_pdf_surface_set_metadata(surface, key, value) }
        }
    }

    /// Ends the current page, if any, and starts one with a size in points.
    package func beginPage(size: CGSize) {
        endPage()
        cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
        canvas.save()
        hasPage = true
    }

    /// Makes a rectangle of the current page a link to a URL, or to a destination with a name.
    package func addLink(to target: LinkTarget, in rect: CGRect) {
        let attributes: String
        switch target {
        case .url(let url): attributes = "uri='\(Self.escaped(url.absoluteString))'"
        case .destination(let name): attributes = "dest='\(Self.escaped(name))'"
        }
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Double($0))" }
        tag(CAIRO_TAG_LINK, "\(attributes) rect=[\(numbers.joined(separator: " "))]")
    }

    /// Adds a destination of links with a name at a point of the current page.
    package func addDestination(_ name: String, at point: CGPoint) {
        tag(CAIRO_TAG_DEST, "name='\(Self.escaped(name))' x=\(Double(point.x)) y=\(Double(point.y))")
    }

    /// Ends the document and returns it. A document without pages is empty.
    package func finish() -> Data {
        let isEmpty = !hasPage
        endPage()
        cairo_surface_finish(surface)
        return isEmpty ? Data() : output.data
    }

    package enum LinkTarget {
        case url(URL)
        case destination(String)
    }

    private func endPage() {
        guard hasPage else { return }
        canvas.restore()
        canvas.withContext { cairo_show_page($0) }
        hasPage = false
    }

    private func tag(_ name: String, _ attributes: String) {
        canvas.withContext { context in
            cairo_tag_begin(context, name, attributes)
            cairo_tag_end(context, name)
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
