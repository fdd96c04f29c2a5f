extension Publishers {
    /// A publisher of the values of several publishers of one type, in the order in which they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of the publishers.
        public typealias Output = Upstream.Output
        /// The errors of the publishers. The first one ends all.
        public typealias Failure = Upstream.Failure

        /// The merged publishers.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Merges the publishers of a sequence.
        public init(_ upstream: some Swift.Sequence<Upstream>) {
            publishers = Array(upstream)
        }

        /// Subscribes to all publishers.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.receive(
                subscriber: subscriber
            )
        }
    }

    /// A publisher of the values of two publishers, in the order in which they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where B.Output == A.Output, B.Failure == A.Failure {
        /// The values of the publishers.
        public typealias Output = A.Output
        /// The errors of the publishers. The first one ends all.
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        /// Merges two publishers.
        public init(_ a: A, _ b: B) {
            all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
        }

        /// Subscribes to both publishers.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            all.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values of three publishers, in the order in which they arrive.
    public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
    where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure
}

extension Publishers.Merge {
    /// Merges three publishers.
    public init<First: Publisher, Second: Publisher>(_ a: First, _ b: Second, _ c: B)
    where A == Publishers.Merge<First, Second> {
        self.init(Publishers.Merge(a, b), c)
    }
}

extension Publisher {
    /// Merges the values of this publisher with those of another one.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Merges the values of this publisher with those of two others.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge(merge(with: b), c)
    }

    /// Merges the values of this publisher with those of three others.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B,
        _ c: C,
        _ d: D
    ) -> Publishers.Merge<Publishers.Merge3<Self, B, C>, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge(merge(with: b, c), d)
    }
}
