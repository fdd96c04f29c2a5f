/// The opacities that the parts draw with, from 0 to 1; the names are those of the tokens `opacity`.
public enum Opacities {}
