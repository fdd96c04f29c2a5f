import Foundation

/// A view that is shown instead of the keyboard or above it, with the background of a keyboard if its style says so.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The background of an input view.
    public enum Style: Int, Sendable {
        /// No background.
        case `default` = 0
        /// The background of the keyboard.
        case keyboard = 1
    }

    private let styleStorage: Style

    /// The background of the view.
    open var inputViewStyle: UIInputView.Style { styleStorage }

    /// Whether the height follows from the content: the intrinsic content size or constraints. `false` by default.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Creates an input view.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        styleStorage = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = Self.keyboardColor }
    }

    /// Creates an input view with the background of a keyboard.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .keyboard)
    }

    /// Creates an input view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        styleStorage = .default
        super.init(coder: coder)
    }

    /// The color behind the keys of the keyboard; an estimate.
    static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.82, alpha: 1)
    }
}

/// What a custom input view adopts so that its keys can click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether keys click. Never asked here: there is no sound.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// `false`: keys don't click.
    public var enableInputClicksWhenVisible: Bool { false }
}
