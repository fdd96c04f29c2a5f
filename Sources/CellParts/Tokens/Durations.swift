/// The durations of the parts' own animations, in seconds; the names are those of the tokens `duration`.
public enum Durations {}
