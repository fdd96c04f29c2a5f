import Foundation

@_spi(Host) @testable import HeadlessUIKit
import SeededRandom

/// A random tree of views that changes at random.
@MainActor struct RandomScreen {
    let window: UIWindow
    private var random: SeededGenerator
    private var views: [UIView] = []
    private var layers: [CALayer] = []
    private let scale: CGFloat

    init(seed: UInt64, scale: CGFloat) {
        random = SeededGenerator(seed: seed)
        self.scale = scale
        window = makeWindow(width: 66, height: 88)
        if Bool.random(using: &random) { window.backgroundColor = .white }
        for _ in 0..<Int.random(in: 4...18, using: &random) { add() }
    }

    /// Makes a change and returns its description.
    mutating func change() -> String {
        guard let view = views.randomElement(using: &random) else { return add() }
        switch Int.random(in: 0..<32, using: &random) {
        case 0, 1:
            view.frame.origin = point(in: 55)
            return "move of \(type(of: view))"
        case 2:
            view.frame.size = CGSize(width: length(44), height: length(44))
            return "size of \(type(of: view))"
        case 3...8: return scroll()
        case 9:
            view.alpha = [0, 0.3, 0.5, 1, 1].randomElement(using: &random) ?? 1
            return "alpha"
        case 10:
            view.isHidden.toggle()
            return "hiding"
        case 11:
            view.superview?.bringSubviewToFront(view)
            return "bringing to front"
        case 12:
            view.superview?.sendSubviewToBack(view)
            return "sending to back"
        case 13:
            view.transform = transform()
            return "transform"
        case 14:
            view.backgroundColor = color()
            return "colour"
        case 15:
            view.layer.cornerRadius = [0, 0, 4, 9.5].randomElement(using: &random) ?? 0
            guard Int.random(in: 0..<3, using: &random) == 0 else { return "corners" }
            view.cornerConfiguration = .corners(topLeftRadius: .fixed(Double(length(9))), bottomRightRadius: 6)
            return "own corners"
        case 16:
            view.clipsToBounds.toggle()
            return "clipping"
        case 17:
            view.layer.borderWidth = [0, 0, 1, 2.5].randomElement(using: &random) ?? 0
            return "border"
        case 18: return remove(view)
        case 19, 20: return add()
        case 21, 22: return changeContent(of: view)
        case 23, 24: return animate(view)
        case 25:
            view.layer.shadowOpacity = view.layer.shadowOpacity == 0 ? 0.5 : 0
            view.layer.shadowRadius = length(4)
            return "shadow"
        case 26: return addLayer(to: view)
        case 27, 28: return changeLayer()
        case 29: return mask(view)
        case 30:
            view.layer.zPosition = [0, 0, 1, -1].randomElement(using: &random) ?? 0
            return "depth"
        default:
            window.clock.advance(by: Double.random(in: 0...0.3, using: &random))
            return "time"
        }
    }

    private mutating func scroll() -> String {
        let scrollViews = views.compactMap { $0 as? UIScrollView }
        guard let scrollView = scrollViews.randomElement(using: &random) else { return add() }
        scrollView.contentOffset.x += Int.random(in: 0..<4, using: &random) == 0 ? length(10) - 5 : 0
        scrollView.contentOffset.y += length(24) - 12
        if Int.random(in: 0..<3, using: &random) == 0, let pinned = scrollView.subviews.last {
            pinned.frame.origin.y = scrollView.contentOffset.y
        }
        return "scrolling"
    }

    @discardableResult
    private mutating func add() -> String {
        let view: UIView
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            let label = UILabel()
            label.text = "Häuser 123"
            label.numberOfLines = 0
            view = label
        case 1:
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(width: 160, height: 600)
            scrollView.contentInsetAdjustmentBehavior = .never
            view = scrollView
        case 2:
            let imageView = UIImageView(image: Self.image)
            imageView.contentMode = [.center, .scaleAspectFit, .scaleToFill].randomElement(using: &random) ?? .center
            view = imageView
        case 3:
            let style: UIBlurEffect.Style = [.light, .systemUltraThinMaterial].randomElement(using: &random) ?? .light
            view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        case 4:
            view = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        default: view = UIView()
        }
        let isScrollView = view is UIScrollView
        view.frame = CGRect(
            origin: point(in: 55),
            size: CGSize(width: length(44), height: length(isScrollView ? 82 : 33))
        )
        if Int.random(in: 0..<4, using: &random) > 0 { view.backgroundColor = color() }
        let parent = Int.random(in: 0..<3, using: &random) == 0 ? window : views.randomElement(using: &random) ?? window
        parent.addSubview(view)
        views.append(view)
        return "addition of \(type(of: view))"
    }

    private mutating func remove(_ view: UIView) -> String {
        view.removeFromSuperview()
        if Bool.random(using: &random), view.window == nil {
            let parent = views.filter { !$0.isDescendant(of: view) }.randomElement(using: &random) ?? window
            parent.addSubview(view)
            return "another parent"
        }
        views.removeAll { $0.isDescendant(of: view) }
        return "removal"
    }

    private mutating func changeContent(of view: UIView) -> String {
        switch view {
        case let label as UILabel:
            label.text = ["Straße", "Brücke 9", "x", nil].randomElement(using: &random) ?? nil
            return "text"
        case let imageView as UIImageView:
            imageView.image = imageView.image == nil ? Self.image : nil
            return "image"
        default:
            view.insertSubview(UIView(), at: 0)
            view.subviews.first?.removeFromSuperview()
            return "nothing"
        }
    }

    private mutating func addLayer(to view: UIView) -> String {
        let layer = makeLayer()
        let parent = Int.random(in: 0..<4, using: &random) == 0 ? layers.randomElement(using: &random) : nil
        let superlayer = parent ?? view.layer
        let index = Int.random(in: 0...(superlayer.sublayers?.count ?? 0), using: &random)
        superlayer.insertSublayer(layer, at: UInt32(index))
        layers.append(layer)
        return "addition of \(type(of: layer))"
    }

    private mutating func makeLayer() -> CALayer {
        let layer: CALayer
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let shape = CAShapeLayer()
            let oval = CGRect(x: 0, y: 0, width: length(40), height: length(40))
            shape.path = CGPath(ellipseIn: oval, transform: nil)
            shape.fillColor = color()?.cgColor
            shape.strokeColor = color()?.cgColor
            shape.lineWidth = length(5)
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.4).cgColor]
            gradient.endPoint = CGPoint(x: length(1), y: length(1))
            layer = gradient
        default:
            layer = CALayer()
            layer.backgroundColor = color()?.cgColor
        }
        layer.frame = CGRect(origin: point(in: 40), size: CGSize(width: length(44), height: length(44)))
        return layer
    }

    private mutating func changeLayer() -> String {
        guard let layer = layers.randomElement(using: &random) else { return add() }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: layer.position = point(in: 55)
        case 1: layer.opacity = [0, 0.5, 1].randomElement(using: &random) ?? 1
        case 2: layer.cornerRadius = length(9)
        case 3: layer.masksToBounds.toggle()
        case 4: layer.setAffineTransform(transform())
        case 5: (layer as? CAShapeLayer)?.strokeEnd = length(1)
        case 6: layer.shadowOpacity = layer.shadowOpacity == 0 ? 0.5 : 0
        default:
            layer.removeFromSuperlayer()
            layers.removeAll { $0 === layer }
        }
        return "change of \(type(of: layer))"
    }

    private mutating func mask(_ view: UIView) -> String {
        if view.layer.mask != nil {
            view.layer.mask = nil
            return "no mask"
        }
        view.layer.mask = makeLayer()
        return "mask"
    }

    private mutating func animate(_ view: UIView) -> String {
        let target = point(in: 55)
        let color = color()
        let alpha: CGFloat = [0, 0.5, 1].randomElement(using: &random) ?? 1
        let transform = transform()
        let kind = Int.random(in: 0..<4, using: &random)
        UIView.animate(withDuration: 0.4) {
            switch kind {
            case 0: view.center = target
            case 1: view.backgroundColor = color
            case 2: view.alpha = alpha
            default: view.transform = transform
            }
        }
        return "animation \(kind)"
    }

    private mutating func transform() -> CGAffineTransform {
        let transforms: [CGAffineTransform] = [
            .identity, .identity, CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: 1.3, y: 0.7),
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(translationX: 3, y: 7),
        ]
        return transforms.randomElement(using: &random) ?? .identity
    }

    private mutating func color() -> UIColor? {
        let colors: [UIColor?] = [.red, .systemBlue, .white, .black.withAlphaComponent(0.3), nil, .systemYellow]
        return colors.randomElement(using: &random) ?? nil
    }

    /// Mostly whole pixels, sometimes any number.
    private mutating func length(_ limit: CGFloat) -> CGFloat {
        let length = CGFloat.random(in: 0...limit, using: &random)
        return Int.random(in: 0..<8, using: &random) == 0 ? length : (length * scale).rounded() / scale
    }

    private mutating func point(in limit: CGFloat) -> CGPoint {
        CGPoint(x: length(limit) - 5, y: length(limit * 1.5) - 5)
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
        UIColor.systemGreen.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 20))
    }
}
