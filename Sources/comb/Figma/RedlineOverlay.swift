import FigmaFiles
import Foundation
import Honeycomb
import ScreenHosting

/// A screen with a red frame around each element that differs from its design, and what differs beside it.
@MainActor
struct RedlineOverlay {
    private let screen: HostedScreen

    /// Draws redlines over a screen, which becomes as high as its content.
    init(_ redlines: [DesignComparison.Redline], on screen: HostedScreen) throws {
        self.screen = screen
        try screen.fitContent(maximumHeight: PixelLimit(scale: screen.host.configuration.scale).maximumLength)
        let list = screen.controller.collectionView
        for redline in redlines where redline.box.width > 0 && redline.box.height > 0 {
            let frame = CGRect(x: redline.box.x, y: redline.box.y, width: redline.box.width, height: redline.box.height)
            let border = UIView(frame: frame.insetBy(dx: -1, dy: -1))
            border.layer.borderWidth = 1
            border.layer.borderColor = UIColor.systemRed.cgColor
            border.isUserInteractionEnabled = false
            list.addSubview(border)
            list.addSubview(
                Self.label(redline.differences.joined(separator: ", "), above: frame, in: list.bounds.width)
            )
        }
        screen.host.layout()
    }

    private static func label(_ text: String, above frame: CGRect, in width: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 8, weight: .semibold)
        label.textColor = .white
        label.backgroundColor = .systemRed
        label.text = text
        let size = label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
        let x = max(0, min(frame.minX, width - size.width))
        label.frame = CGRect(
            x: x,
            y: max(0, frame.minY - size.height),
            width: min(size.width, width),
            height: size.height
        )
        return label
    }

    /// The picture.
    func png() throws -> Data { try screen.host.data(format: .png, isSmall: true) }
}
