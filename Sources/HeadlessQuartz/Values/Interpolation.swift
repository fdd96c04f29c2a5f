import Foundation

extension CGAffineTransform {
    /// Returns the transform at a progress towards another. Translation, rotation, scale and shear are interpolated
    /// separately, so that a rotating view keeps its size.
    package func interpolated(to other: CGAffineTransform, progress: CGFloat) -> CGAffineTransform {
        if progress <= 0 { return self }
        if progress == 1 { return other }
        let from = DecomposedTransform(self)
        let to = DecomposedTransform(other)
        return DecomposedTransform(from: from, to: to, progress: progress).transform
    }
}

/// A transform decomposed into translation, rotation, scale and shear.
struct DecomposedTransform {
    package var scaleX: CGFloat
    package var scaleY: CGFloat
    var shear: CGFloat
    package var rotation: CGFloat
    package var translation: CGPoint

    package init(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        rotation = atan2(transform.b, transform.a)
        if scaleX == 0 {
            scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
            shear = 0
        } else {
            scaleY = determinant / scaleX
            shear = (transform.a * transform.c + transform.b * transform.d) / scaleX
        }
        translation = CGPoint(x: transform.tx, y: transform.ty)
    }

    package init(from: DecomposedTransform, to: DecomposedTransform, progress: CGFloat) {
        func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * progress }
        scaleX = mix(from.scaleX, to.scaleX)
        scaleY = mix(from.scaleY, to.scaleY)
        shear = mix(from.shear, to.shear)
        // Rotates the short way around.
        let turn = (to.rotation - from.rotation).remainder(dividingBy: 2 * .pi)
        rotation = from.rotation + turn * progress
        translation = CGPoint(
            x: mix(from.translation.x, to.translation.x),
            y: mix(from.translation.y, to.translation.y)
        )
    }

    package var transform: CGAffineTransform {
        let cosine = cos(rotation)
        let sine = sin(rotation)
        return CGAffineTransform(
            a: scaleX * cosine,
            b: scaleX * sine,
            c: shear * cosine - scaleY * sine,
            d: shear * sine + scaleY * cosine,
            tx: translation.x,
            ty: translation.y
        )
    }
}

extension CGColor {
    /// Returns the color at a progress between two, interpolated in premultiplied components; `nil` counts as clear.
    package static func interpolated(from: CGColor?, to: CGColor?, progress: Double) -> CGColor? {
        let from = from?.rgba ?? to?.rgba.withAlpha(0) ?? .clear
        let to = to?.rgba ?? from.withAlpha(0)
        let progress = CGFloat(progress)
        let alpha = from.alpha + (to.alpha - from.alpha) * progress
        guard alpha > 0 else { return CGColor(rgba: .clear) }
        func mix(_ component: KeyPath<RGBA, CGFloat>) -> CGFloat {
            let first = from[keyPath: component] * from.alpha
            let second = to[keyPath: component] * to.alpha
            return (first + (second - first) * progress) / alpha
        }
        return CGColor(rgba: RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha))
    }
}
