import PortableUIKit

extension CorrespondenceMap {
    /// The problems of the rules themselves: rules of a layer that are never followed because an earlier rule of the
    /// same rank covers the same type or item, one view for several items, and views that no container can show.
    ///
    /// Conditions and closures are not evaluated; use ``problems(showing:elementKind:container:)`` for them.
    public var problems: [UniversalDataSourceProblem] {
        rulesByLayer.flatMap { rules in
            ViewContainer.allCases.flatMap { Self.ambiguities(of: rules, container: $0) }
                + Self.sharedViews(of: rules)
        } + unsuitableViews
    }

    /// Returns the problems of showing these items: items without a view, and items that several rules of the same rank
    /// match. Call it in a test of your app with one item of each kind.
    public func problems(
        showing items: [Any],
        elementKind: String? = nil,
        container: ViewContainer
    ) -> [UniversalDataSourceProblem] {
        items.compactMap { item -> UniversalDataSourceProblem? in
            do throws(UniversalDataSourceProblem) {
                let resolution = try resolution(of: item, elementKind: elementKind, container: container)
                guard resolution.isAmbiguous else { return nil }
                return .ambiguous(
                    RegistrationKey(itemType: type(of: item), elementKind: elementKind),
                    container: container,
                    candidates: resolution.candidates
                )
            } catch {
                return error
            }
        }
    }

    private static func ambiguities(
        of rules: [Correspondence],
        container: ViewContainer
    ) -> [UniversalDataSourceProblem] {
        let fitting = rules.compactMap { rule -> (subject: AnyHashable, rule: Correspondence)? in
            switch rule.subject {
            case .type(let registration) where registration.isSuitable(for: container): (rule.key, rule)
            case .item(let item, let registration) where registration.isSuitable(for: container):
                ([AnyHashable(rule.key), item], rule)
            default: nil
            }
        }
        var order: [AnyHashable] = []
        var bySubject: [AnyHashable: [Correspondence]] = [:]
        for (subject, rule) in fitting {
            if bySubject[subject] == nil { order.append(subject) }
            bySubject[subject, default: []].append(rule)
        }
        return order.compactMap { subject in
            guard let rules = bySubject[subject], rules.count > 1 else { return nil }
            return .ambiguous(rules[0].key, container: container, candidates: rules.map(\.description))
        }
    }

    private static func sharedViews(of rules: [Correspondence]) -> [UniversalDataSourceProblem] {
        var views: [UIView] = []
        var items: [ObjectIdentifier: [String]] = [:]
        for case .item(let item, let registration) in rules.map(\.subject) {
            guard case .instance(let view) = registration.source else { continue }
            if items[ObjectIdentifier(view)] == nil { views.append(view) }
            items[ObjectIdentifier(view), default: []].append("\(item.base)")
        }
        return views.compactMap { view in
            guard let items = items[ObjectIdentifier(view)], items.count > 1 else { return nil }
            return .sharedView(String(describing: type(of: view)), items: items)
        }
    }

    private var unsuitableViews: [UniversalDataSourceProblem] {
        rulesByLayer.joined().compactMap { rule in
            switch rule.subject {
            case .type(let registration), .item(_, let registration):
                guard !ViewContainer.allCases.contains(where: registration.isSuitable) else { return nil }
                return .unsuitableView(
                    String(describing: registration.viewType),
                    key: registration.key,
                    container: .collectionView
                )
            case .condition, .closure: return nil
            }
        }
    }
}
