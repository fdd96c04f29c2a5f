import PortableUIKit

/// The running means of measured heights by view type, used to estimate rows that have not been measured.
struct HeightStatistics {
    private struct Mean {
        var sum: CGFloat = 0
        var count: CGFloat = 0
    }

    private var means: [ObjectIdentifier: Mean] = [:]

    /// The number of measured types. Estimates based on the means are recalculated when it grows.
    var knownTypeCount: Int {
        means.count
    }

    mutating func add(_ height: CGFloat, of type: UICollectionReusableView.Type) {
        means[ObjectIdentifier(type), default: Mean()].sum += height
        means[ObjectIdentifier(type), default: Mean()].count += 1
    }

    /// The mean height of a type in points; `nil` if none was measured.
    func mean(of type: UICollectionReusableView.Type) -> CGFloat? {
        means[ObjectIdentifier(type)].map { $0.sum / $0.count }
    }

    /// The mean height in points over types by their frequency; types without a mean count like the others. `nil` if no
    /// type has a mean.
    func mean(of types: some Sequence<UICollectionReusableView.Type>) -> CGFloat? {
        var (sum, count): (CGFloat, CGFloat) = (0, 0)
        for type in types {
            guard let mean = mean(of: type) else { continue }
            sum += mean
            count += 1
        }
        return count > 0 ? sum / count : nil
    }

    /// Reduces the weight of all means to that of one measurement, because sizes changed, for instance with the fonts.
    mutating func reduceWeights() {
        means = means.mapValues { Mean(sum: $0.sum / $0.count, count: 1) }
    }
}
