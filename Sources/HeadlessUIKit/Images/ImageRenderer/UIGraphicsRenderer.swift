import Foundation

/// A closure that draws in the context of a renderer.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void

/// The base of renderers: creates a context, makes it the current one, and draws in it.
open class UIGraphicsRenderer: NSObject {
    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { storedFormat }

    private final let storedFormat: UIGraphicsRendererFormat

    /// Whether contexts of the renderer can give images of what has been drawn.
    open var allowsImageOutput: Bool { false }

    /// Creates a renderer with bounds in points and the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
    }

    /// Creates a renderer with bounds in points and a format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        storedFormat = format
        super.init()
        format.bounds = bounds
    }

    /// The class of the contexts that drawing actions get: `UIGraphicsRendererContext` or a subclass.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// Returns a context to draw in, with the origin of the bounds at its top left corner; `nil` if there can't be one.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let bounds = format.bounds.standardized
        guard Path.rect(bounds).isDrawable, bounds.width > 0, bounds.height > 0 else { return nil }
        return CGContext(canvas: RecordingCanvas())
    }

    /// Prepares a context for drawing. Overrides call the one of the superclass first.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        let origin = rendererContext.format.bounds.standardized.origin
        if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
    }

    /// Draws in a new context, then calls the completion actions, both with the context as the current one. Throws if
    /// there is no context.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        let kind = type(of: self)
        guard let context = kind.context(with: format),
            let contextClass = kind.rendererContextClass() as? UIGraphicsRendererContext.Type
        else { throw CocoaError(.featureUnsupported) }
        let rendererContext = contextClass.init()
        rendererContext.begin(on: context, format: format)
        context.asCurrent {
            kind.prepare(context, with: rendererContext)
            drawingActions(rendererContext)
            completionActions?(rendererContext)
        }
        context.finish()
    }
}
