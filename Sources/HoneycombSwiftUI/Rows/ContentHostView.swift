#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A view that shows a content with the theme and the environment of SwiftUI, and measures it for a width.
final class ContentHostView<Content: ContainerContent>: UIView {
    /// Called with the height of the content for the width of the view when it changes.
    var heightDidChange: (@MainActor (CGFloat) -> Void)?
    /// The environment around the row.
    private(set) var hostedEnvironment: HostedEnvironment?

    private let hosted = Content.View(frame: .zero)
    private var content: Content?
    private var environment = CollectionViewEnvironment()
    private var reportedHeight: CGFloat?

    /// Shows a content.
    func update(
        with content: Content,
        theme: CellTheme,
        environment hostedEnvironment: HostedEnvironment,
        isEnabled: Bool,
        configure: @MainActor (Content.View) -> Void
    ) {
        var environment = CollectionViewEnvironment()
        environment[CellThemeKey.self] = theme
        environment[HostedEnvironmentKey.self] = hostedEnvironment
        self.hostedEnvironment = hostedEnvironment
        if hosted.superview == nil { addSubview(hosted) }
        let isEqual = content == self.content && environment == self.environment
        self.content = content
        self.environment = environment
        environment.performAsCurrent {
            if isEqual {
                hosted.updateHandlers(with: content)
            } else {
                hosted.update(with: content)
            }
        }
        hosted.update(isEnabled: isEnabled)
        configure(hosted)
        isUserInteractionEnabled = isEnabled
        if !isEqual { sizeDidChange() }
    }

    /// Returns the size of the content for a proposed width in points: as wide as proposed, or as wide as it wants to be.
    func contentSize(fitting proposed: CGFloat?) -> CGSize? {
        guard let content else { return nil }
        let width = proposed.flatMap { $0.isFinite ? max(0, $0) : nil }
        var size = CGSize.zero
        traitCollection.performAsCurrent {
            environment.performAsCurrent {
                size = Content.View.size(fitting: width ?? .infinity, content: content)
            }
        }
        return CGSize(width: width ?? size.width, height: size.height)
    }

    override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : nil
        return CGSize(
            width: UIView.noIntrinsicMetric,
            height: contentSize(fitting: width)?.height ?? UIView.noIntrinsicMetric
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        hosted.frame = bounds
        reportHeight()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        guard let content else { return }
        traitCollection.performAsCurrent {
            environment.performAsCurrent { hosted.update(with: content) }
        }
        sizeDidChange()
    }

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// SwiftUI must not be changed while it lays out, so the height is reported in the next turn.
    private func reportHeight() {
        guard heightDidChange != nil, bounds.width > 0, let height = contentSize(fitting: bounds.width)?.height,
            height != reportedHeight
        else { return }
        reportedHeight = height
        Task { [weak self] in self?.heightDidChange?(height) }
    }
}
#endif
