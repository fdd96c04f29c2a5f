import PortableUIKit

extension AuditedElement {
    /// Texts that do not fit, and texts that cover each other.
    func texts(kinds: Set<AuditKind>) -> [AuditFinding] {
        var found: [AuditFinding] = []
        let labels = labels
        if kinds.contains(.cutText) {
            found += labels.compactMap { label in cut(label).map { finding(.cutText, label, $0) } }
            found += vanished(in: element.view).map {
                finding(.cutText, $0, "has no room: nothing of it is seen; give its column or its row more width")
            }
        }
        if kinds.contains(.brokenWord) {
            found += labels.compactMap { label in
                label.brokenWord.map {
                    let problem = "breaks the word \"\($0.shortened)\" between letters; it needs more width"
                    return finding(.brokenWord, label, problem)
                }
            }
        }
        guard kinds.contains(.overlap) else { return found }
        let rects = labels.map { frame($0.convert($0.seenTextRect, to: element.view)) }
        for (index, label) in labels.enumerated() {
            for other in labels.indices where other > index {
                let common = rects[index].intersection(rects[other])
                guard !common.isNull, common.width > 1, common.height > 1 else { continue }
                let size = "\(SpacingGap.number(common.width)) by \(SpacingGap.number(common.height))"
                found.append(finding(.overlap, label, "overlaps \(labels[other].auditName) by \(size)"))
            }
        }
        return found
    }

    /// Labels that are to be seen and have no size.
    private func vanished(in view: UIView) -> [UILabel] {
        view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 }.flatMap { subview -> [UILabel] in
            if subview is UICollectionView || subview is UITableView || subview is UIControl { return [] }
            if let label = subview as? UILabel { return label.shownText != nil && label.bounds.isEmpty ? [label] : [] }
            return vanished(in: subview)
        }
    }

    private func cut(_ label: UILabel) -> String? {
        let pixel = 1 / max(label.traitCollection.displayScale, 1) + 0.01
        let needed = label.wholeTextSize
        let has = label.bounds.size
        if label.adjustsFontSizeToFitWidth, needed.width * label.minimumScaleFactor <= has.width { return nil }
        if needed.height > has.height + pixel || needed.width > has.width + pixel {
            let size = "\(SpacingGap.number(needed.width)) by \(SpacingGap.number(needed.height))"
            return "is cut: the text needs \(size), it has \(SpacingGap.number(has.width)) by "
                + SpacingGap.number(has.height)
        }
        // A container may cut what the label does not.
        let own = label.convert(label.seenTextRect, to: element.view)
        var view = label.superview
        while let container = view, container !== element.view.superview {
            if container is UIScrollView { return nil }
            let isEdge = container.clipsToBounds || container === element.view
            let visible = container.convert(container.bounds, to: element.view).insetBy(dx: -pixel, dy: -pixel)
            if isEdge,
                own.minX < visible.minX || own.maxX > visible.maxX || own.minY < visible.minY || own.maxY > visible.maxY
            {
                return "is cut by the edge of \(container.auditName)"
            }
            view = container.superview
        }
        return nil
    }
}

extension UILabel {
    /// The longest word, if it is wider than the label and therefore broken; nil where hyphens may break it.
    fileprivate var brokenWord: String? {
        guard numberOfLines != 1, !adjustsFontSizeToFitWidth, let text else { return nil }
        let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "\u{AD}" || $0 == "/" }
        guard let longest = words.max(by: { $0.count < $1.count }),
            CGFloat(longest.count) * font.pointSize > bounds.width,
            !longest.unicodeScalars.contains(where: { (0x0E00...0x0EFF).contains($0.value) || $0.value >= 0x1000 })
        else { return nil }
        let attributes =
            attributedText.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
        let isHyphenated = (attributes[.paragraphStyle] as? NSParagraphStyle).map { $0.hyphenationFactor > 0 } ?? false
        // A hyphen needs two letters before it and three after it.
        guard !isHyphenated || longest.count < 5 else { return nil }
        let label = UILabel()
        label.font = font
        label.text = String(longest)
        let needed = label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        )
        return needed.width > bounds.width + 1 ? String(longest) : nil
    }

    /// The size of the text in the label's width, in as many lines as it needs.
    fileprivate var wholeTextSize: CGSize {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = attributedText
        if attributedText == nil || text != nil && attributedText?.string != text {
            label.text = text
            label.font = font
        }
        if numberOfLines == 1 {
            // A line break in one line is a break that is not seen.
            label.numberOfLines = (text ?? "").contains(where: \.isNewline) ? 0 : 1
            label.lineBreakMode = .byClipping
            return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        }
        // Truncation is how the label ends; here lines wrap.
        label.lineBreakMode = .byWordWrapping
        let size = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, bounds.width), height: size.height)
    }

    /// Where the text is in the label.
    var seenTextRect: CGRect {
        let size = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat =
            switch textAlignment {
            case .center: (bounds.width - width) / 2
            case .right: bounds.width - width
            case .natural where isRightToLeft: bounds.width - width
            default: 0
            }
        return CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
    }
}
