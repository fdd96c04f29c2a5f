import CairoBaseline
import HeadlessUIKit

/// A row of the baseline's list, made of views.
@MainActor
final class RowView: UIView {
    convenience init(_ text: RowText, y: CGFloat) {
        self.init(frame: .zero)
        let textLeft: CGFloat = 72
        let textWidth = RowScreen.width - textLeft - 32
        let title = Self.label(text.title, size: 17, color: .black, width: textWidth)
        let subtitle = Self.label(text.subtitle, size: 15, color: .gray, width: textWidth)
        let height = max(40, title.frame.height + 2 + subtitle.frame.height) + 32
        frame = CGRect(x: 0, y: y, width: RowScreen.width, height: height)
        title.frame.origin = CGPoint(x: textLeft, y: 16)
        subtitle.frame.origin = CGPoint(x: textLeft, y: title.frame.maxY + 2)

        let image = UIImageView(image: Self.image)
        image.frame = CGRect(x: 16, y: 16, width: 40, height: 40)
        image.layer.cornerRadius = 20
        image.clipsToBounds = true
        let chevron = UIImageView(image: Self.chevron)
        chevron.frame = CGRect(x: RowScreen.width - 24, y: height / 2 - 7, width: 8, height: 14)
        let separator = UIView(frame: CGRect(x: 16, y: height - 0.5, width: RowScreen.width - 32, height: 0.5))
        separator.backgroundColor = .lightGray
        for view in [image, title, subtitle, chevron, separator] { addSubview(view) }
    }

    private static func label(_ text: String, size: CGFloat, color: UIColor, width: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        label.numberOfLines = 0
        let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame.size = CGSize(width: width, height: fitting.height)
        return label
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    private static let chevron = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 14)).image { context in
        context.cgContext.setLineWidth(2)
        UIColor.lightGray.setStroke()
        context.cgContext.move(to: CGPoint(x: 1, y: 1))
        context.cgContext.addLine(to: CGPoint(x: 7, y: 7))
        context.cgContext.addLine(to: CGPoint(x: 1, y: 13))
        context.cgContext.strokePath()
    }
}
