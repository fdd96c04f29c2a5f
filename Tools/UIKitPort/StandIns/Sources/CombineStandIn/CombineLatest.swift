extension Publishers {
    /// A publisher of the latest values of two publishers, from the moment at which both have one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
        /// The latest value of each publisher.
        public typealias Output = (A.Output, B.Output)
        /// The errors of the publishers. The first one ends both.
        public typealias Failure = A.Failure

        private enum Part {
            case first(A.Output)
            case second(B.Output)
        }

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to both publishers.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let none: (A.Output?, B.Output?) = (nil, nil)
            Merge(a.map(Part.first), b.map(Part.second)).scan(none) { latest, part in
                switch part {
                case .first(let value): (value, latest.1)
                case .second(let value): (latest.0, value)
                }
            }.compactMap { latest in
                if let first = latest.0, let second = latest.1 { (first, second) } else { nil }
            }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        /// The latest value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The errors of the publishers. The first one ends all.
        public typealias Failure = A.Failure

        private let all: CombineLatest<CombineLatest<A, B>, C>

        /// Combines three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            all = CombineLatest(CombineLatest(a, b), c)
        }

        /// Subscribes to all publishers.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            all.map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        /// The latest value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The errors of the publishers. The first one ends all.
        public typealias Failure = A.Failure

        private let all: CombineLatest<CombineLatest3<A, B, C>, D>

        /// Combines four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            all = CombineLatest(CombineLatest3(a, b, c), d)
        }

        /// Subscribes to all publishers.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            all.map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Combines the latest value of this publisher with that of another one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Combines the latest values of two publishers into one.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Combines the latest value of this publisher with those of two others.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ first: P,
        _ second: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, first, second)
    }

    /// Combines the latest values of three publishers into one.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ first: P,
        _ second: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(first, second).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines the latest value of this publisher with those of three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ first: P,
        _ second: Q,
        _ third: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, first, second, third)
    }
}
