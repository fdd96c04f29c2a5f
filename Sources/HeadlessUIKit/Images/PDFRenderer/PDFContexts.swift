import Foundation

/// A PDF document that functions draw.
private final class DrawnDocument {
    let context: UIGraphicsPDFRendererContext
    let pages: PDFPages
    let finish: (Data) -> Void

    init?(bounds: CGRect, information: [AnyHashable: Any]?, finish: @escaping (Data) -> Void) {
        guard let pages = PDFPages() else { return nil }
        self.pages = pages
        self.finish = finish
        let format = UIGraphicsPDFRendererFormat()
        format.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        var texts: [String: String] = [:]
        for (key, value) in information ?? [:] {
            if let key = key.base as? String, let value = value as? String { texts[key] = value }
        }
        pages.setInformation(texts)
        context = UIGraphicsPDFRendererContext()
        context.begin(on: CGContext(canvas: pages.canvas), format: format)
        context.pages = pages
    }

    /// The innermost document of this thread.
    static var current: DrawnDocument? { ContextStack.current.documents.last as? DrawnDocument }
}

/// Starts a PDF document in memory, and makes its context the current one on this thread.
///
/// - Parameters:
///   - data: Receives the document when it ends.
///   - bounds: The bounds of pages in points; 612 by 792 if they are empty.
///   - documentInfo: The title, author and the like.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) {
    let document = DrawnDocument(bounds: bounds, information: documentInfo) { data.setData($0) }
    document.map(begin)
}

/// Starts a PDF document in a file, and makes its context the current one on this thread.
///
/// - Parameters:
///   - path: The path of the file.
///   - bounds: The bounds of pages in points; 612 by 792 if they are empty.
///   - documentInfo: The title, author and the like.
/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    let document = DrawnDocument(bounds: bounds, information: documentInfo) {
        try? $0.write(to: URL(fileURLWithPath: path))
    }
    document.map(begin)
    return document != nil
}

private func begin(_ document: DrawnDocument) {
    ContextStack.current.documents.append(document)
    UIGraphicsPushContext(document.context.cgContext)
}

/// Starts a page of the current PDF document with its bounds.
public func UIGraphicsBeginPDFPage() {
    DrawnDocument.current?.context.beginPage()
}

/// Starts a page of the current PDF document.
///
/// - Parameters:
///   - bounds: The bounds of the page, in points.
///   - pageInfo: Not used.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    DrawnDocument.current?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// Returns the bounds of the current page in points; those of a null rectangle without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    DrawnDocument.current?.context.pdfContextBounds ?? .null
}

/// Ends the current PDF document and writes it, and restores the previous context.
public func UIGraphicsEndPDFContext() {
    guard let document = DrawnDocument.current else { return }
    ContextStack.current.documents.removeLast()
    if UIGraphicsGetCurrentContext() === document.context.cgContext { UIGraphicsPopContext() }
    document.context.cgContext.finish()
    document.finish(document.pages.finish())
}

/// Makes a rectangle of the page a link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    DrawnDocument.current?.context.setURL(url, for: rect)
}

/// Adds a destination of links with a name at a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    DrawnDocument.current?.context.addDestination(withName: name, at: point)
}

/// Makes a rectangle of the page a link to a destination with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    DrawnDocument.current?.context.setDestinationWithName(name, for: rect)
}
