#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A screen of cells in SwiftUI.
///
/// ```swift
/// struct VacanciesView: View {
///     @State private var isRemote = false
///     @State private var selected: Set<Vacancy.ID> = []
///
///     var body: some View {
///         CellScreen {
///             CollectionViewSection {
///                 CheckboxItem(left: LeftCheckbox(title: "Remote", isOn: isRemote), didSelectHandler: { isRemote.toggle() })
///             }
///         }
///         .selection($selected)
///         .refreshable { await model.reload() }
///         .cellTheme(.highContrast)
///     }
/// }
/// ```
///
/// New values are compared with those on screen, and only what differs is updated. A transaction that disables animations
/// disables those of the update.
@MainActor
public struct CellScreen {
    var state: CollectionViewState
    var selection: CollectionViewSelection?
    var isRefreshing: Binding<Bool>?
    var scrollPosition: ScrollPositionBinding?

    /// Creates a screen that shows a state.
    public init(state: CollectionViewState) {
        self.state = state
    }

    /// Creates a screen with the sections of a builder.
    public init(@CollectionViewSectionsBuilder sections: () -> [CollectionViewSection]) {
        self.init(state: CollectionViewState(sections: sections()))
    }

    /// Returns a screen on which at most one row is selected: the one with the identifier that is bound. A second tap on the
    /// row deselects it.
    public func selection<Identifier: Hashable>(_ selection: Binding<Identifier?>) -> CellScreen {
        var copy = self
        copy.selection = .single(selection.wrappedValue, isToggling: true) {
            selection.wrappedValue = $0.identifiers(of: Identifier.self).first
        }
        return copy
    }

    /// Returns a screen on which any number of rows is selected: those with the identifiers that are bound.
    public func selection<Identifier: Hashable>(_ selection: Binding<Set<Identifier>>) -> CellScreen {
        var copy = self
        copy.selection = .multiple(selection.wrappedValue) {
            selection.wrappedValue = $0.identifiers(of: Identifier.self)
        }
        return copy
    }

    /// Returns a screen that can be pulled to refresh. Pulling sets the binding to `true`; the app sets it to `false` when it
    /// has reloaded. Set to `true` by the app, the refresh control is shown as well.
    ///
    /// `refreshable(action:)` of SwiftUI works without this binding.
    public func refreshing(_ isRefreshing: Binding<Bool>) -> CellScreen {
        var copy = self
        copy.isRefreshing = isRefreshing
        return copy
    }

    /// Returns a screen that scrolls to the row with the identifier that is bound when it changes, and sets the binding to the
    /// identifier of the first visible row while the user scrolls. Identifiers of another type are ignored.
    public func scrollPosition<Identifier: Hashable>(row: Binding<Identifier?>) -> CellScreen {
        var copy = self
        copy.scrollPosition = ScrollPositionBinding(
            identifier: { row.wrappedValue.map { AnyHashable($0) } },
            didScroll: { identifier in
                if let identifier = identifier.base as? Identifier { row.wrappedValue = identifier }
            }
        )
        return copy
    }
}

/// A binding to the identifier of the first visible row, whatever its type.
@MainActor
struct ScrollPositionBinding {
    /// Returns the identifier of the row to scroll to.
    let identifier: () -> AnyHashable?
    /// Called with the identifier of the row that the user scrolled to.
    let didScroll: (AnyHashable) -> Void
}

// MARK: - View

extension CellScreen: SwiftUI.View {
    /// The screen. Its list reaches below bars and keeps its own distance from them and from the keyboard, as in UIKit.
    public var body: some SwiftUI.View {
        CellScreenRepresentable(screen: self).ignoresSafeArea()
    }
}
#endif
