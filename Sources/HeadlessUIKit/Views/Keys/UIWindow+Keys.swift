import Foundation

extension UIWindow {
    /// The responder that receives keys: the first responder, else the frontmost view controller, else the window.
    final var keyResponder: UIResponder {
        if let firstResponder { return firstResponder }
        return Self.frontmostOwner(in: self) ?? self
    }

    private static func frontmostOwner(in view: UIView) -> UIResponder? {
        for subview in view.subviewStorage.reversed() where !subview.isHidden {
            if let owner = frontmostOwner(in: subview) { return owner }
        }
        return view.owner
    }

    // MARK: Presses

    /// Delivers presses to gesture recognizers, then to the responder chain.
    final func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            if press.phase == .began { begin(press, event) }
            for recognizer in press.gestureRecognizers ?? [] {
                switch press.phase {
                case .began: recognizer.pressesBegan([press], with: event)
                case .changed: recognizer.pressesChanged([press], with: event)
                case .ended: recognizer.pressesEnded([press], with: event)
                case .cancelled: recognizer.pressesCancelled([press], with: event)
                case .stationary: break
                }
            }
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }

    private func begin(_ press: UIPress, _ event: UIPressesEvent) {
        let responder = press.responder ?? keyResponder
        press.responder = responder
        var recognizers: [UIGestureRecognizer] = []
        var step: UIResponder? = responder
        while let candidate = step {
            let attached = (candidate as? UIView)?.rareStorage?.gestureRecognizers ?? []
            recognizers += attached.filter { $0.accepts(press, of: event) }
            step = candidate.next
        }
        press.gestureRecognizers = recognizers
    }

    // MARK: Key commands

    /// Performs the first key command in the responder chain that a key performs; returns whether there is one.
    ///
    /// - Parameter isText: Whether the key types text, so that only commands with priority come before it.
    final func performKeyCommand(for key: KeyCombination, isText: Bool) -> Bool {
        let first = keyResponder
        var step: UIResponder? = first
        while let responder = step {
            for command in responder.keyCommands ?? [] where command.matches(key) {
                if isText, !command.wantsPriorityOverSystemBehavior { continue }
                guard let target = first.target(forAction: command.action, withSender: command) else { continue }
                (target as? UIResponder)?.validate(command)
                guard !command.attributes.contains(.disabled) else { continue }
                command.performWithSender(nil, target: target)
                return true
            }
            step = responder.next
        }
        return false
    }
}
