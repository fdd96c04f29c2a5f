import Foundation
import Honeycomb
import ScreenHosting

extension PreviewStage {
    /// Performs what the page asks for.
    func receive(_ message: ClientMessage) {
        if let number = message.number { input = ServerMessage.FrameInput(number: number, time: .now) }
        if message.type == .open || message.type == .settings { setAccessibility(message) }
        perform { change(message) }
    }

    private func change(_ message: ClientMessage) {
        switch message.type {
        case .open:
            open(message.screen, devices: message.devices ?? [])
            for device in devices { device.rememberStartOffsets() }
            if let place = message.place { for device in devices { place.show(on: device) } }
        case .settings:
            change(message.devices ?? [])
        case .touch: touch(message)
        case .wheel:
            forAll(message) { device, point in
                device.scroll(at: point, dx: Self.length(message.dx), dy: Self.length(message.dy))
            }
        case .text: type(message.text ?? "")
        case .mark: for device in devices { device.host.markText(message.text ?? "") }
        case .key: press(message.text ?? "", modifiers: message.modifiers ?? [])
        case .activate:
            forAll(message) { device, point in device.host.tap(at: point) }
        case .press:
            forAll(message) { device, point in device.host.longPress(at: point) }
        case .action:
            forAll(message) { device, point in
                device.host.performAccessibilityAction(named: message.text ?? "", at: point)
            }
        case .adjust:
            forAll(message) { device, point in
                device.host.adjustAccessibilityElement(at: point, increments: Self.length(message.dy) >= 0)
            }
        case .place: sendPlace()
        case .inspect: sendInspection(device: message.device ?? 0)
        case .comment, .resolveComment, .deleteComment: editComments(message)
        case .next, .restart, .token, .saveTokens: break
        }
    }

    /// Calls the body for each device with the point of the message, which is on one of them. On narrower and wider ones
    /// it is as far from the nearer side.
    private func forAll(_ message: ClientMessage, _ body: (PreviewDevice, CGPoint) -> Void) {
        let source = devices.indices.contains(message.device ?? 0) ? devices[message.device ?? 0] : devices.first
        guard let source else { return }
        let point = CGPoint(x: Self.length(message.x), y: Self.length(message.y))
        let width = source.host.configuration.size.width
        for device in devices {
            var x = point.x
            let isMirrored = device.isMirrored != source.isMirrored
            let other = device.host.configuration.size.width
            let isNearEnd = x > width / 2
            if isNearEnd { x = other - (width - x) }
            if isMirrored { x = other - x }
            body(device, CGPoint(x: min(max(x, 0), other), y: point.y))
        }
    }

    private func touch(_ message: ClientMessage) {
        forAll(message) { device, point in
            switch message.phase {
            case "down": device.host.touchDown(at: point)
            case "move": device.host.touchMoved(to: point)
            case "up": device.host.touchUp(at: point)
            default: device.host.touchCancelled()
            }
        }
    }

    private func type(_ text: String) {
        for device in devices where device.host.isEditingText {
            device.host.markText("")
            device.host.typeText(text)
        }
    }

    private func press(_ key: String, modifiers names: [String]) {
        var modifiers: UIKeyModifierFlags = []
        if names.contains("shift") { modifiers.insert(.shift) }
        if names.contains("control") { modifiers.insert(.control) }
        if names.contains("alt") { modifiers.insert(.alternate) }
        if names.contains("meta") { modifiers.insert(.command) }
        let input = Self.keys[key] ?? key
        guard input.count == 1 || Self.keys[key] != nil else { return }
        for device in devices { device.host.press(input, modifiers: modifiers) }
    }

    private static func length(_ value: Double?) -> CGFloat {
        guard let value, value.isFinite else { return 0 }
        return CGFloat(min(max(value, -10_000), 10_000))
    }

    /// The names of keys in browsers.
    private static let keys: [String: String] = [
        "ArrowUp": UIKeyCommand.inputUpArrow,
        "ArrowDown": UIKeyCommand.inputDownArrow,
        "ArrowLeft": UIKeyCommand.inputLeftArrow,
        "ArrowRight": UIKeyCommand.inputRightArrow,
        "Escape": UIKeyCommand.inputEscape,
        "Home": UIKeyCommand.inputHome,
        "End": UIKeyCommand.inputEnd,
        "PageUp": UIKeyCommand.inputPageUp,
        "PageDown": UIKeyCommand.inputPageDown,
        "Enter": "\n",
        "Tab": "\t",
        "Backspace": "\u{8}",
    ]
}
