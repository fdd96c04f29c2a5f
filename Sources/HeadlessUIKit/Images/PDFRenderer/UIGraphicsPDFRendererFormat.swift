import Foundation

/// The format of a renderer of PDF documents.
///
/// Unchecked: a format isn't changed while a renderer uses it.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// Information about the document by keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format without information.
    public required init() {
        super.init()
    }

    /// Returns a copy of the format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}
