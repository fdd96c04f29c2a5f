/// The shadows that the parts draw; the names are those of the tokens `shadow`.
public enum Shadows {}
