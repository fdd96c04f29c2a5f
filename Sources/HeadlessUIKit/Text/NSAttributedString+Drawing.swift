import Foundation

extension NSAttributedString {
    /// Returns the size of the text without wrapping, in points.
    public func size() -> CGSize {
        drawing.size()
    }

    /// Returns the bounding rectangle of the text drawn in an area, in points. Dimensions of 0 or less are unlimited.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = drawing.bounds(fitting: size, options: options)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text in the current context without wrapping, with its top-left corner at a point.
    public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: .zero),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil
        )
    }

    /// Draws the text in the current context, wrapped to the width of a rectangle.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text in the current context, in a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        drawing.draw(in: rect, options: options)
        context?.totalBounds = CGRect(
            origin: rect.origin,
            size: drawing.bounds(fitting: rect.size, options: options).size
        )
    }

    private var drawing: StringDrawing {
        StringDrawing(text: StyledText(self, defaultFont: StringDrawing.defaultFont))
    }
}

extension NSString {
    /// Returns the size of the text without wrapping, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        drawing(attrs).size()
    }

    /// Returns the bounding rectangle of the text drawn in an area, in points. Dimensions of 0 or less are unlimited.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = drawing(attributes).bounds(fitting: size, options: options)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text in the current context without wrapping, with its top-left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let rect = CGRect(origin: point, size: .zero)
        drawing(attrs).draw(in: rect, options: [.usesLineFragmentOrigin, .usesFontLeading])
    }

    /// Draws the text in the current context, wrapped to the width of a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs).draw(in: rect, options: [.usesLineFragmentOrigin, .usesFontLeading])
    }

    private func drawing(_ attributes: [NSAttributedString.Key: Any]?) -> StringDrawing {
        let text = StyledText(
            String(self),
            attributes: attributes ?? [:],
            defaultFont: StringDrawing.defaultFont
        )
        return StringDrawing(text: text)
    }
}
