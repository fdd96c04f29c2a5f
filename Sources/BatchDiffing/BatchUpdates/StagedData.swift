/// The data that a data source provides before, between and after the steps of a ``SectionedDifference``.
///
/// It is a view: no element is copied. Each section has the elements of the source or those of the target, or is
/// temporarily empty because its elements have not arrived yet or have already left.
public struct StagedData<Section: DifferenceSection> {
    @usableFromInline
    enum Stage {
        case source
        case between([StagedSection])
        case target
    }

    @usableFromInline let source: [Section]
    @usableFromInline let target: [Section]
    @usableFromInline let stage: Stage

    @inlinable
    init(source: [Section], target: [Section], stage: Stage) {
        self.source = source
        self.target = target
        self.stage = stage
    }

    /// The number of sections at this stage. Complexity: O(1).
    @inlinable
    public var numberOfSections: Int {
        switch stage {
        case .source: source.count
        case .between(let sections): sections.count
        case .target: target.count
        }
    }

    /// The number of elements a section has at this stage. Complexity: O(1).
    @inlinable
    public func numberOfElements(in section: Int) -> Int {
        switch origin(of: section) {
        case .source(let index): source[index].differenceElements.count
        case .target(let index): target[index].differenceElements.count
        case .emptySource, .emptyTarget: 0
        }
    }

    /// The element at a path that exists at this stage. Complexity: O(1).
    @inlinable
    public func element(at path: ElementPath) -> Section.Element {
        switch origin(of: path.section) {
        case .source(let index): source[index].differenceElements[path.element]
        case .target(let index): target[index].differenceElements[path.element]
        case .emptySource, .emptyTarget:
            preconditionFailure("Section \(path.section) has no elements at this stage, \(path) does not exist.")
        }
    }

    /// The section at an index, for its header, footer and layout.
    ///
    /// Use ``numberOfElements(in:)`` and ``element(at:)`` for its elements: a section whose elements have not arrived
    /// yet or have already left is empty at this stage, whatever the value itself contains. Complexity: O(1).
    @inlinable
    public func section(at index: Int) -> Section {
        switch origin(of: index) {
        case .source(let index), .emptySource(let index): source[index]
        case .target(let index), .emptyTarget(let index): target[index]
        }
    }

    /// The number of elements in each section, as ``validate(_:from:to:)`` takes it. Complexity: O(sections).
    @inlinable
    public var elementCounts: [Int] {
        (0..<numberOfSections).map(numberOfElements(in:))
    }

    @inlinable
    func origin(of section: Int) -> StagedSection {
        switch stage {
        case .source: .source(section)
        case .between(let sections): sections[section]
        case .target: .target(section)
        }
    }
}
