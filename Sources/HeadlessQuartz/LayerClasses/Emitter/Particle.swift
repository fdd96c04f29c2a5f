import Foundation

/// A particle at one moment.
struct Particle {
    var cell: CAEmitterCell
    var position: CGPoint
    var scale: CGFloat
    /// In radians.
    var rotation: CGFloat
    var color: RGBA
    /// In seconds.
    var age: TimeInterval

    /// The distance beyond which nothing is seen, in points. Canvases draw nothing at all after an infinite transform.
    private static let farthest: CGFloat = 1e6

    private var isPlaced: Bool {
        abs(position.x) < Self.farthest && abs(position.y) < Self.farthest && rotation.isFinite && scale > 0
            && scale < Self.farthest
    }

    func paint(on canvas: any Canvas) {
        guard isPlaced, let image = cell.contents as? CGImage, cell.contentsScale > 0, color.alpha > 0 else { return }
        let shown = cell.contentsRect
        let size = CGSize(
            width: CGFloat(image.width) / cell.contentsScale,
            height: CGFloat(image.height) / cell.contentsScale
        )
        let part = CGRect(
            x: -size.width * shown.width / 2,
            y: -size.height * shown.height / 2,
            width: size.width * shown.width,
            height: size.height * shown.height
        )
        guard part.width > 0, part.height > 0 else { return }
        canvas.save()
        canvas.concatenate(CGAffineTransform(translationX: position.x, y: position.y))
        canvas.concatenate(CGAffineTransform(rotationAngle: rotation))
        canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
        let isWhole = shown == CGRect(x: 0, y: 0, width: 1, height: 1)
        if !isWhole { canvas.clip(to: .rect(part), rule: .winding) }
        let rect = CGRect(
            x: part.minX - shown.minX * size.width,
            y: part.minY - shown.minY * size.height,
            width: size.width,
            height: size.height
        )
        let pixels = TintedImageCache.shared.image(image.pixels, multipliedBy: color.inSteps)
        canvas.drawImage(pixels, in: rect, interpolation: .default)
        canvas.restore()
    }
}

extension RGBA {
    /// How many values of a component particles have, so that few images are kept for them.
    private static let steps: CGFloat = 31

    fileprivate var inSteps: RGBA {
        func step(_ component: CGFloat) -> CGFloat { (component * Self.steps).rounded() / Self.steps }
        return RGBA(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
    }
}

/// What emits particles for a time: a layer, or another particle.
struct ParticleSource {
    let cell: CAEmitterCell
    let period: EmissionPeriod
    /// What the random numbers begin with.
    let key: UInt64
    /// Where the particle that emits is at a time; `nil` where the layer emits.
    let origin: ((TimeInterval) -> CGPoint)?

    /// More particles than anybody can see; bounds the cost of a rate that is set by mistake.
    static let greatestCount = 10_000

    /// How deep particles may emit particles, so that cells that emit themselves have an end.
    private static let greatestDepth = 4

    /// Adds the particles that live at a time.
    func add(to particles: inout [Particle], at now: TimeInterval, emitter: Emitter, depth: Int = 0) {
        let factor = TimeInterval(emitter.lifetime)
        let longest =
            cell.greatestLifetime * factor + (depth < Self.greatestDepth ? cell.greatestLifetimeBelow * factor : 0)
        guard period.rate > 0, longest > 0, depth < Self.greatestDepth else { return }
        // The particle with number n is emitted in the middle of its part of the time.
        let first = max(0, ((now - longest - period.start) * period.rate - 0.5).rounded(.up))
        let last = ((min(now, period.end) - period.start) * period.rate - 0.5).rounded(.down)
        guard first <= last, last < 1e15 else { return }
        for number in Int(max(first, last - Double(Self.greatestCount)))...Int(last) {
            guard particles.count < Self.greatestCount else { return }
            let birth = period.start + (Double(number) + 0.5) / period.rate
            let motion = ParticleMotion(of: cell, emitter: emitter, number: number, birth: birth, source: self)
            if now - birth < motion.lifetime { particles.append(motion.particle(at: now)) }
            for (index, below) in (cell.emitterCells ?? []).enumerated() where below.isEnabled {
                let start = birth + below.beginTime
                let end =
                    below.duration > 0 ? min(birth + motion.lifetime, start + below.duration) : birth + motion.lifetime
                let source = ParticleSource(
                    cell: below,
                    period: EmissionPeriod(start: start, end: end, rate: Double(below.birthRate), number: number),
                    key: ParticleRandom.mixed(key, UInt64(truncatingIfNeeded: number) << 8 ^ UInt64(index + 1)),
                    origin: motion.position
                )
                source.add(to: &particles, at: now, emitter: emitter, depth: depth + 1)
            }
        }
    }
}

/// How one particle moves and changes.
private struct ParticleMotion {
    let cell: CAEmitterCell
    let birth: TimeInterval
    let lifetime: TimeInterval
    private let start: CGPoint
    private let velocity: CGVector
    private let scale: CGFloat
    private let spin: CGFloat
    private let color: RGBA

    init(of cell: CAEmitterCell, emitter: Emitter, number: Int, birth: TimeInterval, source: ParticleSource) {
        var random = ParticleRandom(source.key, UInt64(truncatingIfNeeded: number))
        let values = cell.emission
        self.cell = cell
        self.birth = birth
        lifetime = max(
            0,
            TimeInterval(emitter.lifetime) * TimeInterval(values.lifetime + random.spread(values.lifetimeRange))
        )
        var angle = values.emissionLongitude + random.spread(values.emissionRange)
        let place = emitter.place(&random)
        if let origin = source.origin {
            start = origin(birth)
        } else {
            start = place.point
            angle += place.angle
        }
        let speed =
            (values.velocity + random.spread(values.velocityRange)) * CGFloat(emitter.velocity)
            * cos(values.emissionLatitude)
        velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        scale = (values.scale + random.spread(values.scaleRange)) * CGFloat(emitter.scale)
        spin = (values.spin + random.spread(values.spinRange)) * CGFloat(emitter.spin)
        let base = values.color?.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        color = RGBA(
            red: base.red + CGFloat(random.spread(values.redRange)),
            green: base.green + CGFloat(random.spread(values.greenRange)),
            blue: base.blue + CGFloat(random.spread(values.blueRange)),
            alpha: base.alpha + CGFloat(random.spread(values.alphaRange))
        )
    }

    func position(at time: TimeInterval) -> CGPoint {
        let age = CGFloat(time - birth)
        let values = cell.emission
        return CGPoint(
            x: start.x + velocity.dx * age + values.xAcceleration * age * age / 2,
            y: start.y + velocity.dy * age + values.yAcceleration * age * age / 2
        )
    }

    func particle(at now: TimeInterval) -> Particle {
        let age = CGFloat(now - birth)
        let values = cell.emission
        return Particle(
            cell: cell,
            position: position(at: now),
            scale: scale + values.scaleSpeed * age,
            rotation: spin * age,
            color: RGBA(
                red: color.red + CGFloat(values.redSpeed) * age,
                green: color.green + CGFloat(values.greenSpeed) * age,
                blue: color.blue + CGFloat(values.blueSpeed) * age,
                alpha: color.alpha + CGFloat(values.alphaSpeed) * age
            ),
            age: now - birth
        )
    }
}

/// The random numbers of one particle: the same ones each time that it is drawn.
struct ParticleRandom {
    private var state: UInt64

    init(_ key: UInt64, _ number: UInt64) {
        state = Self.mixed(key, number)
    }

    /// Returns a number that follows from two others. SplitMix64, by Steele, Lea and Flood.
    static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var bits = first &+ (second &+ 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a number from 0 to 1.
    mutating func fraction() -> CGFloat {
        state = Self.mixed(state, 1)
        return CGFloat(state >> 11) / CGFloat(UInt64(1) << 53)
    }

    /// Returns a number within a range around 0.
    mutating func spread<Value: BinaryFloatingPoint>(_ range: Value) -> Value {
        Value(fraction() - 0.5) * range
    }
}

extension CAEmitterCell {
    /// How long a particle of the cell lives at most, in seconds.
    var greatestLifetime: TimeInterval {
        max(0, TimeInterval(lifetime) + abs(TimeInterval(lifetimeRange)) / 2)
    }

    /// How long particles that they emit live at most, in seconds.
    var greatestLifetimeBelow: TimeInterval { greatestLifetimeBelow(depth: 0) }

    private func greatestLifetimeBelow(depth: Int) -> TimeInterval {
        guard depth < 4 else { return 0 }
        return (emitterCells ?? []).map { $0.greatestLifetime + $0.greatestLifetimeBelow(depth: depth + 1) }.max() ?? 0
    }

    /// How far from the emitter particles are seen at most, in points.
    func reach(_ emitter: Emitter, depth: Int = 0) -> CGFloat {
        guard depth < 4 else { return 0 }
        let time = CGFloat(greatestLifetime) * CGFloat(abs(emitter.lifetime))
        let speed = (abs(velocity) + abs(velocityRange) / 2) * CGFloat(abs(emitter.velocity))
        let distance = speed * time + hypot(xAcceleration, yAcceleration) * time * time / 2
        let image = contents as? CGImage
        let size = image.map { hypot(CGFloat($0.width), CGFloat($0.height)) / max(0.01, contentsScale) } ?? 0
        let scale = (abs(scale) + abs(scaleRange) / 2) * CGFloat(abs(emitter.scale)) + abs(scaleSpeed) * time
        let below = (emitterCells ?? []).map { $0.reach(emitter, depth: depth + 1) }.max() ?? 0
        let reach = distance + max(size * scale / 2, below)
        return reach.isFinite ? min(reach, 1e6) : 1e6
    }
}
