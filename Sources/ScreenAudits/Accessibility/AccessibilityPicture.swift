import PortableUIKit
import ScreenHosting

/// A picture of a screen with numbers on what VoiceOver stops at, beside the list of what it says.
///
/// ```swift
/// let png = try AccessibilityPicture(of: host).host(scale: 2).data(format: .png)
/// ```
@MainActor
public struct AccessibilityPicture {
    /// What VoiceOver says, with the numbers of the picture.
    public let transcript: SpokenTranscript

    private let picture: UIImage
    private let isReversed: Bool

    private static let colors: [UIColor] = [
        UIColor(red: 0.80, green: 0.15, blue: 0.20, alpha: 1), UIColor(red: 0.05, green: 0.40, blue: 0.80, alpha: 1),
        UIColor(red: 0.10, green: 0.48, blue: 0.20, alpha: 1), UIColor(red: 0.55, green: 0.20, blue: 0.70, alpha: 1),
        UIColor(red: 0.68, green: 0.38, blue: 0.00, alpha: 1), UIColor(red: 0.00, green: 0.45, blue: 0.50, alpha: 1),
    ]

    private static let margin: CGFloat = 16
    private static let legendWidth: CGFloat = 340
    private static let badgeSide: CGFloat = 16
    private static let spacing: CGFloat = 8
    private static let fillAlpha: CGFloat = 0.16
    private static let markInset: CGFloat = 1

    /// Draws the screen of a host and reads it.
    ///
    /// - Throws: `ScreenRenderingError` if the screen cannot be drawn.
    public init(of host: ScreenHost) throws {
        transcript = SpokenTranscript(of: host)
        isReversed = host.configuration.layoutDirection == .rightToLeft
        let png = try host.data(format: .png)
        guard let image = UIImage(data: png, scale: host.configuration.scale) else {
            throw ScreenRenderingError.writerFailed("the renderer wrote no PNG")
        }
        picture = image
    }

    /// Returns a screen that shows the picture and the list.
    ///
    /// - Parameter scale: Pixels per point.
    public func host(scale: CGFloat = 2) -> ScreenHost {
        let view = UIView()
        view.backgroundColor = .white
        let screen = UIImageView(image: picture)
        screen.frame.origin = CGPoint(x: Self.margin, y: Self.margin)
        screen.clipsToBounds = true
        view.addSubview(screen)
        for (index, element) in transcript.elements.enumerated() { mark(element, index, on: screen) }
        var y = Self.margin
        for (index, element) in transcript.elements.enumerated() {
            y += addLine(element, index, to: view, x: screen.frame.maxX + Self.margin, y: y) + Self.spacing
        }
        let size = CGSize(
            width: screen.frame.maxX + Self.margin + Self.legendWidth + Self.margin,
            height: max(screen.frame.maxY, y) + Self.margin
        )
        let controller = UIViewController()
        controller.view = view
        return ScreenHost(controller, configuration: ScreenConfiguration(size: size, scale: scale))
    }

    private func color(_ index: Int) -> UIColor { Self.colors[index % Self.colors.count] }

    /// Draws a rectangle over an element, with its number in the corner where reading begins.
    private func mark(_ element: SpokenTranscript.Element, _ index: Int, on screen: UIView) {
        let frame = element.frame.intersection(screen.bounds)
        guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
        let inset = min(Self.markInset, frame.width / 4, frame.height / 4)
        let area = UIView(frame: frame.insetBy(dx: inset, dy: inset))
        area.backgroundColor = color(index).withAlphaComponent(Self.fillAlpha)
        area.layer.borderColor = color(index).cgColor
        area.layer.borderWidth = 1
        screen.addSubview(area)
        let badge = badge(index)
        // Beside the element where there is room, so that it covers no text.
        let before = isReversed ? frame.maxX : frame.minX - Self.badgeSide
        badge.frame.origin = CGPoint(
            x: min(max(before, 0), max(screen.bounds.maxX - Self.badgeSide, 0)),
            y: min(frame.minY + Self.markInset, max(screen.bounds.maxY - Self.badgeSide, 0))
        )
        screen.addSubview(badge)
    }

    /// Adds what is said about an element, and returns the height.
    private func addLine(
        _ element: SpokenTranscript.Element,
        _ index: Int,
        to view: UIView,
        x: CGFloat,
        y: CGFloat
    ) -> CGFloat {
        let badge = badge(index)
        badge.frame.origin = CGPoint(x: x, y: y)
        view.addSubview(badge)
        let isSeen = element.frame.intersects(CGRect(origin: .zero, size: picture.size))
        let details = element.details + (isSeen ? [] : ["Outside of the picture"])
        let texts =
            [(element.words, UIFont.systemFont(ofSize: 13, weight: .semibold), UIColor.black)]
            + ((element.hint.map { [$0] } ?? []) + details).map {
                ($0, UIFont.systemFont(ofSize: 12), UIColor(white: 0.35, alpha: 1))
            }
        let width = Self.legendWidth - Self.badgeSide - Self.spacing
        var height: CGFloat = 2
        for (text, font, color) in texts {
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            label.numberOfLines = 0
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: x + Self.badgeSide + Self.spacing, y: y + height, width: width, height: size.height)
            view.addSubview(label)
            height += size.height
        }
        return max(height, Self.badgeSide)
    }

    private func badge(_ index: Int) -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: Self.badgeSide, height: Self.badgeSide))
        label.text = "\(index + 1)"
        label.font = .monospacedDigitSystemFont(ofSize: 10, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = color(index)
        label.layer.cornerRadius = Self.badgeSide / 2
        label.layer.masksToBounds = true
        return label
    }
}
