import Foundation

/// View animations as `CAAnimation` objects.
extension CALayer {
    /// Whether an animation block animates the layer.
    package final var isAnimatedInBlock: Bool { !runningAnimations.isEmpty }

    /// Whether an animation disables touches: views receive none while they are animated, unless its options allow it.
    package final var isAnimatedWithoutTouches: Bool {
        runningAnimations.contains { !$0.owner.allowsUserInteraction }
    }

    /// The keys of view animations, as UIKit names them: the second animation of `position` is `position-2`.
    final var viewAnimationKeys: [String] {
        var counts: [String: Int] = [:]
        return runningAnimations.map { animation in
            let path = animation.change.keyPath
            let count = (counts[path] ?? 0) + 1
            counts[path] = count
            return count == 1 ? path : "\(path)-\(count)"
        }
    }

    /// Ends the view animations whose index satisfies a condition.
    @MainActor final func endBlockAnimations(at shouldEnd: (Int) -> Bool) {
        let meant = runningAnimations.indices.filter(shouldEnd)
        guard !meant.isEmpty else { return }
        let ended = meant.map { runningAnimations[$0] }
        for index in meant.reversed() { runningAnimations.remove(at: index) }
        for animation in ended { animation.owner.layerAnimationDidEnd(finished: false) }
        host?.appearanceDidChange()
    }
}

extension LayerAnimation {
    /// The view animation as a `CABasicAnimation`.
    var basicAnimation: CABasicAnimation {
        let animation = CABasicAnimation(keyPath: change.keyPath)
        animation.timing = timing
        animation.isAdditive = change.isAdditive
        animation.fillMode = .both
        let from = change.start
        animation.fromValue = from.boxed
        if change.isAdditive { animation.toValue = from.zero.boxed }
        return animation
    }
}

extension LayerAnimation.Change {
    package var keyPath: String {
        switch self {
        case .position: "position"
        case .boundsOrigin: "bounds.origin"
        case .boundsSize: "bounds.size"
        case .opacity: "opacity"
        case .cornerRadius: "cornerRadius"
        case .borderWidth: "borderWidth"
        case .transform: "transform"
        case .backgroundColor: "backgroundColor"
        case .borderColor: "borderColor"
        }
    }

    /// The start value: the remaining distance for an additive change, or else the value it started from.
    fileprivate var start: AnimatableValue {
        switch self {
        case .position(let distance), .boundsOrigin(let distance): AnimatableValue(distance)
        case .boundsSize(let distance): AnimatableValue(distance)
        case .opacity(let distance): AnimatableValue(Double(distance))
        case .cornerRadius(let distance), .borderWidth(let distance): AnimatableValue(Double(distance))
        case .transform(let from): AnimatableValue(from)
        case .backgroundColor(let from), .borderColor(let from): AnimatableValue(from)
        }
    }
}
