import Foundation

/// The clear button of a text field.
@MainActor final class TextFieldClearButton: UIControl {
    /// The diameter of the disc and the size of the cross, in points.
    private static let diameter: CGFloat = 15
    private static let crossRadius: CGFloat = 2.75
    private static let crossWidth: CGFloat = 1.5
    /// The distance around the button within which it can be touched, in points.
    private static let touchOutset: CGFloat = 12

    private var images = ValuesByState<UIImage>()

    /// Sets the image that replaces the disc in a state.
    func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        setNeedsDisplay()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.touchOutset, dy: -Self.touchOutset).contains(point)
    }

    override func draw(_ rect: CGRect) {
        let middle = bounds.center
        if let image = images.value(in: state) {
            image.draw(at: CGPoint(x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2))
            return
        }
        let radius = Self.diameter / 2
        (isHighlighted ? UIColor.systemGray : UIColor.systemGray3).setFill()
        UIBezierPath(
            ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2)
        ).fill()
        let cross = UIBezierPath()
        let armLength = Self.crossRadius
        cross.move(to: CGPoint(x: middle.x - armLength, y: middle.y - armLength))
        cross.addLine(to: CGPoint(x: middle.x + armLength, y: middle.y + armLength))
        cross.move(to: CGPoint(x: middle.x - armLength, y: middle.y + armLength))
        cross.addLine(to: CGPoint(x: middle.x + armLength, y: middle.y - armLength))
        cross.lineWidth = Self.crossWidth
        cross.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }
}
