extension SymbolTable {
    /// People, hands and faces.
    static let people = """
        person circle circle.fill fill slash slash.fill badge.plus fill.badge.plus badge.minus fill.badge.minus \
        square square.fill: o O0-23.5 19; \
        o M-39.5 33C-39.5 20-25 7 0 7C25 7 39.5 20 39.5 33C39.5 37.5 37 39.5 32 39.5H-32C-37 39.5-39.5 37.5-39.5 33Z
        person.2 circle circle.fill fill slash slash.fill badge.plus: o O30-19 15; \
        o M14 9C19 6 25 5 31 5C51 5 62 17 62 29C62 33 60 35 56 35H24; g O-20-23 18; \
        g M-58 33C-58 20-44 8-20 8C4 8 18 20 18 33C18 37 16 39 11 39H-51C-56 39-58 37-58 33Z; o O-20-23 18; \
        o M-58 33C-58 20-44 8-20 8C4 8 18 20 18 33C18 37 16 39 11 39H-51C-56 39-58 37-58 33Z
        person.3 fill: o O-46-14 12; o M-34 31H-66C-70 31-72 29-72 26C-72 16-62 7-46 7C-42 7-38 8-34 9; o O46-14 12; \
        o M34 31H66C70 31 72 29 72 26C72 16 62 7 46 7C42 7 38 8 34 9; g O0-23 17; \
        g M-34 33C-34 20-21 8 0 8C21 8 34 20 34 33C34 37 32 39 28 39H-28C-32 39-34 37-34 33Z; o O0-23 17; \
        o M-34 33C-34 20-21 8 0 8C21 8 34 20 34 33C34 37 32 39 28 39H-28C-32 39-34 37-34 33Z
        person.crop.circle fill badge.plus badge.minus badge.checkmark badge.xmark badge.exclamationmark \
        badge.questionmark fill.badge.plus fill.badge.minus fill.badge.checkmark fill.badge.xmark: o O0 0 45.6; \
        D O0-13 16; D M-31 31C-26 18-15 11 0 11C15 11 26 18 31 31A43 0 1-31 31Z
        person.crop.square fill badge.plus: o R-40.5-40.5 81 81 14; D O0-12 15; \
        D M-30 38C-28 22-17 11 0 11C17 11 28 22 30 38Z
        person.crop.rectangle fill: o R-52-38 104 76 12; D O0-11 14; D M-29 36C-27 20-16 10 0 10C16 10 27 20 29 36Z
        person.crop.artframe: s R-40-46 80 92 8; s O0-10 14; s M-24 30C-22 17-12 11 0 11C12 11 22 17 24 30
        person.text.rectangle ~ fill: o R-54-38 108 76 12; D O-22-11 9; D M-39 18C-38 8-32 3-22 3C-12 3-6 8-5 18Z; \
        d.9 M10-12H38M10 6H38
        person.fill.checkmark: u person.fill x-10; b M24 28 36 42 58 12; s M24 28 36 42 58 12
        person.fill.xmark: u person.fill x-10; b M30 14 56 40M56 14 30 40; s M30 14 56 40M56 14 30 40
        person.fill.questionmark: u person.fill x-10; g O46 24 18; u questionmark s.46 x46 y24
        person.and.arrow.left.and.arrow.right: u person.fill s.6 y-22; \
        s M-44 30H44M-30 16-44 30-30 44M30 16 44 30 30 44
        person.icloud fill: u cloud; D O0-6 11; D M-20 24C-18 14-10 9 0 9C10 9 18 14 20 24Z
        person.wave.2 ~ fill: u person x-22; s M26-22C34-10 34 10 26 22M44-34C58-14 58 14 44 34
        face.smiling fill: o O0 0 45.6; d1.5 M-16-12h.01M16-12h.01; d M-23 10C-15 28 15 28 23 10
        eye circle circle.fill square square.fill fill slash slash.fill: o M-55 0C-42-21-24-34 0-34C24-34 42-21 55 0\
        C42 21 24 34 0 34C-24 34-42 21-55 0Z; d O0 0 16
        eyes: s E-24 0 18 32; s E24 0 18 32; f E-18 6 8 12; f E30 6 8 12
        eyeglasses: s O-30 6 20; s O30 6 20; \
        s M-10 2C-5-4 5-4 10 2M-48-2-40-26C-38-31-34-32-29-30M48-2 40-26C38-31 34-32 29-30
        ear fill badge.checkmark: o M-27-14C-27-34-14-46 2-46C20-46 31-33 31-16C31 4 13 9 13 26C13 38 6 46-4 46C-15 \
        46-20 38-20 30; d M-11-12C-11-23-5-29 3-29C11-29 16-23 16-16C16-5 3-5 3 7
        mouth fill: o M-50-2C-38-14-26-24-12-24C-6-24-4-21 0-21C4-21 6-24 12-24C26-24 38-14 50-2C36 18 20 28 0 28\
        C-20 28-36 18-50-2Z; d M-34-2C-16-7 16-7 34-2
        brain: s M-3-40C-12-48-30-44-32-30C-46-26-50-8-40 2C-48 16-40 32-26 34C-20 46-6 44-3 34ZM3-40C12-48 30-44 \
        32-30C46-26 50-8 40 2C48 16 40 32 26 34C20 46 6 44 3 34Z; \
        s.8 M-22-12C-14-16-12-22-14-26M22-12C14-16 12-22 14-26M-24 12C-16 10-12 16-14 22M24 12C16 10 12 16 14 22
        hand.thumbsup circle circle.fill fill slash slash.fill: o M-18-2C-8-12-3-22-1-36C0-43 4-46 9-46C17-46 20-38 \
        18-29L14-14H34C41-14 45-9 45-3C45 0 44 3 42 5C45 10 44 16 40 19C42 25 39 30 35 32C36 39 31 43 23 43H8C-4 \
        43-12 39-18 33Z; o R-46-4 16 40 6
        hand.thumbsdown circle circle.fill fill slash slash.fill: u hand.thumbsup r180
        hand.raised circle circle.fill fill slash slash.fill: o M-26 4V-27C-26-36-14-36-14-27V-38C-14-47-2-47-2-38\
        C-2-47 11-47 11-36V-30C11-38 23-38 23-29V10L29-1C33-8 43-4 40 4L28 32C24 42 16 46 4 46H-4C-18 46-26 36-26 22\
        ZM-26 4; d.8 M-14-26V-4M-1-36V-4M11-30V-4
        hand.point.right fill: o M-44-20H-26L-14-30C-12-32-9-32-7-32H38C48-32 48-18 38-18H8C18-16 18-6 10-5C16-2 15 \
        7 8 8C13 11 12 20 5 21C8 26 6 33-1 33H-18C-26 33-30 31-34 26H-44Z
        hand.point.left fill: u hand.point.right m
        hand.point.up fill: u hand.point.right r-90
        hand.point.up.left fill: o M-4-40C-4-50-18-50-18-40V8L-26-2C-32-9-42-2-37 6L-22 32C-16 42-10 46 2 46H10C26 \
        46 36 36 36 20V2C36-8 24-8 24 0C23-10 11-10 10-2C9-12-3-12-4-4Z
        hand.tap fill: o M2-24C2-34-12-34-12-24V16L-19 8C-25 1-35 7-31 15L-18 36C-13 44-7 47 3 47H10C25 47 34 38 34 \
        24V10C34 1 23 1 23 8C22-1 11-1 10 5C10-4 2-4 2 2Z; s.9 M-28-16C-34-36-20-47-5-47C12-47 24-35 18-16
        hand.wave fill: o M-38 2-28-8C-34-16-26-24-18-18L-14-14C-22-22-12-34-4-26L0-22C-8-30 2-40 10-32L36-6C30-16 \
        34-26 42-24C50-8 48 14 36 28C22 44 4 46-10 32L-36 8ZM-38 2; \
        s.9 M-46 20C-45 32-38 42-26 46M26-46C36-46 44-42 48-34
        hands.clap fill: u hand.raised r-15 s.85 y8; s M-44-30-36-22M-28-44-24-34M44-30 36-22M28-46 24-36
        hands.sparkles fill: u hand.raised s.85 y10 x-8; u sparkle s.4 x38 y-30
        figure.stand circle circle.fill: f O0-42 9; s1.5 M0-24V8M-20-22-24 4M20-22 24 4M-8 8V46M8 8V46; \
        s1.4 M-18-24H18
        figure.walk circle circle.fill: f O7-41 9; \
        s1.35 M2-22-4 8M2-22-20-12-26 6M2-22C12-18 14-8 28-4M-4 8C12 18 14 24 20 46M-4 8C-6 24-10 30-26 46
        figure.run circle circle.fill: f O20-41 9; \
        s1.35 M10-23-6 8M10-23-16-26-28-10M10-23 22-6 38-8M-6 8 14 20 8 44M-6 8-14 26-38 26
        figure.wave: f O0-40 9; s1.35 M0-22V8M-14-22H14M-14-22-22 4M14-22 28-40M-8 8V46M8 8V46
        figure.2.arms.open: f O-24-36 8; f O18-20 7; \
        s1.2 M-24-20V10M-24-20-44-28M-24-20-4-28M-31 10V46M-17 10V46M18-4V18M18-4 6-10M18-4 34-12M12 18V46M24 18V46
        figure.arms.open: f O0-40 9; s1.35 M0-22V8M0-22-28-30M0-22 28-30M-8 8V46M8 8V46
        figure.and.child.holdinghands: f O-20-38 9; f O28-10 7; \
        s1.3 M-20-20V10M-20-20-36 0M-20-20 4 4 14 8M-28 10V46M-12 10V46M28 6V24M28 6 14 8M28 6 42 16M22 24V46M34 24V46
        figure.roll: f O-6-40 9; s1.3 M-6-22-4 8H18L30 40M-4-8H14; s M-14-2A23 1 0 18 30
        dumbbell fill: o R-34-28 16 56 6; o R18-28 16 56 6; s M-18 0H18; o R-50-18 14 36 6; o R36-18 14 36 6
        figure.strengthtraining.traditional: f O0-20 8; \
        s1.3 M0-4V20M-26-16-14-2H14L26-16M-10 46-10 24H10V46M-48-16H48M-48-32V0M48-32V0
        sportscourt fill: o R-54-36 108 72 10; d.9 M0-32V32; d.9 O0 0 13; d.9 M-50-14H-36V14H-50M50-14H36V14H50
        """
}
