import Foundation

/// The base class of haptic feedback generators. No effect in a headless process, as on a device without haptics.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a feedback generator.
    public override init() {
        super.init()
    }

    /// Prepares the generator for imminent feedback. No effect.
    open func prepare() {}
}

/// A feedback generator that simulates physical impacts. No effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or stiffness of the simulated object.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    /// Creates a generator with the given style.
    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    /// Triggers impact feedback. No effect.
    open func impactOccurred() {}

    /// Triggers impact feedback with an intensity from 0 to 1. No effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A feedback generator that indicates a change in selection. No effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers selection feedback. No effect.
    open func selectionChanged() {}
}

/// A feedback generator that indicates the outcome of a task. No effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcomes of a task.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// Triggers notification feedback for the outcome of a task. No effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
