#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A view that hosts the SwiftUI view of a ``SwiftUIContent``.
///
/// It is reused like all views of rows. From iOS 16 on it uses a hosting configuration, before that a hosting controller, which
/// becomes a child of the view controller that the row is in.
public final class SwiftUIContentView<Hosted: SwiftUI.View>: UIView {
    private var content: SwiftUIContent<Hosted>?
    private var theme = CellTheme.standard
    private var environment: HostedEnvironment?
    private var isEnabled = true
    private var generation = 0

    /// The view of the hosting configuration, from iOS 16 on.
    private var configured: (any UIView & UIContentView)?
    /// The hosting controller before iOS 16.
    private var controller: UIHostingController<HostedRoot<Hosted>>?

    public override func layoutSubviews() {
        super.layoutSubviews()

        configured?.frame = bounds
        controller?.view.frame = bounds
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()

        updateParent()
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        render()
    }

    /// The label of the content; without one, the labels in the SwiftUI view.
    public override var accessibilityLabel: String? {
        get {
            if let label = content?.accessibilityLabel { return label }
            let elements = (configured ?? controller?.view)?.accessibilityElements ?? []
            let labels = elements.compactMap { ($0 as? NSObject)?.accessibilityLabel }.filter { !$0.isEmpty }
            return labels.isEmpty ? nil : labels.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    private func render() {
        guard let content else { return }
        let root = Self.root(
            of: content,
            placement: .leading,
            traits: traitCollection,
            theme: theme,
            environment: environment,
            isEnabled: isEnabled,
            generation: generation
        )
        if #available(iOS 16.0, *) {
            let configuration = UIHostingConfiguration { root }.margins(.all, 0).minSize(width: 0, height: 0)
            if let configured {
                configured.configuration = configuration
            } else {
                let view = configuration.makeContentView()
                addSubview(view)
                configured = view
            }
        } else if let controller {
            controller.rootView = root
        } else {
            let controller = UIHostingController(rootView: root)
            controller.view.backgroundColor = .clear
            addSubview(controller.view)
            self.controller = controller
            updateParent()
        }
        setNeedsLayout()
    }

    /// Before iOS 16: makes the hosting controller a child of the view controller that the row is in.
    private func updateParent() {
        guard let controller else { return }
        let parent = window == nil ? nil : viewController
        guard controller.parent !== parent else { return }
        if controller.parent != nil {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        guard let parent else { return }
        parent.addChild(controller)
        controller.didMove(toParent: parent)
    }

    /// The nearest view controller of the responder chain.
    private var viewController: UIViewController? {
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private static func root(
        of content: SwiftUIContent<Hosted>,
        placement: HostedRoot<Hosted>.Placement,
        traits: UITraitCollection,
        theme: CellTheme,
        environment: HostedEnvironment?,
        isEnabled: Bool,
        generation: Int
    ) -> HostedRoot<Hosted> {
        HostedRoot(
            hosted: content.makeHosted(),
            surroundings: environment?.values,
            theme: theme,
            isEnabled: isEnabled,
            isRightToLeft: traits.layoutDirection == .rightToLeft,
            dynamicTypeSize: DynamicTypeSize(traits),
            placement: placement,
            generation: generation
        )
    }
}

// MARK: - ContainerContentView

extension SwiftUIContentView: ContainerContentView {
    /// Returns the size of the SwiftUI view for a proposed width in points; for an infinite width its ideal size.
    public static func size(fitting width: CGFloat, content: SwiftUIContent<Hosted>) -> CGSize {
        let root = root(
            of: content,
            placement: width.isFinite ? .limited : .ideal,
            traits: .current,
            theme: .current,
            environment: CollectionViewEnvironment.current[HostedEnvironmentKey.self],
            isEnabled: true,
            generation: 0
        )
        return HostedSizes.size(of: root, fitting: width)
    }

    /// Updates the SwiftUI view.
    public func update(with content: SwiftUIContent<Hosted>) {
        self.content = content
        theme = .current
        let environment = CollectionViewEnvironment.current[HostedEnvironmentKey.self]
        if environment !== self.environment {
            self.environment?.remove(self)
            environment?.add(self)
            self.environment = environment
        }
        render()
    }

    /// Replaces the closures of the SwiftUI view with those of an equal content.
    public func updateHandlers(with content: SwiftUIContent<Hosted>) {
        self.content = content
        render()
    }

    /// Disables the controls of a disabled row, which is half transparent.
    public func update(isEnabled: Bool) {
        alpha = isEnabled ? 1 : 0.5
        guard isEnabled != self.isEnabled else { return }
        self.isEnabled = isEnabled
        render()
    }

    /// Forgets the state of the SwiftUI view.
    public func prepareForReuse() {
        generation += 1
    }
}

extension SwiftUIContentView: HostedEnvironmentObserver {
    func environmentDidChange() {
        render()
    }
}
#endif
