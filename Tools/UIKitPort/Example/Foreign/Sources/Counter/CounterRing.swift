import ObjectiveC
import UIKit

/// Says how many rings there are, if it knows.
@objc public protocol CounterRingDataSource {
    @objc optional func widths(of ring: CounterRing) -> [CGFloat]
    @objc optional func scale(of ring: CounterRing) -> CGFloat
}

/// A ring with values of its own that an appearance proxy sets.
public final class CounterRing: UIView {
    @objc public dynamic var width: CGFloat = 2
    @objc public dynamic var color: UIColor? = .black

    public weak var dataSource: CounterRingDataSource?
    let count: Int

    public init(frame: CGRect, count: Int) {
        self.count = count
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The widths that the data source knows, or else one for each ring.
    public var widths: [CGFloat] {
        if let widths = dataSource?.widths?(of: self) { return widths }
        return Array(repeating: width * (dataSource?.scale?(of: self) ?? CoreGraphics.pow(2, CGFloat(count))), count: count)
    }
}

// MARK: - Things of Objective-C

private var originalLayout: IMP?

extension CounterRing {
    /// Counts layouts, where methods can be exchanged.
    static func countLayouts() {
        guard originalLayout == nil,
            let method = class_getInstanceMethod(CounterRing.self, #selector(CounterRing.layoutSubviews)),
            let other = class_getInstanceMethod(CounterRing.self, #selector(CounterRing.countingLayout))
        else { return }
        originalLayout = method_getImplementation(method)
        method_exchangeImplementations(method, other)
    }

    @objc func countingLayout() {
        countingLayout()
    }

    public override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector)
    }

    func checkCount() {
        guard count >= 0 else {
            NSException(name: .invalidArgumentException, reason: "A ring has a count.", userInfo: nil).raise()
            return
        }
    }

    /// The window of the app, also in an extension of it.
    var hostWindow: UIWindow? {
        let app = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
        return app?.keyWindow
    }
}
