import PortableUIKit

/// All knowledge of which view shows which model, in one value that neither of them knows of.
///
///     let list = CorrespondenceMap {
///         Correspondence(TileViewModel.self, to: TileCell.self)
///         Correspondence(TileViewModel.self, to: LargeTileCell.self, where: { $0.isLarge })
///         Correspondence((any Titled).self, to: TitleCell.self)
///         ViewDecorator<TileCell> { cell, _ in cell.layer.cornerRadius = 12 }
///     }
///
/// One type of views can show many types of models, and one type of models can be shown by many views.
///
/// **Order.** Layers are asked from the top; the first one in which a rule matches decides. In a layer the most particular rule
/// is followed, as ``Correspondence/Rank`` tells: a particular item with its own view, a particular item, a type with a
/// condition, a type, a protocol or superclass, a closure. Among rules of the same rank the first one is followed.
@MainActor
public struct CorrespondenceMap {
    private struct Layer {
        var correspondences: [Correspondence] = []
        var decorators: [AnyViewDecorator] = []
    }

    /// From the top.
    private var layers: [Layer]

    /// Makes a map of one layer from rules and decorators.
    public init(@CorrespondenceMapBuilder _ entries: () -> [CorrespondenceMapEntry]) {
        self.init(entries())
    }

    /// Makes a map of one layer from rules.
    public init(_ correspondences: [Correspondence] = []) {
        layers = [Layer(correspondences: correspondences)]
    }

    private init(_ entries: [CorrespondenceMapEntry]) {
        var layer = Layer()
        for entry in entries {
            switch entry.content {
            case .correspondence(let correspondence): layer.correspondences.append(correspondence)
            case .decorator(let decorator): layer.decorators.append(decorator)
            }
        }
        layers = [layer]
    }

    /// This map over another one, which is asked where this one knows nothing: an app's over a library's.
    ///
    /// Decorators of both are applied, those of this map last.
    public func layered(over lower: CorrespondenceMap) -> CorrespondenceMap {
        var map = self
        map.layers += lower.layers
        return map
    }

    /// The number of layers.
    public var numberOfLayers: Int { layers.count }

    /// The rules in words, from the top.
    public var descriptions: [String] { layers.flatMap { $0.correspondences.map(\.description) } }

    /// What is to be shown for an item.
    ///
    /// - Throws: ``UniversalDataSourceProblem/missing(_:container:registered:)`` where no rule matches.
    public func resolution(
        of item: Any,
        elementKind: String? = nil,
        container: ViewContainer
    ) throws(UniversalDataSourceProblem) -> CorrespondenceResolution {
        for (index, layer) in layers.enumerated() {
            var matches: [(rank: Correspondence.Rank, registration: ViewRegistration, rule: Correspondence)] = []
            for rule in layer.correspondences where rule.key.elementKind == elementKind {
                guard let match = rule.match(item), match.registration.isSuitable(for: container) else { continue }
                matches.append((match.rank, match.registration, rule))
            }
            guard let rank = matches.map(\.rank).min() else { continue }
            let candidates = matches.filter { $0.rank == rank }
            return CorrespondenceResolution(
                registration: candidates[0].registration,
                rank: rank,
                layer: index,
                candidates: candidates.map(\.rule.description)
            )
        }
        throw .missing(
            RegistrationKey(itemType: type(of: item), elementKind: elementKind),
            container: container,
            registered: rules(elementKind: elementKind).map(\.description)
        )
    }

    /// The rules for a place, from the top.
    func rules(elementKind: String?) -> [Correspondence] {
        layers.flatMap(\.correspondences).filter { $0.key.elementKind == elementKind }
    }

    /// The rules of each layer, from the top.
    var rulesByLayer: [[Correspondence]] { layers.map(\.correspondences) }

    /// The kinds of supplementary views that there are rules for.
    var elementKinds: Set<String> { Set(layers.flatMap(\.correspondences).compactMap(\.key.elementKind)) }

    /// The decorators in the order in which they are applied: those of upper layers win.
    var decorators: [AnyViewDecorator] { layers.reversed().flatMap(\.decorators) }
}

/// What a map answers for an item.
@MainActor
public struct CorrespondenceResolution {
    /// The view, and how it is filled.
    public let registration: ViewRegistration
    /// How particular the rule is.
    public let rank: Correspondence.Rank
    /// The layer that the rule is in, counted from the top.
    public let layer: Int
    /// The rules of this rank that match, in words; the first one is followed.
    public let candidates: [String]

    /// Whether more than one rule of the same rank matches.
    public var isAmbiguous: Bool { candidates.count > 1 }
}
