import CellParts
import PortableUIKit

/// A view that draws the distances of a screen as bands with their values, as a design tool does.
///
/// Bands of one row have one tint, those of the next another; distances that are not in the scale are red. Labels stand
/// beside texts, with a line to their band. Brackets at the leading side show the sums from text to text.
///
/// Use it in debug builds:
///
/// ```swift
/// #if DEBUG
/// let overlay = SpacingOverlayView()
/// overlay.show(on: viewController)
/// #endif
/// ```
public final class SpacingOverlayView: UIView {
    /// The distances, in the coordinates of the overlay.
    private(set) var spacings: ScreenSpacings?

    private weak var viewController: UIViewController?
    private var timer: Timer?
    private var lastSignature: [CGFloat] = []
    private var tickCount = 0

    /// The time between two looks at the screen, in seconds.
    private static let interval = 1.0 / 30
    /// Looks after which the screen is read again, even if nothing moved: texts may have changed.
    private static let refreshInterval = 15

    public override init(frame: CGRect) {
        super.init(frame: frame)

        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        accessibilityElementsHidden = true
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SpacingOverlayView is made in code; it cannot be decoded.")
    }

    /// Puts the overlay over a screen. It takes no touches, and follows scrolling and changes until it is removed from its
    /// superview.
    public func show(on viewController: UIViewController) {
        self.viewController = viewController
        frame = viewController.view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        viewController.view.addSubview(self)
        update()
        timer?.invalidate()
        // A timer in the common modes also fires while a finger scrolls.
        let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            MainActor.assumeIsolated { self.refresh() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    /// Reads the screen again.
    public func update() {
        guard let viewController else { return }
        spacings = ScreenSpacings(of: viewController, scrolls: false)
        setNeedsDisplay()
    }

    public override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)

        guard newSuperview == nil else { return }
        timer?.invalidate()
        timer = nil
    }

    /// Reads the screen again if it moved.
    func refresh() {
        guard let viewController else { return removeFromSuperview() }
        superview?.bringSubviewToFront(self)
        tickCount += 1
        let signature = ScreenWalk(root: viewController.view).lists.reduce(into: [bounds.width, bounds.height]) {
            $0 += [$1.contentOffset.x, $1.contentOffset.y, $1.contentSize.height]
        }
        guard signature != lastSignature || tickCount >= Self.refreshInterval else { return }
        lastSignature = signature
        tickCount = 0
        update()
    }

    public override func draw(_ rect: CGRect) {
        guard let spacings, let context = UIGraphicsGetCurrentContext() else { return }
        SpacingDrawing(spacings: spacings, bounds: bounds).draw(in: context)
    }
}
