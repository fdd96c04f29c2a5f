import ContainerCells
import PortableUIKit

/// A view of an app's own: a text without any insets.
struct OwnContent: ContainerContent {
    typealias View = OwnContentView

    let text: String
}

final class OwnContentView: UIView, ContainerContentView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)

        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OwnContentView is made in code; it cannot be decoded.")
    }

    static func size(fitting width: CGFloat, content: OwnContent) -> CGSize {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = content.text
        return label.sizeThatFits(CGSize(width: min(width, 10_000), height: 10_000))
    }

    func update(with content: OwnContent) {
        label.text = content.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        label.frame = bounds
    }
}
