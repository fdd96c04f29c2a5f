import Foundation

/// The animation of one property of one layer from an old value to the model's.
struct LayerAnimation {
    /// A change of one property.
    ///
    /// Geometry and opacity are stored as the remaining distance, so that several animations of a property add up
    /// smoothly, as in UIKit; transforms and colors are stored as the start value.
    package enum Change {
        case position(CGPoint)
        case boundsOrigin(CGPoint)
        case boundsSize(CGSize)
        case opacity(Float)
        case cornerRadius(CGFloat)
        case borderWidth(CGFloat)
        case transform(from: CGAffineTransform)
        case backgroundColor(from: CGColor?)
        case borderColor(from: CGColor?)
    }

    package let change: Change
    /// The position on the owner's timeline at which the change was made.
    package let start: TimeInterval
    package let timing: AnimationTiming
    package let owner: BlockAnimation

    /// Applies the animated value at a time to `values`.
    package func apply(to values: inout LayerValues, at now: TimeInterval) {
        let progress = owner.progress(of: self, at: now)
        let rest = CGFloat(1 - progress)
        switch change {
        case .position(let distance):
            values.position.x += distance.x * rest
            values.position.y += distance.y * rest
        case .boundsOrigin(let distance):
            values.bounds.origin.x += distance.x * rest
            values.bounds.origin.y += distance.y * rest
        case .boundsSize(let distance):
            values.bounds.size.width += distance.width * rest
            values.bounds.size.height += distance.height * rest
        case .opacity(let distance):
            values.opacity += distance * Float(rest)
        case .cornerRadius(let distance):
            values.cornerRadius += distance * rest
        case .borderWidth(let distance):
            values.borderWidth += distance * rest
        case .transform(let from):
            values.transform = from.interpolated(to: values.transform, progress: CGFloat(progress))
        case .backgroundColor(let from):
            values.backgroundColor = CGColor.interpolated(from: from, to: values.backgroundColor, progress: progress)
        case .borderColor(let from):
            values.borderColor = CGColor.interpolated(from: from, to: values.borderColor, progress: progress)
        }
    }
}

extension LayerAnimation.Change {
    /// Whether both changes are of the same property.
    func isSameProperty(as other: LayerAnimation.Change) -> Bool {
        switch (self, other) {
        case (.position, .position), (.boundsOrigin, .boundsOrigin), (.boundsSize, .boundsSize),
            (.opacity, .opacity), (.cornerRadius, .cornerRadius), (.borderWidth, .borderWidth),
            (.transform, .transform), (.backgroundColor, .backgroundColor), (.borderColor, .borderColor):
            true
        default: false
        }
    }

    /// Whether the change adds to other animations of the property instead of replacing them.
    package var isAdditive: Bool {
        switch self {
        case .transform, .backgroundColor, .borderColor: false
        default: true
        }
    }

    /// Returns the keys of the properties that differ.
    package static func keys(of old: LayerValues, _ new: LayerValues) -> [String] {
        var keys: [String] = []
        if old.position != new.position { keys.append("position") }
        if old.bounds != new.bounds { keys.append("bounds") }
        if old.anchorPoint != new.anchorPoint { keys.append("anchorPoint") }
        if old.transform != new.transform { keys.append("transform") }
        if old.opacity != new.opacity { keys.append("opacity") }
        if old.cornerRadius != new.cornerRadius { keys.append("cornerRadius") }
        if old.borderWidth != new.borderWidth { keys.append("borderWidth") }
        if old.backgroundColor != new.backgroundColor { keys.append("backgroundColor") }
        if old.borderColor != new.borderColor { keys.append("borderColor") }
        return keys
    }

    /// Returns the changes between two sets of values.
    static func changes(from old: LayerValues, to new: LayerValues) -> [Self] {
        var changes: [Self] = []
        if old.position != new.position {
            let distance = CGPoint(x: old.position.x - new.position.x, y: old.position.y - new.position.y)
            changes.append(.position(distance))
        }
        if old.bounds.origin != new.bounds.origin {
            let distance = CGPoint(
                x: old.bounds.origin.x - new.bounds.origin.x,
                y: old.bounds.origin.y - new.bounds.origin.y
            )
            changes.append(.boundsOrigin(distance))
        }
        if old.bounds.size != new.bounds.size {
            let distance = CGSize(
                width: old.bounds.size.width - new.bounds.size.width,
                height: old.bounds.size.height - new.bounds.size.height
            )
            changes.append(.boundsSize(distance))
        }
        if old.opacity != new.opacity { changes.append(.opacity(old.opacity - new.opacity)) }
        if old.cornerRadius != new.cornerRadius { changes.append(.cornerRadius(old.cornerRadius - new.cornerRadius)) }
        if old.borderWidth != new.borderWidth { changes.append(.borderWidth(old.borderWidth - new.borderWidth)) }
        if old.transform != new.transform { changes.append(.transform(from: old.transform)) }
        if old.backgroundColor != new.backgroundColor { changes.append(.backgroundColor(from: old.backgroundColor)) }
        if old.borderColor != new.borderColor { changes.append(.borderColor(from: old.borderColor)) }
        return changes
    }
}
