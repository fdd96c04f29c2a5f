import PortableUIKit

/// The running means of measured heights by type of view: what rows that were never measured are expected to be like.
struct HeightStatistics {
    private struct Mean {
        var sum: CGFloat = 0
        var count: CGFloat = 0
    }

    private var means: [ObjectIdentifier: Mean] = [:]

    /// How many types have been measured. What is estimated from the means is worked out anew when this grows.
    var knownTypeCount: Int {
        means.count
    }

    mutating func add(_ height: CGFloat, of type: UICollectionReusableView.Type) {
        means[ObjectIdentifier(type), default: Mean()].sum += height
        means[ObjectIdentifier(type), default: Mean()].count += 1
    }

    /// The mean height of a type; `nil` where none was measured.
    func mean(of type: UICollectionReusableView.Type) -> CGFloat? {
        means[ObjectIdentifier(type)].map { $0.sum / $0.count }
    }

    /// The mean over types as often as they occur; types without a mean count as one of the others. `nil` where none has
    /// a mean.
    func mean(of types: some Sequence<UICollectionReusableView.Type>) -> CGFloat? {
        var (sum, count): (CGFloat, CGFloat) = (0, 0)
        for type in types {
            guard let mean = mean(of: type) else { continue }
            sum += mean
            count += 1
        }
        return count > 0 ? sum / count : nil
    }

    /// Sizes changed, with fonts for example: the means stay as first guesses and weigh no more than one new measurement.
    mutating func weaken() {
        means = means.mapValues { Mean(sum: $0.sum / $0.count, count: 1) }
    }
}
