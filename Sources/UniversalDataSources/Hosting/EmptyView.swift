import PortableUIKit

/// The supplementary view of a section that has no model for it, where the layout wants one all the same.
final class EmptyView: UIView, HostableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let height = heightAnchor.constraint(equalToConstant: 0)
        height.priority = .defaultLow
        height.isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("An empty view is made in code: use init(frame:)")
    }
}
