import PortableUIKit

/// A head and shoulders on a light background that fills the image, so that it suits any clipping shape.
enum AvatarDrawing {
    static let size = CGSize(width: 40, height: 40)

    static func draw(in context: CGContext) {
        context.setFillColor(UIColor.black.withAlphaComponent(Opacities.imageGround).cgColor)
        context.fill(CGRect(origin: .zero, size: size))

        context.setFillColor(UIColor.black.cgColor)
        context.fillEllipse(in: CGRect(x: 13.5, y: 9, width: 13, height: 13))

        context.beginPath()
        context.move(to: CGPoint(x: 7, y: 40))
        context.addCurve(
            to: CGPoint(x: 20, y: 25.5),
            control1: CGPoint(x: 7, y: 31),
            control2: CGPoint(x: 12.8, y: 25.5)
        )
        context.addCurve(
            to: CGPoint(x: 33, y: 40),
            control1: CGPoint(x: 27.2, y: 25.5),
            control2: CGPoint(x: 33, y: 31)
        )
        context.closePath()
        context.fillPath()
    }
}
