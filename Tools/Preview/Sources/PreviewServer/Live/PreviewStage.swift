import Foundation
import Honeycomb
import ScreenHosting

/// What viewers look at: a screen on devices, while time passes. A viewer has a stage of its own, or shares one with those who have the
/// same link.
///
/// Time passes in `step()`, which runs while something moves or happens: at rest no timer runs. Frames are made only after a page
/// asked for one, so that slow pages get fewer frames and never a queue.
@MainActor
final class PreviewStage {
    let library: PreviewLibrary
    private(set) var screen: PreviewScreen?
    private(set) var devices: [PreviewDevice] = []
    private(set) lazy var log = PreviewActionLog { [weak self] line in self?.send("log", line) }

    /// The pages that show the stage.
    private(set) var viewers: [PreviewSession] = []
    /// The settings of the pages as their last one sent them, which the others take over.
    var pageSettings: String?

    /// The counts of a stage, for tests.
    private(set) var frameCount = 0
    private(set) var stepCount = 0

    /// The accessibility settings of the stage, which no trait carries: others have others.
    private var accessibility = ScreenHost.AccessibilitySettings()

    /// Whether a page asked for a frame.
    private var wantsFrame: Bool { viewers.contains(where: \.wantsFrame) }
    /// The last input that no frame shows yet.
    var input: ServerMessage.FrameInput?
    private var elementsAreDue = true
    private var lastStep = ContinuousClock.now
    /// When the last frame was begun.
    private(set) var lastFrame = ContinuousClock.now
    private var lastElements = ContinuousClock.now
    private var timer: Task<Void, Never>?
    /// When the next step is planned; nil at rest.
    private(set) var plannedStep: ContinuousClock.Instant?
    /// Whether a change or a step is under way, after which the next step is planned.
    private var isStepping = false
    private var saved: ContinuousClock.Instant?
    private(set) var isClosed = false

    init(library: PreviewLibrary) {
        self.library = library
    }

    // MARK: Viewers

    /// Adds a page, which is sent what the others have.
    func add(_ viewer: PreviewSession) {
        viewers.append(viewer)
        guard !devices.isEmpty else { return }
        viewer.isStale = true
        sendProblems()
        sendComments()
        for (index, device) in devices.enumerated() { send(device.elements, of: device, at: index) }
    }

    /// Removes a page; a stage without pages is closed.
    func remove(_ viewer: PreviewSession) {
        viewers.removeAll { $0 === viewer }
        if viewers.isEmpty { close() }
    }

    /// Sends the other pages something that one of them did.
    func send(_ type: String, _ values: some Encodable & Sendable, except viewer: PreviewSession) {
        guard viewers.count > 1 else { return }
        for other in viewers where other !== viewer { other.send(type, values) }
    }

    private func close() {
        isClosed = true
        timer?.cancel()
        devices = []
    }

    /// Sends all pages a message.
    func send(_ type: String, _ values: some Encodable & Sendable) {
        let text = ServerMessage.text(type, values)
        for viewer in viewers { viewer.output(.text(text)) }
    }

    // MARK: Screens

    func open(_ identifier: String?, devices settings: [DeviceSettings]) {
        guard let screen = library.screen(identifier) ?? library.screens.first else { return }
        self.screen = screen
        let settings = settings.isEmpty ? [DeviceSettings()] : Array(settings.prefix(Self.maximumDeviceCount))
        devices = settings.map { settings in
            PreviewDevice(screen.make(log), settings: settings) { [library] in library.theme(named: $0) }
        }
        for device in devices { device.host.workHandler = { [weak self] in self?.wake() } }
        elementsAreDue = true
        sendProblems()
        sendComments()
    }

    /// Changes the devices; the screen keeps its position if their number stays.
    func change(_ settings: [DeviceSettings]) {
        guard settings.count == devices.count else { return open(screen?.identifier, devices: settings) }
        for (device, settings) in zip(devices, settings) { device.settings = settings }
        elementsAreDue = true
    }

    /// Shows what was saved.
    func documentDidChange(_ document: DocumentFile, at time: ContinuousClock.Instant) {
        guard screen?.document === document else { return }
        sendProblems()
        guard document.problems.isEmpty else { return }
        perform {
            // A file that has become a recording, or is no longer one, needs another screen.
            guard devices.allSatisfy({ document.update($0.viewController) }) else {
                return open(screen?.identifier, devices: devices.map(\.settings))
            }
            saved = time
            elementsAreDue = true
        }
    }

    /// Shows edited tokens.
    func tokensDidChange() {
        perform {
            for device in devices { device.applyTheme() }
            elementsAreDue = true
        }
    }

    private func sendProblems() {
        send("problems", screen?.document?.problems.map(\.description) ?? [])
    }

    // MARK: Time

    /// The page takes another frame, which is made when one is due.
    func requestFrame() {
        if !isStepping, hasFrame { plan(at: lastFrame + Self.frame) }
    }

    /// The page takes another frame, which is made at once where one is due.
    func requestDueFrame() {
        guard ContinuousClock.now - lastFrame >= Self.shortestFrame else { return requestFrame() }
        step()
    }

    /// Whether a frame would show something new.
    private var hasFrame: Bool {
        devices.contains(where: \.needsFrame) || viewers.contains { $0.isStale && $0.wantsFrame }
    }

    /// Changes the screens: time passes until now, and the animations that begin have their whole duration ahead of them.
    func perform(_ change: () -> Void) {
        guard !isClosed else { return }
        isStepping = true
        ScreenHost.withAccessibilitySettings(accessibility) {
            passTime(until: .now)
            change()
        }
        lastStep = .now
        step()
    }

    /// Takes the accessibility settings of a message, and tells the screens of them.
    func setAccessibility(_ message: ClientMessage) {
        let old = accessibility
        if let motion = message.motion { accessibility.isReduceMotionEnabled = motion }
        // Traits as well, of which the devices of a board have different ones.
        if let device = message.devices?.first {
            accessibility.isBoldTextEnabled = device.bold ?? false
            accessibility.isDarkerSystemColorsEnabled = device.contrast ?? false
        }
        guard accessibility != old else { return }
        ScreenHost.withAccessibilitySettings(accessibility) {
            ScreenHost.postAccessibilityChanges(from: old, to: accessibility)
        }
    }

    /// Lets the time since the last step pass, sends what changed and plans the next step.
    ///
    /// - Parameter planned: When the step was planned; timers are late.
    func step(planned: ContinuousClock.Instant? = nil) {
        guard !isClosed else { return }
        isStepping = true
        stepCount += 1
        let now = ContinuousClock.now
        ScreenHost.withAccessibilitySettings(accessibility) {
            passTime(until: now)
            sendFrames(now)
            sendElements(now)
        }
        isStepping = false
        plan(after: planned ?? now)
    }

    /// Something changed between the steps, as when an image arrived.
    private func wake() {
        guard !isStepping, !isClosed else { return }
        plan(at: max(lastStep + Self.frame, .now))
    }

    private func passTime(until now: ContinuousClock.Instant) {
        // After a pause nothing is due that a jump of the clock would miss.
        let passed = min((now - lastStep).seconds, Self.longestStep)
        lastStep = now
        for device in devices where device.host.nextDeadline != nil { device.host.advance(by: passed) }
    }

    private func sendFrames(_ now: ContinuousClock.Instant) {
        guard wantsFrame else { return }
        var frames: [Data] = []
        for (index, device) in devices.enumerated() where device.needsFrame {
            let start = ContinuousClock.now
            guard let update = try? device.host.update() else { continue }
            device.isShown = true
            guard !update.isEmpty else { continue }
            elementsAreDue = true
            frameCount += 1
            // Frames are as far apart as they begin, however long they take.
            lastFrame = now
            let frame = ServerMessage.frame(
                update,
                device: index,
                pixels: device.pixels,
                // Each page has numbers of its own.
                input: viewers.count == 1 ? input : nil,
                start: start
            )
            frames.append(frame)
        }
        if !frames.isEmpty { for viewer in viewers { viewer.take(frames) } }
        sendWholeFrames()
        guard !frames.isEmpty else { return }
        for viewer in viewers { viewer.wantsFrame = false }
        input = nil
        if let saved {
            self.saved = nil
            let time = (ContinuousClock.now - saved).seconds * 1_000
            send("shown", time)
            library.didShow(screen, after: time)
        }
    }

    /// Sends the whole picture to pages that ask for a frame and have missed one.
    private func sendWholeFrames() {
        let stale = viewers.filter { $0.isStale && $0.wantsFrame }
        guard !stale.isEmpty else { return }
        for (index, device) in devices.enumerated() where device.isShown {
            guard let update = try? device.host.wholeUpdate() else { continue }
            let frame = ServerMessage.frame(update, device: index, pixels: device.pixels)
            for viewer in stale { viewer.output(.data(frame)) }
        }
        for viewer in stale {
            viewer.isStale = false
            viewer.wantsFrame = false
        }
    }

    /// Elements follow the pixels: at once after a change, and now and then while something moves, as a browser takes longer
    /// for them than for a frame.
    private func sendElements(_ now: ContinuousClock.Instant) {
        let isSoonEnough =
            now - lastElements > Self.movingElements || devices.allSatisfy { !$0.isMoving }
            || devices.contains(where: \.menuChanged)
        guard elementsAreDue, isSoonEnough else { return }
        elementsAreDue = false
        lastElements = now
        for (index, device) in devices.enumerated() {
            guard let elements = device.changedElements() else { continue }
            send(elements, of: device, at: index)
        }
    }

    private func send(_ elements: [AccessibilityElement], of device: PreviewDevice, at index: Int) {
        struct Elements: Encodable {
            let device: Int
            let elements: [AccessibilityElement]
            let isMenu: Bool
        }
        send("elements", Elements(device: index, elements: elements, isMenu: device.hasMenu))
    }

    /// The next step is a frame later while something moves, at the next event of the clock otherwise, and never where there is none:
    /// then the next change wakes the session.
    private func plan(after start: ContinuousClock.Instant) {
        timer?.cancel()
        plannedStep = nil
        var delay: Duration?
        for device in devices {
            if !device.host.isIdle || elementsAreDue || wantsFrame && device.needsFrame {
                delay = Self.frame
            } else if let deadline = device.host.nextDeadline {
                let pause = max(.seconds(deadline - device.host.time), Self.frame)
                delay = delay.map { min($0, pause) } ?? pause
            }
        }
        if let delay { plan(at: start + delay) }
    }

    /// Plans a step, unless an earlier one is planned.
    private func plan(at time: ContinuousClock.Instant) {
        if let plannedStep, plannedStep <= time { return }
        timer?.cancel()
        let time = max(time, .now + Self.shortestPause)
        plannedStep = time
        timer = Task { [weak self] in
            try? await Task.sleep(until: time, tolerance: .zero)
            guard !Task.isCancelled else { return }
            self?.plannedStep = nil
            self?.step(planned: time)
        }
    }

    private static let frame = Duration.seconds(1.0 / 60)
    /// Requests come with the frames of a page, whose distances vary; those of a page at 120 Hz are answered every other time.
    private static let shortestFrame = Duration.milliseconds(12)
    private static let shortestPause = Duration.milliseconds(1)
    private static let movingElements = Duration.milliseconds(500)
    private static let longestStep = 0.5
    private static let maximumDeviceCount = 8
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
