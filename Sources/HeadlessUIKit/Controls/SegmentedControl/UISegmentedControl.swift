import Foundation

/// A row of segments, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The segment index that means that no segment is selected.
    public class var noSegment: Int { -1 }

    /// The position of a segment in the control.
    public enum Segment: Int, Sendable {
        /// Any segment.
        case any = 0
        /// The leftmost segment.
        case left = 1
        /// A segment that is neither the leftmost nor the rightmost one.
        case center = 2
        /// The rightmost segment.
        case right = 3
        /// The only segment.
        case alone = 4
    }

    /// UIKit's metrics in points and durations in seconds.
    enum Metrics {
        static let height: CGFloat = 32
        static let cornerRadius: CGFloat = 8
        static let selectionInset: CGFloat = 2
        static let selectionRadius: CGFloat = 6.5
        static let dividerHeight: CGFloat = 16
        static let duration: TimeInterval = 0.25
        static let disabledAlpha: CGFloat = 0.5
    }

    final var segments: [SegmentView] = []
    final var dividers: [UIImageView] = []
    final let background = UIView()
    final let selectionShadow = SoftShadowView()
    final let selection = UIView()
    final var selectedIndex = UISegmentedControl.noSegment { didSet { notifyObservers() } }
    final var pressedIndex: Int?
    /// Images, text attributes and adjustments; `nil` if none were set.
    final var customization: SegmentCustomization?

    /// Creates a control with a segment for each title or image.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String {
                insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: numberOfSegments, animated: false)
            } else if let action = item as? UIAction {
                insertSegment(action: action, at: numberOfSegments, animated: false)
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each action, which is performed when the segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Creates a segmented control from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeSegments(from: coder)
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title), at: segment)
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment)
    }

    /// Inserts a segment with the title or image of an action, which is performed when the segment is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentView(action: action), at: segment)
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selectedIndex == segment {
            selectedIndex = Self.noSegment
        } else if selectedIndex > segment {
            selectedIndex -= 1
        }
        segmentsChanged()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selectedIndex = Self.noSegment
        segmentsChanged()
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].title = title
        segmentsChanged()
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the image of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].image = image
        segmentsChanged()
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
        updateSegments()
    }

    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the action of a segment, with its title or image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].action = action
        segmentsChanged()
    }

    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    // MARK: Widths

    /// Sets the width of a segment in points; 0 for an automatic width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].fixedWidth = max(0, width)
        segmentsChanged()
    }

    /// Returns the width of a segment that was set; 0 for an automatic width.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].fixedWidth : 0
    }

    /// Whether automatic widths are proportional to the segments' content instead of equal.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsChanged() } }
    }

    /// Sets the offset of a segment's content from its center, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].contentOffset = offset
    }

    /// Returns the offset of a segment's content from its center, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
    }

    // MARK: Appearance

    /// Sets the attributes of the titles in a state. They are added to those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize { $0.attributes[exactly: state] = attributes }
    }

    /// Returns the attributes of the titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        customization?.attributes[exactly: state]
    }

    /// Sets the background image of the segments in a state. It replaces the background and the shape of the selection.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        customize { $0.backgrounds[barMetrics, default: ValuesByState()][exactly: state] = backgroundImage }
    }

    /// Returns the background image of the segments in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        customization?.backgrounds[barMetrics]?[exactly: state]
    }

    /// Sets the image between two segments in given states.
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        let states = SegmentCustomization.DividerStates(left: leftState, right: rightState)
        customize { $0.dividers[barMetrics, default: [:]][states] = dividerImage }
    }

    /// Returns the image between two segments in given states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        let states = SegmentCustomization.DividerStates(left: leftState, right: rightState)
        return customization?.dividers[barMetrics]?[states]
    }

    /// Sets the offset of the content of segments by their position, in points.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset,
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) {
        customize { $0.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment }
    }

    /// Returns the offset of the content of segments by their position, in points.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) -> UIOffset {
        customization?.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
    }

    // MARK: Selection

    /// The index of the selected segment, or `noSegment`. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            selectedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
            updateSegments()
            setNeedsLayout()
        }
    }

    /// Whether a segment is selected only while it is touched.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    /// The background color of the selected segment.
    open var selectedSegmentTintColor: UIColor? {
        didSet { updateColors() }
    }

    // MARK: Layout

    /// The size that fits the content of the segments, with equal widths unless they are proportional or fixed.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Returns the size that fits the content of the segments.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays out the segments side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        placeSegments()
        placeDividers()
        placeSelection()
    }

    // MARK: Tracking

    /// Highlights the segment under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = index(under: touch), super.beginTracking(touch, with: event) else { return false }
        press(index)
        return true
    }

    /// Highlights the segment to which the finger moved.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? index(under: touch) : nil)
        return super.continueTracking(touch, with: event)
    }

    /// Selects the segment under the finger.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = isTouchInside ? touch.flatMap { self.index(under: $0) } : nil
        press(nil)
        if let index { select(index) }
    }

    /// Ends the touch without changing the selection.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        press(nil)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateSegments()
    }

    // MARK: Accessibility

    /// The accessible segments.
    open override var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements ?? segments }
        set { super.accessibilityElements = newValue }
    }
}
