extension UIView {
    /// A property of a view that invalidates aspects of the view when its value changes.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Creates a property that invalidates an aspect of its view.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// Creates a property that invalidates 2 aspects of its view.
        public init<InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating>(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2
        ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
            self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
        }

        /// Creates a property that invalidates 3 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
            >
        {
            self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
        }

        /// Creates a property that invalidates 4 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating,
            InvalidationType4: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3,
            _ invalidation4: InvalidationType4
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                >, InvalidationType4
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4)
            )
        }

        /// Creates a property that invalidates 5 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating,
            InvalidationType4: UIViewInvalidating,
            InvalidationType5: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3,
            _ invalidation4: InvalidationType4,
            _ invalidation5: InvalidationType5
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                    >, InvalidationType4
                >, InvalidationType5
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                .init(.init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4), invalidation5)
            )
        }

        /// Creates a property that invalidates 6 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating,
            InvalidationType4: UIViewInvalidating,
            InvalidationType5: UIViewInvalidating,
            InvalidationType6: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3,
            _ invalidation4: InvalidationType4,
            _ invalidation5: InvalidationType5,
            _ invalidation6: InvalidationType6
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                        >, InvalidationType4
                    >, InvalidationType5
                >, InvalidationType6
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                .init(
                    .init(
                        .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                        invalidation5
                    ),
                    invalidation6
                )
            )
        }

        /// Creates a property that invalidates 7 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating,
            InvalidationType4: UIViewInvalidating,
            InvalidationType5: UIViewInvalidating,
            InvalidationType6: UIViewInvalidating,
            InvalidationType7: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3,
            _ invalidation4: InvalidationType4,
            _ invalidation5: InvalidationType5,
            _ invalidation6: InvalidationType6,
            _ invalidation7: InvalidationType7
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                            >, InvalidationType4
                        >, InvalidationType5
                    >, InvalidationType6
                >, InvalidationType7
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                .init(
                    .init(
                        .init(
                            .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                            invalidation5
                        ),
                        invalidation6
                    ),
                    invalidation7
                )
            )
        }

        /// Creates a property that invalidates 8 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating,
            InvalidationType4: UIViewInvalidating,
            InvalidationType5: UIViewInvalidating,
            InvalidationType6: UIViewInvalidating,
            InvalidationType7: UIViewInvalidating,
            InvalidationType8: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3,
            _ invalidation4: InvalidationType4,
            _ invalidation5: InvalidationType5,
            _ invalidation6: InvalidationType6,
            _ invalidation7: InvalidationType7,
            _ invalidation8: InvalidationType8
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                                >, InvalidationType4
                            >, InvalidationType5
                        >, InvalidationType6
                    >, InvalidationType7
                >, InvalidationType8
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                .init(
                    .init(
                        .init(
                            .init(
                                .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                                invalidation5
                            ),
                            invalidation6
                        ),
                        invalidation7
                    ),
                    invalidation8
                )
            )
        }

        /// Creates a property that invalidates 9 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating,
            InvalidationType4: UIViewInvalidating,
            InvalidationType5: UIViewInvalidating,
            InvalidationType6: UIViewInvalidating,
            InvalidationType7: UIViewInvalidating,
            InvalidationType8: UIViewInvalidating,
            InvalidationType9: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3,
            _ invalidation4: InvalidationType4,
            _ invalidation5: InvalidationType5,
            _ invalidation6: InvalidationType6,
            _ invalidation7: InvalidationType7,
            _ invalidation8: InvalidationType8,
            _ invalidation9: InvalidationType9
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<
                                        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
                                        InvalidationType3
                                    >, InvalidationType4
                                >, InvalidationType5
                            >, InvalidationType6
                        >, InvalidationType7
                    >, InvalidationType8
                >, InvalidationType9
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                .init(
                    .init(
                        .init(
                            .init(
                                .init(
                                    .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                                    invalidation5
                                ),
                                invalidation6
                            ),
                            invalidation7
                        ),
                        invalidation8
                    ),
                    invalidation9
                )
            )
        }

        /// Creates a property that invalidates 10 aspects of its view.
        public init<
            InvalidationType1: UIViewInvalidating,
            InvalidationType2: UIViewInvalidating,
            InvalidationType3: UIViewInvalidating,
            InvalidationType4: UIViewInvalidating,
            InvalidationType5: UIViewInvalidating,
            InvalidationType6: UIViewInvalidating,
            InvalidationType7: UIViewInvalidating,
            InvalidationType8: UIViewInvalidating,
            InvalidationType9: UIViewInvalidating,
            InvalidationType10: UIViewInvalidating
        >(
            wrappedValue: Value,
            _ invalidation1: InvalidationType1,
            _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3,
            _ invalidation4: InvalidationType4,
            _ invalidation5: InvalidationType5,
            _ invalidation6: InvalidationType6,
            _ invalidation7: InvalidationType7,
            _ invalidation8: InvalidationType8,
            _ invalidation9: InvalidationType9,
            _ invalidation10: InvalidationType10
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<
                                        UIView.Invalidations.Tuple<
                                            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
                                            InvalidationType3
                                        >, InvalidationType4
                                    >, InvalidationType5
                                >, InvalidationType6
                            >, InvalidationType7
                        >, InvalidationType8
                    >, InvalidationType9
                >, InvalidationType10
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                .init(
                    .init(
                        .init(
                            .init(
                                .init(
                                    .init(
                                        .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                                        invalidation5
                                    ),
                                    invalidation6
                                ),
                                invalidation7
                            ),
                            invalidation8
                        ),
                        invalidation9
                    ),
                    invalidation10
                )
            )
        }

        /// The value of the property in a view.
        @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }

        /// Only properties of views can be invalidating.
        @available(*, unavailable, message: "Only properties of views can be invalidating")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }
    }
}
