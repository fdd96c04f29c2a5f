import Foundation

/// The key of all transitions among the animations of a layer, whatever key they are added with.
public let kCATransition = "transition"

/// A transition between two states of a layer.
///
/// The new content appears at once here; the transition has its duration, its delegate and its key among the layer's
/// animations.
open class CATransition: CAAnimation {
    /// The kind of transition.
    open var type = CATransitionType.fade
    /// The direction of the transition.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1.
    open var endProgress: Float = 1

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a type from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old content out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and reveals the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which new content appears.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a direction from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
