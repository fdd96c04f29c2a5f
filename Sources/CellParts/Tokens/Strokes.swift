/// The widths of strokes that the parts draw, in points; the names are those of the tokens `stroke`.
public enum Strokes {}
