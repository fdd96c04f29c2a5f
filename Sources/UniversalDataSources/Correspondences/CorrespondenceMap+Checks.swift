import PortableUIKit

extension CorrespondenceMap {
    /// What is wrong with the rules, whatever items are shown: rules of a layer that can never be followed because an earlier
    /// one of the same rank is about the same type or item, one view for several items, and views that fit nowhere.
    ///
    /// Conditions and closures are not looked into; ``problems(showing:elementKind:container:)`` tries them out.
    public var problems: [UniversalDataSourceProblem] {
        rulesByLayer.flatMap { rules in
            ViewContainer.allCases.flatMap { Self.ambiguities(of: rules, container: $0) }
                + Self.sharedViews(of: rules)
        } + unsuitableViews
    }

    /// What is wrong when these items are shown: items without a view, and items for which more than one rule of the same rank
    /// matches. A test of an app can ask for it with one item of each kind.
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
