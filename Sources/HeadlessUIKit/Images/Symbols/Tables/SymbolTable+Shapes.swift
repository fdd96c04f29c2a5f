extension SymbolTable {
    /// Plain shapes, hearts and stars.
    static let shapes = """
        circle fill slash slash.fill: o O0 0 45.6
        circle.dashed: s M45.6 0A45.6 0 1 40.5 21M32.2 32.2A45.6 0 1 13 43.7M-11 44.2A45.6 0 1-31 33.5M-40 22A45.6 0 \
        1-45.6 0M-42-18A45.6 0 1-30-34.3M-12-44A45.6 0 1 10-44.5M29-35.2A45.6 0 1 41.5-19
        circle.dotted: s1.1 M45 0h.01M39 22.5h.01M22.5 39h.01M0 45h.01M-22.5 39h.01M-39 22.5h.01M-45 0h.01\
        M-39-22.5h.01M-22.5-39h.01M0-45h.01M22.5-39h.01M39-22.5h.01
        circle.circle fill: o O0 0 45.6; d O0 0 26
        circle.inset.filled: s O0 0 45.6; f O0 0 31
        largecircle.fill.circle: u circle.inset.filled
        smallcircle.filled.circle fill: o O0 0 45.6; D O0 0 16
        square fill slash slash.fill: o R-40.5-40.5 81 81 14
        square.dashed: s M-40.5-16V16M40.5-16V16M-16-40.5H16M-16 40.5H16M-40.5-26.5C-40.5-36-36-40.5-26.5-40.5\
        M26.5-40.5C36-40.5 40.5-36 40.5-26.5M40.5 26.5C40.5 36 36 40.5 26.5 40.5M-26.5 40.5C-36 40.5-40.5 36-40.5 26.5
        plus.square.dashed: u square.dashed; s M-18 0H18M0-18V18
        square.inset.filled: s R-40.5-40.5 81 81 14; f R-28-28 56 56 6
        rectangle fill slash slash.fill badge.plus badge.minus badge.checkmark badge.xmark: o R-52-36 104 72 12
        rectangle.dashed: s M-52-10V10M52-10V10M-38-36H-14M14-36H38M-38 36H-14M14 36H38M-52-24C-52-32-48-36-44-36\
        M52-24C52-32 48-36 44-36M-52 24C-52 32-48 36-44 36M52 24C52 32 48 36 44 36
        rectangle.portrait fill slash slash.fill: o R-36-48 72 96 12
        rectangle.roundedtop fill: o M-52 36V-14C-52-28-44-36-30-36H30C44-36 52-28 52-14V36Z
        capsule fill: o R-54-28 108 56 28
        capsule.portrait fill: o R-28-54 56 108 28
        oval fill: o E0 0 54 34
        oval.portrait fill: o E0 0 34 54
        triangle fill: o M-6-42-50 34C-53 40-50 44-44 44H44C50 44 53 40 50 34L6-42C3-46-3-46-6-42Z
        diamond fill: o M-5-45-45-5C-48-2-48 2-45 5L-5 45C-2 48 2 48 5 45L45 5C48 2 48-2 45-5L5-45C2-48-2-48-5-45Z
        questionmark.diamond fill: u diamond; d M-11-10C-11-18-6-22 0-22C6-22 11-18 11-11C11-2 0-2 0 6; d1.2 M0 20h.01
        suit.diamond fill: o M0-46 36 0 0 46-36 0Z
        suit.club fill: o O0-20 18; o O-22 8 18; o O22 8 18; s M0 6V44M-14 46H14
        suit.spade fill: o M0-46C10-30 40-14 40 8C40 28 12 30 4 14V40H-4V14C-12 30-40 28-40 8C-40-14-10-30 0-46Z
        hexagon fill: o M-6-46-38-28C-42-26-44-23-44-18V18C-44 23-42 26-38 28L-6 46C-2 48 2 48 6 46L38 28C42 26 44 \
        23 44 18V-18C44-23 42-26 38-28L6-46C2-48-2-48-6-46Z
        pentagon fill: o M-5-44-44-15C-48-12-48-9-47-6L-32 38C-31 42-29 43-25 43H25C29 43 31 42 32 38L47-6C48-9 \
        48-12 44-15L5-44C2-46-2-46-5-44Z
        octagon fill: o M18-44.5 44.5-18V18L18 44.5H-18L-44.5 18V-18L-18-44.5Z
        heart circle circle.fill square square.fill fill slash slash.fill: o M0 42C-30 22-48 3-48-17\
        C-48-33-38-43-25-43C-14-43-5-37 0-27C5-37 14-43 25-43C38-43 48-33 48-17C48 3 30 22 0 42Z
        heart.rectangle fill: o R-52-36 104 72 12; \
        D M0 20C-14 11-22 2-22-7C-22-21-6-22 0-11C6-22 22-21 22-7C22 2 14 11 0 20Z
        star circle circle.fill square square.fill fill slash slash.fill: o M0-47.5 12.3-14.5 47.6-13 20 9 29.4 43 0 \
        23.5-29.4 43-20 9-47.6-13-12.3-14.5Z
        star.rectangle fill: o R-52-36 104 72 12; D M0-24 6-7 24-7 10 4 15 21 0 11-15 21-10 4-24-7-6-7Z
        staroflife circle circle.fill fill: o M-10-46H10V-17L35-32 45-14 20 0 45 14 35 32 10 17V46H-10V17L-35 32-45 \
        14-20 0-45-14-35-32-10-17Z
        cone fill: o M0-46 34 30C34 46-34 46-34 30Z
        cylinder fill: o M-34-30C-34-48 34-48 34-30V30C34 48-34 48-34 30Z; d M-34-30C-34-14 34-14 34-30
        pyramid fill: o M0-44 46 24 0 44-46 24Z; d M0-40V42
        perspective: s M-48-18 48-40V40L-48 18ZM0-30V30M-48 0H48
        infinity circle circle.fill: s M0 0C-10-16-22-24-32-24C-46-24-54-13-54 0C-54 13-46 24-32 24C-22 24-10 16 0 0\
        C10-16 22-24 32-24C46-24 54-13 54 0C54 13 46 24 32 24C22 24 10 16 0 0Z
        command circle circle.fill square: s M-18-18V-30C-18-46-44-46-44-30C-44-22-38-18-30-18H30C38-18 44-22 44-30\
        C44-46 18-46 18-30V30C18 46 44 46 44 30C44 22 38 18 30 18H-30C-38 18-44 22-44 30C-44 46-18 46-18 30Z
        option: s M-46-32H-18L16 32H46M14-32H46
        control: s M-36 12 0-24 36 12
        shift fill: o M0-44 46 6H22V40H-22V6H-46Z
        capslock fill: o M0-46 44 2H20V18H-20V2H-44Z; o R-20 30 40 14 4
        delete.left fill: o M-24-34H40C50-34 54-29 54-20V20C54 29 50 34 40 34H-24C-28 34-31 33-34 30L-56 6C-59 \
        2-59-2-56-6L-34-30C-31-33-28-34-24-34Z; d M-6-15 26 15M26-15-6 15
        delete.right fill: u delete.left m
        delete.backward ~ fill: u delete.left
        delete.forward ~ fill: u delete.right
        escape: s M-18-34A40 1 0 34 18M-40-42-2-4M-40-14V-42H-12
        eject circle circle.fill fill: o M-4-36-42 6C-45 10-43 13-39 13H39C43 13 45 10 42 6L4-36C1-39-1-39-4-36Z; \
        o R-43 28 86 10 4
        lifepreserver fill: o O0 0 45.6; d O0 0 19; d M-32-32-14-14M32-32 14-14M-32 32-14 14M32 32 14 14
        move.3d: s M0-46V10M-44 36 0 10 44 36M-12-34 0-46 12-34M-44 22V36H-30M44 22V36H30
        tuningfork: s M-18-46V-18C-18 8 18 8 18-18V-46M0 2V46
        peacesign: s O0 0 45.6; s M0-44V44M0 0-32 32M0 0 32 32
        """
}
