import Foundation

/// The drawing environment of a renderer of PDF documents: draws on the current page.
///
/// Unchecked: a context is only drawn in by one thread at a time.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    final var pages: PDFPages?
    private final var pageBounds: CGRect?

    /// The bounds of the current page, in points.
    open var pdfContextBounds: CGRect { pageBounds ?? format.bounds }

    /// Starts a page with the bounds of the format.
    open func beginPage() {
        beginPage(withBounds: format.bounds, pageInfo: [:])
    }

    /// Starts a page with bounds in points.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        let bounds = bounds.standardized
        guard let pages, Path.rect(bounds).isDrawable, bounds.width > 0, bounds.height > 0 else { return }
        cgContext.reset()
        pages.beginPage(size: bounds.size)
        pageBounds = bounds
        if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
    }

    /// Makes a rectangle of the page a link to a URL.
    open func setURL(_ url: URL, for rect: CGRect) {
        pages?.addLink(to: .url(url), in: rect.applying(cgContext.ctm))
    }

    /// Adds a destination of links with a name at a point of the page.
    open func addDestination(withName name: String, at point: CGPoint) {
        pages?.addDestination(name, at: point.applying(cgContext.ctm))
    }

    /// Makes a rectangle of the page a link to a destination with a name.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        pages?.addLink(to: .destination(name), in: rect.applying(cgContext.ctm))
    }
}
