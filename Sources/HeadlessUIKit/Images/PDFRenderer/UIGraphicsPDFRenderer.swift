import Foundation

/// A renderer of PDF documents, whose pages are drawn in code. Text can be selected.
///
/// Unchecked: a format isn't changed while a renderer uses it.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// A closure that draws in the context of a renderer.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer of pages with bounds in points and the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default())
    }

    /// Creates a renderer of pages with bounds in points and a format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// The class of the contexts that drawing actions get.
    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    /// Returns the document that the closure draws; empty without pages.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        guard let pages = PDFPages(),
            let contextClass = Self.rendererContextClass() as? UIGraphicsPDFRendererContext.Type
        else { return Data() }
        let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        pages.setInformation(information.compactMapValues { $0 as? String })
        let context = contextClass.init()
        context.begin(on: CGContext(canvas: pages.canvas), format: format)
        context.pages = pages
        context.cgContext.asCurrent { actions(context) }
        context.cgContext.finish()
        return pages.finish()
    }

    /// Writes the document that the closure draws to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
