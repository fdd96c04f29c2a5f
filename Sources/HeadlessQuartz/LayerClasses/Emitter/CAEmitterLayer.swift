import Foundation

/// A layer that emits particles and animates them on the clock of its window.
///
/// Unless `beginTime` is set to the time of the media clock, particles look as if they had been emitted for long when the layer is first
/// shown.
open class CAEmitterLayer: CALayer {
    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CAEmitterLayer.self }

    private final var emitter = Emitter()
    private final var cells: [CAEmitterCell]?
    private final var histories: [ObjectIdentifier: EmissionHistory] = [:]
    /// When the layer was first painted, on its clock, and by how much its begin was later.
    private final var begin: TimeInterval?
    private final var tick: VirtualClock.Token?

    /// Creates a layer without cells.
    public override init() {
        super.init()
        hasCustomAppearance = true
    }

    /// Creates a presentation copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        hasCustomAppearance = true
    }

    /// Layers can't be decoded from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hasCustomAppearance = true
    }

    private func change(_ body: (inout Emitter) -> Void) {
        body(&emitter)
        emissionDidChange()
    }

    /// Notes new rates, and repaints.
    final func emissionDidChange() {
        if begin != nil, let clock { updateHistories(at: MainActor.assumeIsolated { clock.now }) }
        appearanceDidChange()
    }

    private var clock: VirtualClock? {
        nearestHost.flatMap { host in MainActor.assumeIsolated { host.animationClock } }
    }

    /// What is emitted.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            cells = newValue
            adopt(newValue)
        }
    }

    final func adopt(_ cells: [CAEmitterCell]?) {
        for cell in cells ?? [] where cell.emitter !== self {
            cell.emitter = self
            adopt(cell.emitterCells)
        }
        emissionDidChange()
    }

    /// A factor for the birth rates of all cells.
    open var birthRate: Float {
        get { emitter.birthRate }
        set { change { $0.birthRate = newValue } }
    }

    /// A factor for the lifetimes of all cells.
    open var lifetime: Float {
        get { emitter.lifetime }
        set { change { $0.lifetime = newValue } }
    }

    /// A factor for the velocities of all cells.
    open var velocity: Float {
        get { emitter.velocity }
        set { change { $0.velocity = newValue } }
    }

    /// A factor for the scales of all cells.
    open var scale: Float {
        get { emitter.scale }
        set { change { $0.scale = newValue } }
    }

    /// A factor for the rotations of all cells.
    open var spin: Float {
        get { emitter.spin }
        set { change { $0.spin = newValue } }
    }

    /// The middle of the emitter, in points.
    open var emitterPosition: CGPoint {
        get { emitter.emitterPosition }
        set { change { $0.emitterPosition = newValue } }
    }

    /// The size of the emitter, in points; its width is the radius of a circle.
    open var emitterSize: CGSize {
        get { emitter.emitterSize }
        set { change { $0.emitterSize = newValue } }
    }

    /// The shape in which particles are emitted.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.emitterShape }
        set { change { $0.emitterShape = newValue } }
    }

    /// Where in the shape particles are emitted.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.emitterMode }
        set { change { $0.emitterMode = newValue } }
    }

    /// The order and the way in which particles are drawn.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { change { $0.renderMode = newValue } }
    }

    /// What the random numbers of the particles begin with: equal seeds give equal pictures at equal times.
    open var seed: UInt32 {
        get { emitter.seed }
        set { change { $0.seed = newValue } }
    }

    /// The distance of the emitter to the viewer. No effect here: particles move in the plane of the layer.
    open var emitterZPosition: CGFloat = 0
    /// The depth of the emitter. No effect here: particles move in the plane of the layer.
    open var emitterDepth: CGFloat = 0
    /// Whether particles keep their depth. No effect here: particles move in the plane of the layer.
    open var preservesDepth = false

    // MARK: Painting

    override func paintCustomAppearance(on canvas: any Canvas, _ values: LayerValues) {
        let clock = clock
        let now = clock.map { clock in MainActor.assumeIsolated { clock.now } } ?? 0
        var particles = particles(at: now)
        switch renderMode {
        case .oldestFirst: particles.sort { $0.age > $1.age }
        case .oldestLast: particles.sort { $0.age < $1.age }
        default: break
        }
        let isAdditive = renderMode == .additive
        if isAdditive { canvas.setBlendMode(.plusLighter) }
        for particle in particles { particle.paint(on: canvas) }
        if isAdditive { canvas.setBlendMode(.normal) }
        guard let clock, isActive(at: now) else { return }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.repaintSoon(on: clock) }
    }

    /// Computes where particles are. Nothing moves from frame to frame: each particle follows from its number.
    private func particles(at now: TimeInterval) -> [Particle] {
        updateHistories(at: now)
        var particles: [Particle] = []
        for (index, cell) in (emitterCells ?? []).enumerated() {
            let end = end(of: cell, at: now)
            for period in history(of: cell).periods {
                let source = ParticleSource(
                    cell: cell,
                    period: EmissionPeriod(
                        start: period.start,
                        end: min(period.end, end),
                        rate: period.rate,
                        number: period.number
                    ),
                    key: UInt64(emitter.seed) << 32 ^ UInt64(index) << 20 ^ UInt64(period.number),
                    origin: nil
                )
                source.add(to: &particles, at: now, emitter: emitter)
            }
        }
        return particles
    }

    private func updateHistories(at now: TimeInterval) {
        let begin = begin(at: now)
        if histories.count > cells?.count ?? 0 { histories = histories.filter { $0.value.cell != nil } }
        for cell in emitterCells ?? [] {
            let rate = cell.isEnabled ? Double(emitter.birthRate) * Double(cell.birthRate) : 0
            // A layer without a begin time has been emitting for as long as its particles live.
            let start = (beginTime == 0 ? begin - longestLifetime(of: cell) : begin) + cell.beginTime
            history(of: cell).update(rate: rate, start: start, now: now, longest: longestLifetime(of: cell))
        }
    }

    private func longestLifetime(of cell: CAEmitterCell) -> TimeInterval {
        TimeInterval(emitter.lifetime) * (cell.greatestLifetime + cell.greatestLifetimeBelow)
    }

    private func end(of cell: CAEmitterCell, at now: TimeInterval) -> TimeInterval {
        cell.duration > 0 ? begin(at: now) + cell.beginTime + cell.duration : .infinity
    }

    private func begin(at now: TimeInterval) -> TimeInterval {
        if let begin { return begin }
        // Code reads the media clock a moment before the layer is shown.
        let wait = beginTime == 0 ? 0 : max(0, beginTime - CACurrentMediaTime())
        let begin = now + (wait * 100).rounded() / 100
        self.begin = begin
        return begin
    }

    private func history(of cell: CAEmitterCell) -> EmissionHistory {
        let key = ObjectIdentifier(cell)
        if let history = histories[key], history.cell === cell { return history }
        let history = EmissionHistory(of: cell)
        histories[key] = history
        return history
    }

    /// Whether something moves, or will be emitted.
    private func isActive(at now: TimeInterval) -> Bool {
        (emitterCells ?? []).contains { cell in
            guard let history = histories[ObjectIdentifier(cell)] else { return false }
            let (end, longest) = (end(of: cell, at: now), longestLifetime(of: cell))
            return history.periods.contains { $0.rate > 0 && now < min($0.end, end) + longest }
        }
    }

    @MainActor private func repaintSoon(on clock: VirtualClock) {
        guard tick == nil else { return }
        // Like an indicator of activity, particles have no end that anybody could wait for.
        tick = clock.schedule(after: Self.frame, isAmbient: true) { [weak self] in
            self?.tick = nil
            self?.appearanceDidChange()
        }
    }

    /// The time between two pictures, in seconds.
    private static let frame: TimeInterval = 1 / 60

    override func customAppearanceExtent(_ values: LayerValues) -> CGRect {
        let reach = (emitterCells ?? []).map { $0.reach(emitter) }.max() ?? 0
        guard reach > 0 else { return .null }
        return emitter.area.insetBy(dx: -reach, dy: -reach)
    }

    override func copyCustomAppearance(of other: CALayer, presented: Bool) {
        guard let other = other as? CAEmitterLayer else { return }
        (emitter, begin, histories) = (other.emitter, other.begin, other.histories)
        // Without being their layer: changes of the cells are those of the model.
        cells = other.cells
    }

    package override func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        if names.first == "emitterCells", names.count > 2 { return target(of: names)?.number(names.last) }
        return read(names, emitter, Emitter.property(names)) ?? super.animatableValue(names)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        if names.first == "emitterCells", names.count > 2 {
            target(of: names)?.setNumber(value, names.last)
            return
        }
        guard let property = Emitter.property(names) else { return super.setAnimatableValue(value, names) }
        change { write(value, names, &$0, property) }
    }

    private func target(of names: ArraySlice<Substring>) -> CAEmitterCell? {
        guard let name = names.dropFirst().first else { return nil }
        return emitterCells?.first { $0.name.map { Substring($0) } == name }?.target(of: names.dropFirst(2))
    }
}

/// The values of an emitter.
struct Emitter {
    var birthRate: Float = 1
    var lifetime: Float = 1
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var emitterPosition = CGPoint.zero
    var emitterSize = CGSize.zero
    var emitterShape = CAEmitterLayerEmitterShape.point
    var emitterMode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var seed: UInt32 = 0

    static func property(_ names: ArraySlice<Substring>) -> AnimatableProperty<Emitter>? {
        switch names.first {
        case "birthRate": .number(\.birthRate)
        case "lifetime": .number(\.lifetime)
        case "velocity": .number(\.velocity)
        case "scale": .number(\.scale)
        case "spin": .number(\.spin)
        case "emitterPosition": .point(\.emitterPosition)
        case "emitterSize": .size(\.emitterSize)
        default: nil
        }
    }

    /// The rectangle that contains the shape.
    var area: CGRect {
        let half: CGSize
        switch emitterShape {
        case .point: half = .zero
        case .circle, .sphere: half = CGSize(width: emitterSize.width, height: emitterSize.width)
        case .line: half = CGSize(width: emitterSize.width / 2, height: 0)
        default: half = CGSize(width: emitterSize.width / 2, height: emitterSize.height / 2)
        }
        return CGRect(origin: emitterPosition, size: .zero).insetBy(dx: -abs(half.width), dy: -abs(half.height))
    }

    /// Where a particle is emitted, and the direction from which its angle is measured.
    func place(_ random: inout ParticleRandom) -> (point: CGPoint, angle: CGFloat) {
        let (first, second) = (random.fraction(), random.fraction())
        let (x, y) = (emitterPosition.x, emitterPosition.y)
        switch emitterShape {
        case .line:
            let part = emitterMode == .points ? (first < 0.5 ? -0.5 : 0.5) : first - 0.5
            return (CGPoint(x: x + part * emitterSize.width, y: y), -.pi / 2)
        case .circle, .sphere:
            guard emitterMode != .points else { return (emitterPosition, 0) }
            let angle = first * 2 * .pi
            // The square root spreads particles evenly over the disk.
            let radius = emitterSize.width * (emitterMode == .outline ? 1 : second.squareRoot())
            return (CGPoint(x: x + cos(angle) * radius, y: y + sin(angle) * radius), angle)
        case .rectangle, .cuboid:
            let (unitX, unitY) = rectanglePlace(first, second)
            return (CGPoint(x: x + (unitX - 0.5) * emitterSize.width, y: y + (unitY - 0.5) * emitterSize.height), 0)
        default:
            return (emitterPosition, 0)
        }
    }

    private func rectanglePlace(_ first: CGFloat, _ second: CGFloat) -> (CGFloat, CGFloat) {
        switch emitterMode {
        case .points: return (first.rounded(), second.rounded())
        case .outline:
            let width = abs(emitterSize.width)
            let height = abs(emitterSize.height)
            let isHorizontal = second * (width + height) < width
            let side: CGFloat = Int(second * 1024) % 2 == 0 ? 0 : 1
            return isHorizontal ? (first, side) : (side, first)
        default: return (first, second)
        }
    }
}
