// Made from UICollectionViewDelegateFlowLayout.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        _OptionalMethods.note()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        _OptionalMethods.note()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        _OptionalMethods.note()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        _OptionalMethods.note()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        _OptionalMethods.note()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        _OptionalMethods.note()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}

extension UICollectionViewDelegateFlowLayout {
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDelegateFlowLayout? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct CollectionViewDelegateFlowLayout {
        let target: any UICollectionViewDelegateFlowLayout

        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize? {
            _OptionalMethods.answer(of: "collectionView(_:layout:sizeForItemAt:)") {
                target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets? {
            _OptionalMethods.answer(of: "collectionView(_:layout:insetForSectionAt:)") {
                target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    minimumLineSpacingForSectionAt: section
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    minimumInteritemSpacingForSectionAt: section
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                minimumInteritemSpacingForSectionAt: section
            )
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize? {
            _OptionalMethods.answer(of: "collectionView(_:layout:referenceSizeForHeaderInSection:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    referenceSizeForHeaderInSection: section
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                referenceSizeForHeaderInSection: section
            )
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize? {
            _OptionalMethods.answer(of: "collectionView(_:layout:referenceSizeForFooterInSection:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    referenceSizeForFooterInSection: section
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                referenceSizeForFooterInSection: section
            )
        }
    }
}
