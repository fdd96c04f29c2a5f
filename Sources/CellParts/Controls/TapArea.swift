import PortableUIKit

/// A transparent control over content that can be tapped.
final class TapArea: UIControl {
    private let didTapHandler: @MainActor () -> Void

    init(didTapHandler: @escaping @MainActor () -> Void) {
        self.didTapHandler = didTapHandler

        super.init(frame: .zero)

        addAction(UIAction { [weak self] _ in self?.didTapHandler() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TapArea is made in code; it cannot be decoded.")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.touchable.contains(point)
    }
}
