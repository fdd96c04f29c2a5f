import Honeycomb
import ScreenDocumentsCore

/// A document that was written from a state, to be compared with it: what has no key in documents is found here.
struct WrittenDocument {
    let data: Data
    let vocabulary: ScreenVocabulary

    /// Returns what is different in the document, or what the reader rejects.
    func differences(from state: CollectionViewState) -> [ScreenWritingError.Problem] {
        let read: CollectionViewState
        do {
            read = try ScreenDocument(data: data, fileName: "document", vocabulary: vocabulary).state()
        } catch {
            return error.diagnostics.map { Self.problem($0, in: state) }
        }
        var problems: [ScreenWritingError.Problem] = []
        func compare(_ isEqual: Bool, _ section: CollectionViewSection?, _ item: String, _ noun: String) {
            guard !isEqual else { return }
            problems.append(
                ScreenWritingError.Problem(
                    sectionIdentifier: section.map { $0.differenceIdentifier.description } ?? "",
                    itemIdentifier: item,
                    message: "\(noun) has a value that has no key in documents"
                )
            )
        }
        compare(read.selection == state.selection, nil, ScreenKeys.selection.name, "the selection")
        compare(read.environment == state.environment, nil, "", "the environment")
        compare(Self.areEqual(read.emptyItem, state.emptyItem), nil, SectionKeys.emptyItem.name, "the row")
        compare(
            read.bottomBar == state.bottomBar,
            state.bottomBar,
            CollectionViewState.bottomBarIdentifier,
            "the bar below the list"
        )
        for (own, section) in zip(read.sections, state.sections) {
            compare(Self.areEqual(own.header, section.header), section, SectionKeys.header.name, "the header")
            compare(Self.areEqual(own.footer, section.footer), section, SectionKeys.footer.name, "the footer")
            compare(own.layout == section.layout, section, "", "the layout")
            compare(own.background == section.background, section, "", "the background")
            compare(own.environment == section.environment, section, "", "the environment")
            compare(Self.areEqual(own.emptyItem, section.emptyItem), section, SectionKeys.emptyItem.name, "the row")
            for (own, item) in zip(own.items, section.items) where !Self.areEqual(own, item) {
                compare(false, section, item.differenceIdentifier.description, "the row")
            }
        }
        return problems
    }

    private static func areEqual(_ left: CollectionViewDiffableItem?, _ right: CollectionViewDiffableItem?) -> Bool {
        guard left?.environment == right?.environment else { return false }
        guard left != right, let right, let row = right.base as? any WritableItem else { return left == right }
        // A row that a model identifies still has the place in the source by which it was identified before.
        return left == row.item(identifiedBy: right.differenceIdentifier)
    }

    private static func areEqual(
        _ left: CollectionViewDiffableSupplementaryElement?,
        _ right: CollectionViewDiffableSupplementaryElement?
    ) -> Bool {
        left == right && left?.environment == right?.environment
    }

    /// The place in the state that a pointer like `/sections/0/items/3/left` means.
    private static func problem(
        _ diagnostic: ScreenDiagnostic,
        in state: CollectionViewState
    ) -> ScreenWritingError.Problem {
        let steps = diagnostic.pointer.split(separator: "/")
        var section: CollectionViewSection?
        var item = ""
        if steps.count > 1, steps[0] == ScreenKeys.sections.name, let index = Int(steps[1]),
            state.sections.indices ~= index
        {
            section = state.sections[index]
        }
        if steps.count > 3, steps[2] == SectionKeys.items.name, let items = section?.items, let index = Int(steps[3]),
            items.indices ~= index
        {
            item = items[index].differenceIdentifier.description
        } else if steps.count > 2, section != nil {
            item = String(steps[2])
        }
        return ScreenWritingError.Problem(
            sectionIdentifier: section?.differenceIdentifier.description ?? "",
            itemIdentifier: item,
            message: "\(steps.last.map { "\($0): " } ?? "")\(diagnostic.message)"
        )
    }
}
