extension UIView {
    /// The edge where reading starts.
    public final var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(item: self, attribute: .leading))
    }

    /// The edge where reading ends.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(item: self, attribute: .trailing))
    }

    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(item: self, attribute: .left))
    }

    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(item: self, attribute: .right))
    }

    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(item: self, attribute: .top))
    }

    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(item: self, attribute: .bottom))
    }

    /// The width.
    public final var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutSide(item: self, attribute: .width))
    }

    /// The height.
    public final var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutSide(item: self, attribute: .height))
    }

    /// The vertical line through the middle.
    public final var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(item: self, attribute: .centerX))
    }

    /// The horizontal line through the middle.
    public final var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(item: self, attribute: .centerY))
    }

    /// The baseline of the first line of text, the top edge without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(item: self, attribute: .firstBaseline))
    }

    /// The baseline of the last line of text, the bottom edge without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(item: self, attribute: .lastBaseline))
    }
}
