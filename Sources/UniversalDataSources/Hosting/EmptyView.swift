import PortableUIKit

/// An empty supplementary view, for a section without a model when the layout requires a view.
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
