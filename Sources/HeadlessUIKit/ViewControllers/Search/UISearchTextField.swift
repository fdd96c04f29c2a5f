import Foundation

/// The text field of a search bar, with a magnifying glass, tokens and a clear button.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private static let magnifyingGlassWidth: CGFloat = 30
    private static let radius: CGFloat = 10
    private static let clearButtonMargin: CGFloat = 5
    private static let tokenSpacing: CGFloat = 4

    private var tokenViews: [SearchTokenView] = []
    private var tokenColor: UIColor?
    final let magnifyingGlass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a search field as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        clearButtonMode = .always
        magnifyingGlass.contentMode = .center
        magnifyingGlass.tintColor = .secondaryLabel
        magnifyingGlass.frame = CGRect(x: 0, y: 0, width: Self.magnifyingGlassWidth, height: Self.magnifyingGlassWidth)
        leftView = magnifyingGlass
        leftViewMode = .always
    }

    // MARK: Tokens

    /// The tokens before the text.
    open var tokens: [UISearchToken] {
        get { tokenViews.map(\.token) }
        set {
            for view in tokenViews { view.removeFromSuperview() }
            tokenViews = newValue.map { SearchTokenView(token: $0) }
            for view in tokenViews { addSubview(view) }
            tokensChanged()
        }
    }

    /// Inserts a token.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        var tokens = tokens
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
        self.tokens = tokens
    }

    /// Removes a token.
    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    /// Returns the position of a token: tokens are before all text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// Returns the tokens in a range: all of them if it begins before the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame && !tokens.isEmpty ? tokens : []
    }

    /// The range of the text, without the tokens.
    open var textualRange: UITextRange { UTF16TextRange(0..<document.length) }

    /// Replaces text in a range with a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The background color of tokens; `nil` resets it to the tint color.
    open var tokenBackgroundColor: UIColor! {
        get { tokenColor ?? tintColor }
        set {
            tokenColor = newValue
            showTokenColors()
        }
    }

    /// Whether the delete key removes tokens.
    open var allowsDeletingTokens = true

    /// Whether tokens are copied with the text. No effect here.
    open var allowsCopyingTokens = true

    private func tokensChanged() {
        showTokenColors()
        contentChanged()
        setNeedsLayout()
    }

    private func showTokenColors() {
        for view in tokenViews { view.backgroundColor = tokenBackgroundColor }
    }

    /// Updates the color of the tokens.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTokenColors()
    }

    /// Deletes text, or before the text selects the last token and then removes it.
    open override func deleteBackward() {
        if !deleteToken() { super.deleteBackward() }
    }

    override func keyboardDelete() {
        if !deleteToken() { super.keyboardDelete() }
    }

    private func deleteToken() -> Bool {
        guard allowsDeletingTokens, let last = tokenViews.last, document.selection == 0..<0 else { return false }
        guard last.isSelected else {
            last.isSelected = true
            return true
        }
        removeToken(at: tokenViews.count - 1)
        sendActions(for: .editingChanged)
        return true
    }

    /// Whether there is no text and no token, so that the placeholder is shown.
    override var showsPlaceholder: Bool { super.showsPlaceholder && tokenViews.isEmpty }

    // (132, 132, 136) on the gray of the field, as recorded.
    override var placeholderColor: UIColor { .secondaryLabel }

    // MARK: Layout

    private var tokensWidth: CGFloat {
        tokenViews.reduce(0) { $0 + $1.fittingSize.width + Self.tokenSpacing }
    }

    /// The frame of the magnifying glass.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let inset = traitCollection.metrics.controls.searchInset
        return super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -inset : inset, dy: 0)
    }

    /// The frame of the text, after the tokens.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        withoutTokens(super.textRect(forBounds: bounds))
    }

    /// The frame of the text during editing, after the tokens.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        withoutTokens(super.editingRect(forBounds: bounds))
    }

    private func withoutTokens(_ rect: CGRect) -> CGRect {
        let width = min(tokensWidth, rect.width)
        return CGRect(
            x: isMirrored ? rect.minX : rect.minX + width,
            y: rect.minY,
            width: rect.width - width,
            height: rect.height
        )
    }

    /// Lays out the tokens before the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = traitCollection.metrics.controls.areCapsules ? bounds.height / 2 : Self.radius
        guard !tokenViews.isEmpty else { return }
        let area = super.textRect(forBounds: bounds)
        var x: CGFloat = 0
        for view in tokenViews {
            let size = view.fittingSize
            view.frame = CGRect(
                x: isMirrored ? area.maxX - x - size.width : area.minX + x,
                y: bounds.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
            x += size.width + Self.tokenSpacing
        }
    }

    /// The frame of the clear button, inset from the rounded corners.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let distance = isMirrored ? Self.clearButtonMargin : -Self.clearButtonMargin
        return super.clearButtonRect(forBounds: bounds).offsetBy(dx: distance, dy: 0)
    }

    /// The traits of a search field.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? super.accessibilityTraits.union(.searchField) }
        set { super.accessibilityTraits = newValue }
    }
}
