import Foundation

/// Accompanies the change of a layer's content. The new content is shown at once here; the transition has its time, its
/// delegate and its place among the layer's animations.
open class CATransition: CAAnimation {
    /// How the new content comes in.
    open var type = CATransitionType.fade
    /// From where it comes.
    open var subtype: CATransitionSubtype?
    /// Where the transition begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where it ends, from 0 to 1.
    open var endProgress: Float = 1

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}

/// How new content comes in.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a type from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By dissolving the old one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// By sliding over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// By pushing the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// By the old one's sliding away from it.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a direction from Core Animation's name.
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
