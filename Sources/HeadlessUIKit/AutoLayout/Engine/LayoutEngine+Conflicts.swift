import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Chooses the constraint to break in a conflict, and reports the conflict.
    ///
    /// - Returns: The constraint to remove from the solver; `nil` to leave out the new one.
    func breakOne(of others: [ConstraintIdentifier], against owner: ConstraintOwner) -> ConstraintIdentifier? {
        let culprits = others.compactMap { identifier in owners[identifier].map { (identifier, $0) } }
        if case .app(let constraint) = owner {
            report(constraint, among: culprits.map(\.1) + [owner])
            broken.append(constraint)
            return nil
        }
        // A frame that was set is fixed, so the most recent constraint that conflicts with it breaks.
        var youngest: (identifier: ConstraintIdentifier, constraint: NSLayoutConstraint, order: Int)?
        for (identifier, owner) in culprits {
            guard case .app(let constraint) = owner, let entry = installed[ObjectIdentifier(constraint)] else {
                continue
            }
            if youngest.map({ $0.order < entry.order }) ?? true { youngest = (identifier, constraint, entry.order) }
        }
        guard let youngest else { return nil }
        report(youngest.constraint, among: culprits.map(\.1) + [owner])
        broken.append(youngest.constraint)
        installed[ObjectIdentifier(youngest.constraint)]?.slot = ConstraintSlot()
        return youngest.identifier
    }

    func reportUnusable(_ owner: ConstraintOwner, _ error: ConstraintError) {
        guard !isTemporary, case .app(let constraint) = owner,
            installed[ObjectIdentifier(constraint)]?.wasReported == false
        else { return }
        installed[ObjectIdentifier(constraint)]?.wasReported = true
        let reason: String
        switch error {
        case .numberOutOfRange(let number): reason = "\(number) is not a number that a layout can use"
        case .didNotConverge: reason = "rounding errors kept the layout from an answer with it"
        default: reason = "it cannot be solved"
        }
        LayoutLog.write("[LayoutConstraints] Ignoring a constraint because \(reason):\n\(constraint.summary)")
    }

    private func report(_ victim: NSLayoutConstraint, among owners: [ConstraintOwner]) {
        let key = ObjectIdentifier(victim)
        guard !isTemporary, fitting == nil, installed[key]?.wasReported == false else { return }
        installed[key]?.wasReported = true
        let constraints = owners.compactMap { summary(of: $0) }
        let mentionsMask = owners.contains { if case .frame = $0 { true } else { false } }
        LayoutLog.write(UnsatisfiableReport.text(constraints, victim: victim.summary, mentionsMask: mentionsMask))
    }

    private func summary(of owner: ConstraintOwner) -> String? {
        switch owner {
        case .app(let constraint): return constraint.summary
        case .content: return nil
        case .rootSize(let item, let axis):
            guard let view = item.view else { return nil }
            let isWidth = axis == .horizontal
            let constraint = NSLayoutConstraint(
                LayoutSide(item: view, attribute: isWidth ? .width : .height),
                .equal,
                constant: view.boundsSize.length(along: axis)
            )
            constraint.origin = .encapsulatedSize
            constraint.identifier = isWidth ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
            return constraint.summary
        case .frame(let item, let attribute):
            guard let view = item.view, let superview = view.superelement else { return nil }
            let frame = view.frame
            let constant: CGFloat =
                switch attribute {
                case .left: frame.minX
                case .top: frame.minY
                case .width: frame.width
                default: frame.height
                }
            let constraint = NSLayoutConstraint(
                LayoutSide(item: view, attribute: attribute),
                .equal,
                attribute.isSize ? .none : LayoutSide(item: superview, attribute: attribute),
                constant: constant
            )
            constraint.origin = .autoresizingMask
            return constraint.summary
        }
    }
}

/// The report of unsatisfiable constraints, in the format of UIKit's log.
enum UnsatisfiableReport {
    static func text(_ constraints: [String], victim: String, mentionsMask: Bool) -> String {
        let note =
            mentionsMask
            ? """
                (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
            documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}

            """ : ""
        let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            \(note)(
            \(list)
            )

            Will attempt to recover by breaking constraint\u{20}
            \(victim)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            """
    }
}
