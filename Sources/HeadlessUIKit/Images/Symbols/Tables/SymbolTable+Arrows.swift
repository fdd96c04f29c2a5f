extension SymbolTable {
    /// Arrows and chevrons.
    static let arrows = """
        chevron.right circle circle.fill square square.fill: s M-20-37.5 20 0-20 37.5
        chevron.left circle circle.fill square square.fill: s M20-37.5-20 0 20 37.5
        chevron.forward ~ circle circle.fill square square.fill: u chevron.right
        chevron.backward ~ circle circle.fill square square.fill: u chevron.left
        chevron.up circle circle.fill square square.fill: s M-37.5 19 0-19 37.5 19
        chevron.down circle circle.fill square square.fill: s M-37.5-19 0 19 37.5-19
        chevron.right.2: u chevron.right x-17; u chevron.right x17
        chevron.left.2: u chevron.left x-17; u chevron.left x17
        chevron.forward.2 ~: u chevron.right.2
        chevron.backward.2 ~: u chevron.left.2
        chevron.up.chevron.down: s M-26-16 0-42 26-16M-26 16 0 42 26 16
        chevron.compact.down: s M-43-8 0 8 43-8
        chevron.compact.up: s M-43 8 0-8 43 8
        chevron.compact.right: s M-8-43 8 0-8 43
        chevron.compact.left: s M8-43-8 0 8 43
        arrow.right circle circle.fill square square.fill: s M-42 0H42M8-34 42 0 8 34
        arrow.left circle circle.fill square square.fill: s M42 0H-42M-8-34-42 0-8 34
        arrow.forward ~ circle circle.fill square square.fill: u arrow.right
        arrow.backward ~ circle circle.fill square square.fill: u arrow.left
        arrow.up circle circle.fill square square.fill: s M0 42V-42M-34-8 0-42 34-8
        arrow.down circle circle.fill square square.fill: s M0-42V42M-34 8 0 42 34 8
        arrow.up.right circle circle.fill square square.fill: s M-31 31 31-31M-17-31H31V17
        arrow.up.left circle circle.fill square square.fill: s M31 31-31-31M17-31H-31V17
        arrow.down.right circle circle.fill square square.fill: s M-31-31 31 31M-17 31H31V-17
        arrow.down.left circle circle.fill square square.fill: s M31-31-31 31M17 31H-31V-17
        arrow.up.forward ~ circle circle.fill square square.fill: u arrow.up.right
        arrow.up.backward ~ circle circle.fill square square.fill: u arrow.up.left
        arrow.up.and.down circle circle.fill square square.fill: s M0-48V48M-22-26 0-48 22-26M-22 26 0 48 22 26
        arrow.left.and.right circle circle.fill square square.fill: u arrow.up.and.down r90
        arrow.up.arrow.down circle circle.fill square square.fill: s M-24 40V-40M-46-18-24-40-2-18M24-40V40M46 18 24 \
        40 2 18
        arrow.left.arrow.right circle circle.fill square square.fill: u arrow.up.arrow.down r90
        arrow.up.left.and.arrow.down.right circle circle.fill: s M-8-8-40-40M-40-12V-40H-12M8 8 40 40M40 12V40H12
        arrow.down.right.and.arrow.up.left circle circle.fill: s M-42-42-8-8M-8-38V-8H-38M42 42 8 8M8 38V8H38
        arrow.up.backward.and.arrow.down.forward ~ circle circle.fill: u arrow.up.left.and.arrow.down.right
        arrow.down.forward.and.arrow.up.backward ~ circle circle.fill: u arrow.down.right.and.arrow.up.left
        arrow.up.to.line: s M-36-43H36M0 43V-26M-30 2 0-28 30 2
        arrow.down.to.line: s M-36 43H36M0-43V26M-30-2 0 28 30-2
        arrow.right.to.line: u arrow.up.to.line r90
        arrow.left.to.line: u arrow.up.to.line r-90
        arrow.forward.to.line ~: u arrow.right.to.line
        arrow.backward.to.line ~: u arrow.left.to.line
        arrow.clockwise circle circle.fill square: s M34-14A37.5 1 1 0-32H10M-8-50 11-32-8-14
        arrow.counterclockwise circle circle.fill square: u arrow.clockwise m
        -half.circlepath: s M-40-1A40 0 1 33-22; f.4 M44-34V-6L21-16Z
        arrow.2.circlepath circle circle.fill: u -half.circlepath; u -half.circlepath r180
        -quarter.circlepath: s M-43 3A43 0 1 34-26; f.5 M47-40V-8L18-19Z
        arrow.triangle.2.circlepath circle circle.fill: u -quarter.circlepath; u -quarter.circlepath r180
        -goforward: s M26-28A40 1 1 0-36; f.4 M0-52V-20L22-36Z
        goforward: u -goforward
        gobackward: u -goforward m
        goforward.10: u -goforward; u 1 s.36 x-10 y5; u 0 s.36 x9 y5
        goforward.15: u -goforward; u 1 s.36 x-10 y5; u 5 s.36 x9 y5
        goforward.30: u -goforward; u 3 s.36 x-11 y5; u 0 s.36 x11 y5
        gobackward.10: u -goforward m; u 1 s.36 x-10 y5; u 0 s.36 x9 y5
        gobackward.15: u -goforward m; u 1 s.36 x-10 y5; u 5 s.36 x9 y5
        gobackward.30: u -goforward m; u 3 s.36 x-11 y5; u 0 s.36 x11 y5
        arrow.uturn.left circle circle.fill square: s M-44-10H16C34-10 45 2 45 16C45 31 34 42 16 42H-2\
        M-17-38-45-10-17 18
        arrow.uturn.right circle circle.fill square: u arrow.uturn.left m
        arrow.uturn.backward ~ circle circle.fill square: u arrow.uturn.left
        arrow.uturn.forward ~ circle circle.fill square: u arrow.uturn.right
        arrow.uturn.up circle circle.fill square: u arrow.uturn.left r90
        arrow.uturn.down circle circle.fill square: u arrow.uturn.left r-90
        arrow.turn.up.left: s M-44-12H22C34-12 42-4 42 8V42M-16-40-44-12-16 16
        arrow.turn.up.right: u arrow.turn.up.left m
        arrow.turn.down.right: s M-42-42V-6C-42 6-34 14-22 14H44M16-14 44 14 16 42
        arrow.turn.down.left: u arrow.turn.down.right m
        return ~: s M-46 12H30C38 12 44 6 44-2V-34M-20-14-46 12-20 38
        arrowshape.turn.up.left circle circle.fill fill: o M-4-39V-18C26-17 46 2 49 38C36 20 20 13-4 13V33C-4 37-8 \
        39-12 36L-48 1C-50-1-50-4-48-6L-12-42C-8-45-4-43-4-39Z
        arrowshape.turn.up.right circle circle.fill fill: u arrowshape.turn.up.left m
        arrowshape.turn.up.backward ~ circle circle.fill fill: u arrowshape.turn.up.left
        arrowshape.turn.up.forward ~ circle circle.fill fill: u arrowshape.turn.up.right
        arrowtriangle.right circle circle.fill square square.fill fill: o M-28-34V34C-28 40-24 42-19 39L34 5C39 2 \
        39-2 34-5L-19-39C-24-42-28-40-28-34Z
        arrowtriangle.left circle circle.fill square square.fill fill: u arrowtriangle.right m
        arrowtriangle.forward ~ circle circle.fill square square.fill fill: u arrowtriangle.right
        arrowtriangle.backward ~ circle circle.fill square square.fill fill: u arrowtriangle.left
        arrowtriangle.up circle circle.fill square square.fill fill: u arrowtriangle.right r-90
        arrowtriangle.down circle circle.fill square square.fill fill: u arrowtriangle.right r90
        arrow.triangle.branch: s M-22-18V22M-22 6H4C16 6 26-2 26-16; s O-22 33 11; s O-22-31 11; s O26-29 11
        arrow.branch: s M-34-34C-10-34-12 34 14 34H44M-34 34C-10 34-12-34 14-34H44M28-48 44-34 28-20M28 20 44 34 28 48
        arrow.triangle.turn.up.right.diamond fill: o M-5-45-45-5C-48-2-48 2-45 5L-5 45C-2 48 2 48 5 45L45 5C48 2 \
        48-2 45-5L5-45C2-48-2-48-5-45Z; d M-16 16V2C-16-3-13-6-8-6H6; D.3 M6-20V8L22-6Z
        arrow.triangle.merge: s M0-20V42M0 4C-22 4-26 18-34 38M0 4C22 4 26 18 34 38; f.4 M-16-20H16L0-44Z
        arrow.up.doc fill: u doc; d M0 28V-8M-14 5 0-9 14 5
        arrow.down.doc fill: u doc; d M0-10V26M-14 13 0 27 14 13
        arrow.3.trianglepath: s M-14-36C-6-48 6-48 14-36L24-19M34 4 44 22C50 34 44 42 32 42H12M-12 42H-32C-44 42-50 \
        34-44 22L-33 3; f.4 M10-12 34-6 40-30Z; f.4 M16 24V58L-6 41Z; f.4 M-48 8-24-6-50-14Z
        shuffle circle circle.fill: s M-50 26H-30C-8 26-2-26 20-26H42M-50-26H-30C-22-26-16-20-11-12M3 12C8 20 13 26 \
        20 26H42; f.3 M38-42V-10L56-26ZM38 10V42L56 26Z
        repeat circle circle.fill: s M-44 2V-4C-44-17-36-26-22-26H32M44-2V4C44 17 36 26 22 26H-32; \
        f.3 M28-42V-10L46-26ZM-28 10V42L-46 26Z
        repeat.1 circle circle.fill: u repeat; u 1 s.26 x0 y0
        arrow.up.heart fill: u heart; d M0 24V-16M-17 1 0-17 17 1
        rectangle.portrait.and.arrow.right fill: o M8 16V34C8 41 4 45-3 45H-34C-41 45-45 41-45 34V-34\
        C-45-41-41-45-34-45H-3C4-45 8-41 8-34V-16; b M-18 0H50M32-18 50 0 32 18; s M-18 0H50M32-18 50 0 32 18
        rectangle.portrait.and.arrow.forward ~ fill: u rectangle.portrait.and.arrow.right
        rectangle.righthalf.inset.filled.arrow.right: s R-54-36 108 72 11; f R8-26 36 52 4; \
        s M-40 0H-6M-18-12-6 0-18 12
        """
}
