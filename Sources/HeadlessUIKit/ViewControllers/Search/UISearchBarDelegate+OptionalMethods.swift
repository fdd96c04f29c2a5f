// Made from UISearchBarDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

extension UISearchBarDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarShouldBeginEditing: _OptionalMethods.SearchBarDelegateSearchBarShouldBeginEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarTextDidBeginEditing: _OptionalMethods.SearchBarDelegateSearchBarTextDidBeginEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarShouldEndEditing: _OptionalMethods.SearchBarDelegateSearchBarShouldEndEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarTextDidEndEditing: _OptionalMethods.SearchBarDelegateSearchBarTextDidEndEditing? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBar: _OptionalMethods.SearchBarDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarSearchButtonClicked: _OptionalMethods.SearchBarDelegateSearchBarSearchButtonClicked? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarBookmarkButtonClicked: _OptionalMethods.SearchBarDelegateSearchBarBookmarkButtonClicked? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarCancelButtonClicked: _OptionalMethods.SearchBarDelegateSearchBarCancelButtonClicked? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var searchBarResultsListButtonClicked: _OptionalMethods.SearchBarDelegateSearchBarResultsListButtonClicked? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarShouldBeginEditing {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
            _OptionalMethods.answer(of: "searchBarShouldBeginEditing(_:)") {
                target.searchBarShouldBeginEditing(searchBar)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
            target.searchBarShouldBeginEditing(searchBar)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarTextDidBeginEditing {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) {
            target.searchBarTextDidBeginEditing(searchBar)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarShouldEndEditing {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
            _OptionalMethods.answer(of: "searchBarShouldEndEditing(_:)") {
                target.searchBarShouldEndEditing(searchBar)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
            target.searchBarShouldEndEditing(searchBar)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarTextDidEndEditing {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) {
            target.searchBarTextDidEndEditing(searchBar)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegate {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
            target.searchBar(searchBar, textDidChange: searchText)
        }

        public func callAsFunction(
            _ searchBar: UISearchBar,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool? {
            _OptionalMethods.answer(of: "searchBar(_:shouldChangeTextIn:replacementText:)") {
                target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ searchBar: UISearchBar,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }

        public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarSearchButtonClicked {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) {
            target.searchBarSearchButtonClicked(searchBar)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarBookmarkButtonClicked {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) {
            target.searchBarBookmarkButtonClicked(searchBar)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarCancelButtonClicked {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) {
            target.searchBarCancelButtonClicked(searchBar)
        }
    }

    @preconcurrency @MainActor public struct SearchBarDelegateSearchBarResultsListButtonClicked {
        let target: any UISearchBarDelegate

        public func callAsFunction(_ searchBar: UISearchBar) {
            target.searchBarResultsListButtonClicked(searchBar)
        }
    }
}
