import Foundation

/// A view above the tab bar of a tab bar controller, for example the controls of a player.
@available(iOS 26, *)
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// Where an accessory is.
    public enum Environment: Int, Sendable {
        /// Not known.
        case unspecified = 0
        /// In no accessory.
        case none = 1
        /// Above the tab bar, or at the bottom where it is hidden.
        case regular = 2
        /// Beside a tab bar that became small.
        case inline = 3
    }

    private let view: UIView

    /// Creates an accessory that shows a view.
    public init(contentView: UIView) {
        view = contentView
        super.init()
    }

    /// The view that is shown. It fills the accessory.
    open var contentView: UIView { view }
}

@available(iOS 26, *)
extension UITabBarController {
    /// The view above the tab bar; `nil`, the default, for none.
    public final var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the view above the tab bar.
    public final func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        accessory = bottomAccessory
        guard let view = viewIfLoaded as? TabBarControllerView else { return }
        view.accessory = bottomAccessory?.contentView
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
    }
}

/// Where a view is in a tab accessory.
@available(iOS 26, *)
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The default value; unspecified.
    public static let defaultValue = UITabAccessory.Environment.unspecified
}

@available(iOS 26, *)
extension UITraitCollection {
    /// Where the view is in a tab accessory.
    public final var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

@available(iOS 26, *)
extension UIMutableTraits {
    /// Where the view is in a tab accessory.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}

/// The glass of a tab accessory with its view.
@MainActor final class TabAccessoryView: UIView {
    /// An estimate of the height, in points.
    static let height: CGFloat = 48
    /// An estimate of the distance from the tab bar, in points.
    static let spacing: CGFloat = 8

    private let glass = GlassView()
    private let accessory: UIView

    init(content: UIView) {
        accessory = content
        super.init(frame: .zero)
        accessory.layer.cornerRadius = Self.height / 2
        accessory.clipsToBounds = true
        addSubview(glass)
        addSubview(accessory)
        traitOverrides.tabAccessoryEnvironment = .regular
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        accessory.frame = bounds
    }
}
