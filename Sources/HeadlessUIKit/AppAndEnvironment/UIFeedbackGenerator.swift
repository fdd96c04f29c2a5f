import Foundation

/// Lets a device be felt. No headless machine can be, nor can every device: nothing happens then.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() {
        super.init()
    }

    /// Gets ready for feedback that comes soon.
    open func prepare() {}
}

/// Lets something be felt that hits something.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What hits.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    /// Makes a generator for something light, heavy, soft or rigid.
    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    /// Something hit.
    open func impactOccurred() {}

    /// Something hit, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Lets a change of a selection be felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The selection changed.
    open func selectionChanged() {}
}

/// Lets the outcome of a task be felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task came out.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// A task came out.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
