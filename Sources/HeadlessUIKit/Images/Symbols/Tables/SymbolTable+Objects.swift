extension SymbolTable {
    /// Tools, things of home and office, documents, money.
    static let objects = """
        gear circle circle.fill: s O0 0 33; \
        s1.15 M0-40 0-45M20-34.6 22.5-39M34.6-20 39-22.5M40 0 45 0M34.6 20 39 22.5M20 34.6 22.5 39M0 40 0 45M-20 \
        34.6-22.5 39M-34.6 20-39 22.5M-40 0-45 0M-34.6-20-39-22.5M-20-34.6-22.5-39; s.8 O0 0 10; \
        s.8 M9 5 28 16M-9 5-28 16M0-10V-32
        gearshape circle circle.fill fill: o M-9-35-6-46 6-46 9-35 19-31 28-37 37-28 31-19 35-9 46-6 46 6 35 9 31 19 \
        37 28 28 37 19 31 9 35 6 46-6 46-9 35-19 31-28 37-37 28-31 19-35 9-46 6-46-6-35-9-31-19-37-28-28-37-19-31Z; \
        x O0 0 15; E O0 0 16
        gearshape.2 fill: u gearshape s.66 x-22 y-14; u gearshape s.56 x30 y22
        house circle circle.fill fill: s M-52 2-5-38C-2-41 2-41 5-38L52 2; \
        x M-37-8V34C-37 40-34 43-28 43H28C34 43 37 40 37 34V-8M-11 43V18C-11 15-10 14-7 14H7C10 14 11 15 11 18V43; \
        y M-37-8 0-38 37-8V34C37 40 34 43 28 43H-28C-34 43-37 40-37 34Z; \
        E M-10 50V18C-10 16-9 15-7 15H7C9 15 10 16 10 18V50Z
        bookmark circle circle.fill square square.fill fill slash slash.fill: o M-28-46H28V46L0 18-28 46Z
        tag circle circle.fill square fill slash slash.fill: o M-46-34V-6C-46-1-45 2-41 6L-4 42C1 47 7 47 12 42L42 \
        12C47 7 47 1 42-4L6-41C2-45-1-46-6-46H-34C-42-46-46-42-46-34Z; D O-24-24 7.5
        trash circle circle.fill square square.fill fill slash slash.fill: s M-39-31H39M-14-31V-37C-14-42-11-45-6-45\
        H6C11-45 14-42 14-37V-31; o M-31-31-27.5 35C-27 42-24 45-17 45H17C24 45 27 42 27.5 35L31-31; \
        d.8 M-12-15-10.5 29M0-15V29M12-15 10.5 29
        folder circle circle.fill fill badge.plus fill.badge.plus badge.minus fill.badge.minus badge.questionmark: o \
        M-52 28V-28C-52-36-48-40-40-40H-23C-19-40-16-39-13-36L-9-33C-6-31-4-30 0-30H40C48-30 52-26 52-18V28C52 36 48 \
        40 40 40H-40C-48 40-52 36-52 28Z; d M-50-13H50
        doc circle circle.fill fill badge.plus badge.ellipsis fill.badge.plus: o M-36-36C-36-43-32-47-25-47H2C5-47 \
        7-46 9-44L33-20C35-18 36-16 36-13V36C36 43 32 47 25 47H-25C-32 47-36 43-36 36Z; d M6-45V-25C6-20 8-17 13-17H34
        doc.text ~ fill: u doc; d.9 M-18 6H18M-18 24H18
        doc.plaintext ~ fill: o R-36-47 72 94 11; d.9 M-18-22H18M-18-4H18M-18 14H4
        doc.richtext ~ fill: o R-36-47 72 94 11; D R-19-30 22 20 3; d.9 M-18 6H18M-18 24H18
        doc.text.magnifyingglass: u doc.text x-8; g O24 18 18; s O24 18 17; s M37 31 50 44
        doc.on.doc circle circle.fill fill: o M-44 14V-38C-44-44-41-47-35-47H-16C-13-47-11-46-9-44L8-27C10-25 11-23 \
        11-20V14C11 20 8 23 2 23H-35C-41 23-44 20-44 14Z; \
        g M-11 38V-14C-11-20-8-23-2-23H17C20-23 22-22 24-20L41-3C43-1 44 1 44 4V38C44 44 41 47 35 47H-2C-8 47-11 \
        44-11 38Z; \
        o M-11 38V-14C-11-20-8-23-2-23H17C20-23 22-22 24-20L41-3C43-1 44 1 44 4V38C44 44 41 47 35 47H-2C-8 47-11 \
        44-11 38Z; d.85 M18-20V-4C18 0 20 2 24 2H42
        doc.on.clipboard ~ fill: o M-18-38H-32C-38-38-41-35-41-29V26C-41 32-38 35-32 35H2C8 35 11 32 11 26V-29C11-35 \
        8-38 2-38H-12; o R-26-46 22 14 5; g R-6-16 48 62 9; o R-6-16 48 62 9; d.8 M8 4H28M8 18H28
        clipboard fill: o M-18-38H-26C-33-38-37-34-37-27V36C-37 43-33 47-26 47H26C33 47 37 43 37 36V-27C37-34 33-38 \
        26-38H18; e R-18-47 36 18 6; s R-18-47 36 18 6
        calendar circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark: s R-44-42 88 84 14; \
        f M-44-18V-28C-44-37-39-42-30-42H30C39-42 44-37 44-28V-18Z; s M-44-18H44; \
        s1.2 M-4 0h.01M12 0h.01M28 0h.01M-28 14h.01M-12 14h.01M4 14h.01M20 14h.01M-28 28h.01M-12 28h.01M4 28h.01
        clock fill badge.checkmark badge.exclamationmark fill.badge.checkmark: o O0 0 45.6; d M0-28V2H-21
        clock.arrow.circlepath: s M-30-24A40 1 1-38 12; f.3 M-50-28V-2L-24-16Z; s M2-22V2H20
        clock.arrow.2.circlepath: u arrow.triangle.2.circlepath; s.9 M0-18V2H14
        alarm fill: o O0 3 37; d M0-18V5H-16; s M-22 34-34 46M22 34 34 46M-28-44-46-26M28-44 46-26
        alarm.waves.left.and.right fill: u alarm s.8; s M-46-26C-56-8-56 10-48 26M46-26C56-8 56 10 48 26
        timer circle square: s M-15-39A42 1 0 15-39M0-42V-26M0 2-18-18; f O0 2 7
        stopwatch fill: o O0 6 38; d M0-16V8; s M-10-46H10M0-44V-34M30-28 36-34
        hourglass circle circle.fill badge.plus: s M-32-46H32M-32 46H32M-25-46V-34C-25-16-4-8-4 0C-4 8-25 16-25 34\
        V46M25-46V-34C25-16 4-8 4 0C4 8 25 16 25 34V46
        hourglass.bottomhalf.filled: u hourglass; f M-20 44V36C-18 24-6 20 0 14C6 20 18 24 20 36V44Z
        hourglass.tophalf.filled: u hourglass; f M-18-24H18C14-14 4-8 0-2C-4-8-14-14-18-24Z
        lock circle circle.fill square square.fill fill slash slash.fill: o R-34-6 68 52 11; \
        s M-21-6V-24C-21-38-13-47 0-47C13-47 21-38 21-24V-6
        lock.open fill: o R-46-6 68 52 11; s M8-6V-24C8-38 16-47 28-47C41-47 49-38 49-24V-10
        lock.shield fill: u shield; u -small.lock
        -small.lock: D R-14-5 28 22 5; d.8 M-8-6V-12C-8-18-5-21 0-21C5-21 8-18 8-12V-6
        lock.doc fill: u doc; u -small.lock y14
        lock.rotation: s M-32-22A39 1 1-38 10; f.3 M-50-24V0L-26-12Z; u lock.fill s.42
        key fill: o O0-24 24; D O0-32 6; s M0 0V42L10 48 18 38 10 31 18 24 10 17V-2
        key.horizontal fill: u key r-90
        shield fill slash slash.fill: o M0-47C-14-38-26-34-36-33C-39-33-40-31-40-28V-2C-40 20-24 38-3 47C-1 48 1 48 \
        3 47C24 38 40 20 40-2V-28C40-31 39-33 36-33C26-34 14-38 0-47Z
        checkmark.shield fill: u shield; d M-16 3-5 15 17-16
        xmark.shield fill: u shield; d M-14-14 14 14M14-14-14 14
        exclamationmark.shield fill: u shield; d M0-20V6; d1.3 M0 22h.01
        shield.lefthalf.filled: u shield; f M0-47V48C-24 38-40 20-40-2V-28C-40-31-39-33-36-33C-26-34-14-38 0-47Z
        checkmark.seal fill: u seal; d M-17 2-5 16 19-17
        xmark.seal fill: u seal; d M-15-15 15 15M15-15-15 15
        exclamationmark.triangle fill: o M-6-42-52 34C-55 40-52 45-46 45H46C52 45 55 40 52 34L6-42C3-46-3-46-6-42Z; \
        d M0-16V14; d1.3 M0 29h.01
        exclamationmark.octagon fill: u octagon; d M0-23V6; d1.3 M0 23h.01
        exclamationmark.arrow.triangle.2.circlepath: u arrow.triangle.2.circlepath; s M0-20V4; s1.2 M0 19h.01
        creditcard circle circle.fill fill: o R-54-38 108 76 13; d1.9 M-52-15H52; d M-36 19H-18
        giftcard fill: o R-54-38 108 76 13; \
        d.9 M-26-34V34M-50 4H50M-26 4C-34-14-48-16-46-6C-44 2-34 4-26 4C-18-14-4-16-6-6C-8 2-18 4-26 4
        banknote fill: o R-56-32 112 64 10; d O0 0 15; d1.1 M-38 0h.01M38 0h.01
        cart circle circle.fill fill badge.plus badge.minus fill.badge.plus fill.badge.minus badge.questionmark: s \
        M-54-38H-46C-42-38-40-36-39-32L-28 14C-27 18-25 20-21 20H36; \
        o M-36-24H46C50-24 52-21 51-17L44 3C43 6 41 8 37 8H-28Z; s2 M-18 39h.01M28 39h.01
        bag circle circle.fill fill badge.plus badge.minus fill.badge.plus fill.badge.minus: o M-29-24H29C35-24 \
        38-21 38.5-15L42 34C42 41 39 45 32 45H-32C-39 45-42 41-42 34L-38.5-15C-38-21-35-24-29-24Z; \
        s M-16-24V-29C-16-40-9-47 0-47C9-47 16-40 16-29V-24; e M-16-24V-14M16-24V-14
        basket fill: o M-48-6H48L40 33C39 39 35 42 30 42H-30C-35 42-39 39-40 33Z; s M-30-6-14-42M30-6 14-42; \
        d.85 M-16 8V30M0 8V30M16 8V30
        gift circle circle.fill fill: o M-37 0H37V34C37 41 33 44 26 44H-26C-33 44-37 41-37 34Z; o R-45-20 90 20 6; \
        d M0-18V42; \
        s M0-20C-7-36-17-46-27-43C-36-40-34-26-22-22C-16-20-8-20 0-20C7-36 17-46 27-43C36-40 34-26 22-22C16-20 8-20 \
        0-20Z
        printer fill: o M-32 22H-40C-48 22-52 18-52 10V-10C-52-18-48-22-40-22H40C48-22 52-18 52-10V10C52 18 48 22 40 \
        22H32; e R-30 6 60 36 6; s M-30-22V-36C-30-40-28-42-24-42H24C28-42 30-40 30-36V-22; s R-30 4 60 38 5; \
        d1 M36-7h.01
        scanner fill: o R-52 4 104 32 10; s M-48-2 40-36; d M-30 20H10
        wrench fill: o M46-26C49-12 44 2 32 9C26 12 19 13 13 12L-22 46C-30 53-40 50-44 44C-49 38-48 30-42 24L-9-11\
        C-11-17-10-25-7-31C0-43 13-49 27-46L12-29 14-13 30-10Z
        hammer circle circle.fill fill: o M-34-44C-16-52 6-46 18-32L26-22 38-20 46-10 32 4 22-6 20-16 \
        12-14-6-2-16-14-4-28C-12-36-22-42-34-44Z; o M-8-2-44 32C-50 38-36 52-30 46L4 10
        wrench.and.screwdriver fill: u wrench s.92; b2.8 M-46-46 44 44; \
        s M-46-46-30-40-8-16 M-46-46-40-30-16-8M-12-12 14 14; f1 M10 22 22 10 46 34C50 42 42 50 34 46Z
        screwdriver fill: o M46-46-2 6M; s M44-44-8 8; o M-6-4 6 8-26 40C-34 48-48 36-40 28Z
        scissors circle circle.fill badge.ellipsis: s O-28-22 16; s O-28 22 16; s M-14-13 46 26M-14 13 46-26
        pencil circle circle.fill slash: f.4 M-44 44-36 20 20-36 36-20-20 36ZM25-41 30-46C36-52 52-36 46-30L41-25Z
        square.and.pencil: s M6-34H-26C-37-34-42-29-42-18V26C-42 37-37 42-26 42H20C31 42 36 37 36 26V-6; \
        b1.6 M40-40-12 12; f.4 M-16 18-10 2 30-38 40-28 0 12ZM34-42 38-46C43-51 53-41 48-36L44-32Z
        pencil.and.outline: s M-42 42-34 20 24-38C30-44 44-30 38-24L-20 34ZM14-28 28-14
        pencil.tip: s M-20 44-14-2C-12-22-6-42 0-46C6-42 12-22 14-2L20 44M-18 26H18M-6-24H6
        pencil.tip.crop.circle badge.plus badge.minus: s O0 0 45.6; \
        s M-15 41-11 4C-9-10-4-24 0-28C4-24 9-10 11 4L15 41M-12 22H12
        pencil.line: u pencil y-6 s.9; s M-6 46H46
        highlighter: s M-46 44H-20L-14 38-26 26-46 44ZM-26 26-22 4 26-44C32-50 48-34 42-28L-6 18-14 38M-22 4-6 18
        ruler fill: o R-54-20 108 40 8; d.85 M-36-18V-4M-18-18V0M0-18V-4M18-18V0M36-18V-4
        level fill: o R-54-22 108 44 12; d.85 M-16-18V18M16-18V18; d1.4 M0 0h.01
        book circle circle.fill fill: o M0-30C-10-40-28-43-46-40C-50-39-52-37-52-33V29C-52 33-49 35-45 34C-28 32-10 \
        34 0 42C10 34 28 32 45 34C49 35 52 33 52 29V-33C52-37 50-39 46-40C28-43 10-40 0-30Z; d M0-28V40
        book.closed ~ circle fill: o M-36 34V-30C-36-41-31-46-20-46H28C33-46 36-43 36-38V24C36 28 34 31 30 31H-24\
        C-32 31-36 33-36 38C-36 43-32 46-26 46H36; d M-16-44V29
        books.vertical circle fill: o R-46-42 22 84 5; o R-20-42 22 84 5; \
        o M12-34 30-40C33-41 36-39 37-36L52 32C53 36 51 38 48 39L33 43C30 44 27 42 26 39L9-28C8-31 9-33 12-34Z; \
        d.8 M-46-22H-24M-20 22H2
        text.book.closed ~ fill: u book.closed; d.85 M-4-26H20M-4-10H20
        character.book.closed fill: u book.closed; d.85 M-3 6 9-26 21 6M2-6H16
        graduationcap circle circle.fill fill: o M-56-10-4-34C-1-35 1-35 4-34L56-10 4 14C1 15-1 15-4 14Z; \
        s M-32 2V24C-20 40 20 40 32 24V2; s M52-8V24
        briefcase circle circle.fill fill: o R-50-28 100 70 12; \
        s M-18-28V-34C-18-41-15-44-8-44H8C15-44 18-41 18-34V-28; d M-48 4H48M0-2V10
        suitcase fill: o R-50-28 100 70 12; s M-18-28V-34C-18-41-15-44-8-44H8C15-44 18-41 18-34V-28; \
        d M-28-26V40M28-26V40
        case fill: o R-50-28 100 70 12; s M-18-28V-34C-18-41-15-44-8-44H8C15-44 18-41 18-34V-28
        cross circle circle.fill fill: o M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z
        cross.case circle fill: o R-50-28 100 70 12; s M-18-28V-34C-18-41-15-44-8-44H8C15-44 18-41 18-34V-28; \
        d1.2 M0-12V26M-19 7H19
        bandage fill: u -plaster r-45; d1 M-9 0h.01M9 0h.01M0-9h.01M0 9h.01
        -plaster: o R-54-22 108 44 20; d.85 M-22-20V20M22-20V20
        pills circle fill: u -pill r-45 s.8 x-14 y-6; o O26 24 20; d.8 M14 36 38 12
        pill circle fill: u -pill r-45
        -pill: o R-52-20 104 40 20; d M0-18V18
        stethoscope circle: s M-40-44H-46V-14C-46 6-30 12-22 12C-14 12 2 6 2-14V-44H-4M-22 12V22C-22 38-10 46 4 46\
        C20 46 30 38 30 24V6; s O30-6 11
        syringe fill: o M-30 14 8-24 24-8-14 30Z; s M-22 22-46 46M2-30 30-2M16-16 34-34M24-46 46-24M-18 2-8 12
        facemask fill: o M-30-22C-14-20-8-26 0-26C8-26 14-20 30-22C34-6 34 14 24 26C14 36-14 36-24 26C-34 \
        14-34-6-30-22Z; s M-32-12C-56-18-56 20-28 18M32-12C56-18 56 20 28 18
        allergens: s O0 0 12; s O0-30 10; s O28-10 10; s O18 24 10; s O-18 24 10; s O-28-10 10
        heart.text.square fill: o R-40.5-40.5 81 81 14; \
        D M-14 4C-24-4-28-10-28-16C-28-26-18-28-14-20C-10-28 0-26 0-16C0-10-4-4-14 4Z; d.9 M10-18H26M10-2H26M-26 20H26
        heart.text.clipboard fill: u clipboard; \
        D M0 14C-10 6-14 0-14-6C-14-16-4-18 0-10C4-18 14-16 14-6C14 0 10 6 0 14Z; d.9 M-20 30H20
        archivebox circle circle.fill fill: o R-52-42 104 24 7; \
        o M-44-18H44V30C44 38 40 42 32 42H-32C-40 42-44 38-44 30Z; d M-16 2H16
        shippingbox circle circle.fill fill: o M-6-46-38-30C-43-28-45-25-45-20V20C-45 25-43 28-38 30L-6 46C-2 48 2 \
        48 6 46L38 30C43 28 45 25 45 20V-20C45-25 43-28 38-30L6-46C2-48-2-48-6-46Z; \
        d M-43-24 0-3 43-24M0-3V46M-22-38 22-16
        cube fill: o M-6-46-38-29C-43-27-45-24-45-19V19C-45 24-43 27-38 29L-6 46C-2 48 2 48 6 46L38 29C43 27 45 24 \
        45 19V-19C45-24 43-27 38-29L6-46C2-48-2-48-6-46Z; d M-42-24 0-2 42-24M0-2V45
        cube.box fill: o R-44-44 88 88 14; d.85 M0-24 22-12V14L0 26-22 14V-12ZM-20-11 0 1 20-11M0 1V25
        cube.transparent: s M0-47 41-24V24L0 47-41 24V-24Z; \
        s.7 M0-47V-12M41 24 12 8M-41 24-12 8M0-12 16-4V12L0 20-16 12V-4Z
        qrcode: s R-44-44 32 32 3; s R12-44 32 32 3; s R-44 12 32 32 3; \
        s1.1 M-28-28h.01M28-28h.01M-28 28h.01M14 14h.01M28 28h.01M44 14h.01M14 44h.01M44 44h.01M28 14h.01M44 30h.01\
        M28 44h.01
        barcode: s M-54-32V32M-18-32V32M26-32V32M54-32V32; s1.6 M-36-28V28M4-28V28M40-28V28
        faceid: u viewfinder; s M-18-14V-5M18-14V-5M2-14V6C2 9 0 10-4 10M-17 22C-8 30 8 30 17 22
        touchid: s M-32 28C-26 18-24 8-24-2C-24-18-14-28 0-28C14-28 24-18 24-2C24 8 24 20 20 34M-12 40C-4 26 0 14 \
        0-4M12-4C12 12 8 28 2 42M-12-4C-12-12-8-16 0-16C8-16 12-12 12-4M-14-2C-14 12-18 24-24 34M-40 14C-38 8-38 \
        2-38-4C-38-28-22-43 0-43C24-43 38-28 38-6C38 4 38 10 36 18
        magnifyingglass circle circle.fill: s O-9-9 34; s M16 16 43 43
        plus.magnifyingglass: u magnifyingglass; s M-24-9H6M-9-24V6
        minus.magnifyingglass: u magnifyingglass; s M-24-9H6
        lightbulb circle circle.fill fill slash slash.fill: o M-14 24C-14 12-31 6-31-15C-31-34-18-47 0-47C18-47 \
        31-34 31-15C31 6 14 12 14 24Z; s M-12 36H12M-7 47H7
        lamp.desk fill: o M-30-44-2-20-30 4C-44-8-46-32-30-44ZM; s M-14-10 20 8-6 40M-30 44H30
        flashlight.on.fill: f.5 M-24-24H24L14-6V40C14 44 12 46 8 46H-8C-12 46-14 44-14 40V-6Z; f.5 R-24-44 48 8 3
        flashlight.off.fill: f.5 M-24-24H24L14-6V40C14 44 12 46 8 46H-8C-12 46-14 44-14 40V-6Z; f.5 R-24-44 48 8 3; \
        b3.2 M-36-40 36 40; s M-36-40 36 40
        flag circle circle.fill square fill slash slash.fill: o M-32-38C-24-42-12-44 0-38C12-32 24-34 34-38C36-39 \
        37-38 37-36V6C37 9 36 10 34 11C24 15 12 16 0 10C-12 4-24 6-32 10; s M-32-44V46
        flag.checkered circle: s M-32-44V46M-32-38C-10-46 12-28 36-38V8C12 18-10 0-32 10; \
        f M-10-40 12-34V-12L-10-16ZM-32-14-10-16V4L-32 10ZM12-12 36-16V8L12 11Z
        pin circle circle.fill square fill slash slash.fill: o M-22-44H22C28-44 28-38 24-35L16-30 18-8C30-2 36 6 36 \
        14C36 17 34 18 31 18H-31C-34 18-36 17-36 14C-36 6-30-2-18-8L-16-30-24-35C-28-38-28-44-22-44Z; s M0 18V47
        umbrella fill: o M-46 2C-46-24-26-40 0-40C26-40 46-24 46 2C38-6 24-6 16 2C10-6-10-6-16 2C-24-6-38-6-46 2Z; \
        s M0-46V-40M0-2V32C0 48-20 48-20 32
        ticket fill: u -ticket
        -ticket: o M-54-20C-54-28-50-32-42-32H42C50-32 54-28 54-20V-12C40-10 40 10 54 12V20C54 28 50 32 42 32H-42\
        C-50 32-54 28-54 20V12C-40 10-40-10-54-12Z; d.9 M16-28V-20M16-8V8M16 20V28
        crown fill: o M-44 34-50-20C-51-24-48-26-45-23L-24-4-4-38C-2-42 2-42 4-38L24-4 45-23C48-26 51-24 50-20L44 34\
        C43 38 41 40 37 40H-37C-41 40-43 38-44 34Z
        trophy circle circle.fill fill: o M-26-44H26C26-14 20 8 0 12C-20 8-26-14-26-44Z; \
        s M-26-36H-46C-46-18-38-8-22-8M26-36H46C46-18 38-8 22-8M0 12V42M-22 44H22
        medal fill: o O0 20 26; s M-12-4-28-46M12-4 28-46M-6-24-16-46M6-24 16-46; d.8 M0 8V32
        rosette: s O0-12 28; s M-16 14-22 46 0 34 22 46 16 14; s O0-12 12
        dice fill: o R-42-42 84 84 16; d1.6 M-20-20h.01M20-20h.01M0 0h.01M-20 20h.01M20 20h.01
        puzzlepiece fill: o M-44-22H-18C-26-44 8-44 0-22H26V4C48-4 48 30 26 22V44H-2C6 24-24 24-16 44H-44V16C-24 \
        24-24-10-44 0Z
        theatermasks circle fill: o M-52-38C-38-32-18-32-4-38C0-10-4 14-28 22C-52 14-56-10-52-38Z; \
        s M10-16C24-14 40-16 52-22C56 6 50 34 26 42C16 38 8 32 4 24; d.9 M-40-14H-32M-22-14H-14M-38 0C-34 8-22 8-18 0
        power circle circle.fill: s M0-46V-4M24-33A40 1 1-24-33
        switch.2: s R-46-40 92 34 17; s R-46 6 92 34 17; f O-29-23 9; f O29 23 9
        lightswitch.on fill: o R-30-46 60 92 12; d R-12-22 24 44 5
        powerplug fill: o M-30-14H30V0C30 16 18 26 0 26C-18 26-30 16-30 0Z; s M-14-40V-14M14-40V-14M0 26V46
        cup.and.saucer fill: o M-40-30H30V-2C30 18 18 28-5 28C-28 28-40 18-40-2Z; \
        s M30-22H38C54-22 54 8 28 8M-44 42H34
        mug fill: o M-38-36H24V28C24 38 20 42 10 42H-24C-34 42-38 38-38 28Z; s M24-20H36C50-20 50 18 36 18H24
        wineglass fill: o M-24-46H24C30-16 24 6 0 6C-24 6-30-16-24-46Z; s M0 6V44M-20 46H20; d.8 M-24-20H24
        fork.knife circle circle.fill: s M-34-46V-24C-34-14-28-8-20-8C-12-8-6-14-6-24V-46M-20-46V46; \
        s M22 46V-46C36-40 40-14 36 6H22
        takeoutbag.and.cup.and.straw fill: o M-46-20H2L10 42H-54Z; s M-34-20C-34-44-10-44-10-20; \
        o M18-8H52L46 42H22Z; s M36-8 42-40H52
        birthday.cake fill: o M-44 6C-44-4-40-8-32-8H32C40-8 44-4 44 6V42H-44Z; \
        d M-42 14C-28 26-14 26 0 14C14 26 28 26 42 14; s M-22-10V-22M0-10V-22M22-10V-22; \
        s1.2 M-22-38h.01M0-38h.01M22-38h.01
        carrot fill: o M-40 44C-30 10-18-14-2-22C16-26 28-10 22 4C14 20-10 34-40 44Z; \
        s M14-16C20-34 28-42 36-44M18-10C34-12 42-18 46-28
        bed.double circle fill: o M-52 30V6C-52-4-46-10-36-10H36C46-10 52-4 52 6V30; \
        s M-40-10V-26C-40-34-36-38-28-38H28C36-38 40-34 40-26V-10; s M-52 22H52M-52 40V26M52 40V26; \
        s M-24-12V-18H-4V-12M4-12V-18H24V-12
        sofa fill: o M-38-6V-22C-38-32-32-38-22-38H22C32-38 38-32 38-22V-6; \
        o M-52 2C-52-12-34-12-34 2V12H34V2C34-12 52-12 52 2V26C52 30 50 32 46 32H-46C-50 32-52 30-52 26Z; \
        s M-40 32V42M40 32V42
        chair fill: o M-24-44H24V0H-24Z; o R-32 0 64 14 5; s M-26 14V46M26 14V46
        lamp.floor fill: o M-12-46H12L24-18H-24Z; s M0-18V44M-18 46H18
        door.left.hand.open: s M-30-46H18V46M-44 46H44M-30-46V46L2 38V-36Z
        door.left.hand.closed: s R-28-46 56 92 5; s M-44 46H44; s1.4 M14 2h.01
        window.vertical.closed: s R-36-46 72 92 6; s M0-44V44M-34 0H34
        fanblades fill: o M-6-8C-24-20-22-44-2-44C16-44 16-22 4-8Z; o M8-6C22-22 44-18 44 2C44 18 24 16 8 6Z; \
        o M6 8C24 20 22 44 2 44C-16 44-16 22-4 8Z; o M-8 6C-22 22-44 18-44-2C-44-18-24-16-8-6Z; s O0 0 6
        washer fill: o R-40-46 80 92 11; d O0 8 22; d1.1 M-24-32h.01M-10-32h.01; d.9 M-16 8C-6 2 6 14 16 8
        refrigerator fill: o R-32-48 64 96 10; d M-30-12H30M-18-30V-24M-18 2V12
        bathtub fill: o M-50 0H50C50 22 42 32 26 32H-26C-42 32-50 22-50 0Z; \
        s M-34 0V-32C-34-46-14-46-14-32M-30 34-36 44M30 34 36 44
        shower fill: o M-24-14C-24-32-12-40 4-40C22-40 32-30 32-14Z; s M4-40C4-48-36-52-40-30V44; \
        s1.1 M-14 4h.01M4 4h.01M22 4h.01M-18 22h.01M4 22h.01M26 22h.01M-20 40h.01M4 40h.01M28 40h.01
        comb fill: o M-50-26H50V-10H-50Z; s M-46-10V26M-30-10V26M-14-10V26M2-10V26M18-10V26M34-10V26M48-10V26
        tshirt fill: o M-18-42C-14-30 14-30 18-42L34-38 54-18 40 0 30-8V38C30 42 28 44 24 44H-24C-28 44-30 42-30 38\
        V-8L-40 0-54-18-34-38Z
        backpack circle fill: o M-32-10C-32-30-20-38 0-38C20-38 32-30 32-10V34C32 42 28 46 20 46H-20C-28 46-32 42-32 \
        34Z; s M-12-38V-42C-12-50 12-50 12-42V-38; d R-18 10 36 34 6; d M-12-14H12
        wallet.pass fill: o R-44-40 88 80 13; d M-42-18H42M-42 0H-14C-14 14 14 14 14 0H42
        lanyardcard fill: o R-36-30 72 76 11; s M0-30V-48M-16-48 0-34 16-48; D O0-2 9; \
        D M-16 28C-14 18-8 14 0 14C8 14 14 18 16 28Z
        testtube.2: s M-34-42V26C-34 46-6 46-6 26V-42M6-42V26C6 46 34 46 34 26V-42M-40-42H0M0-42H40M-34 4H-6M6-10H34
        atom: u -orbit; u -orbit r60; u -orbit r-60; f O0 0 8
        -orbit: s.85 E0 0 48 19
        scalemass fill: o M-30-18H30L44 36C45 42 42 45 36 45H-36C-42 45-45 42-44 36Z; s O0-31 13
        scale.3d: s M-34-42V34H42M-34 34 26-26M-44-32-34-44-24-32M32 24 44 34 32 44M12-28H28V-12
        gauge: s O0 0 45.6; s M0 6 16-20; f O0 8 7; s1 M-28 8h.01M-20-18h.01M0-29h.01M28 8h.01
        speedometer: s M-31 34A45.6 1 1 31 34; s M0 4-20-16; f O0 6 8; s.9 M-13 34H13
        binoculars fill: o O-28 20 22; o O28 20 22; \
        o M-28-2C-28-26-24-38-12-38C-4-38-4-30-4-20V10M28-2C28-26 24-38 12-38C4-38 4-30 4-20V10; s M-6 10H6
        scope: s O0 0 34; s M0-50V-20M0 20V50M-50 0H-20M20 0H50
        target: s O0 0 45.6; s O0 0 27; f O0 0 10
        app fill badge badge.fill: o R-42-42 84 84 22
        app.gift fill: u app; d M-22-6H22V22H-22ZM0-6V22M0-6C-10-24-22-16-12-6M0-6C10-24 22-16 12-6
        app.connected.to.app.below.fill: f.8 R-24-46 48 40 10; f.8 R-24 14 48 34 9; s M0-6V14
        square.on.square: s M-14 24H-26C-35 24-40 19-40 10V-26C-40-35-35-40-26-40H10C19-40 24-35 24-26V-14; \
        s R-14-14 56 56 12
        square.fill.on.square.fill: f.9 R-40-40 56 56 12; g R-16-16 58 58 12; f.9 R-14-14 56 56 12
        plus.square.on.square fill: s M-22 22H-28C-37 22-42 17-42 8V-28C-42-37-37-42-28-42H8C17-42 22-37 22-28V-22; \
        o R-20-20 64 64 13; d M12-4V28M-4 12H28
        square.on.circle fill: s M-16 14A32 1 1 14-24; o R-10-14 54 54 10
        plus.rectangle.on.rectangle fill: s M-42 14H-46C-54 14-58 10-58 2V-30C-58-38-54-42-46-42H22C30-42 34-38 \
        34-30V-26; o R-38-24 96 66 11; d M10-8V26M-7 9H27
        rectangle.on.rectangle fill slash: s M-40 14H-46C-54 14-58 10-58 2V-30C-58-38-54-42-46-42H22C30-42 34-38 \
        34-30V-22; o R-36-20 94 62 11
        plus.rectangle fill: o R-52-36 104 72 12; d M-18 0H18M0-18V18
        minus.rectangle fill: o R-52-36 104 72 12; d M-18 0H18
        xmark.rectangle fill: o R-52-36 104 72 12; d M-14-14 14 14M14-14-14 14
        checkmark.rectangle fill: o R-52-36 104 72 12; d M-17 2-5 14 18-14
        xmark.bin fill: s M-39-31H39M-14-31V-37C-14-42-11-45-6-45H6C11-45 14-42 14-37V-31; \
        o M-31-31-27.5 35C-27 42-24 45-17 45H17C24 45 27 42 27.5 35L31-31; d M-11-4 11 20M11-4-11 20
        square.stack fill: o R-38-16 76 60 11; s M-30-31H30M-20-46H20
        square.stack.3d.up fill slash: o M-4-42-44-24C-48-22-48-18-44-16L-4 2C-1 3 1 3 4 2L44-16C48-18 48-22 44-24\
        L4-42C1-43-1-43-4-42Z; s M-46 0-4 20C-1 21 1 21 4 20L46 0M-46 20-4 40C-1 41 1 41 4 40L46 20
        square.grid.2x2 fill: o R-42-42 34 34 7; o R8-42 34 34 7; o R-42 8 34 34 7; o R8 8 34 34 7
        square.grid.3x3 fill: o R-44-44 20 20 4; o R-10-44 20 20 4; o R24-44 20 20 4; o R-44-10 20 20 4; \
        o R-10-10 20 20 4; o R24-10 20 20 4; o R-44 24 20 20 4; o R-10 24 20 20 4; o R24 24 20 20 4
        circle.grid.2x2 fill: o O-23-23 18; o O23-23 18; o O-23 23 18; o O23 23 18
        circle.grid.3x3 fill: o O-34-34 10; o O0-34 10; o O34-34 10; o O-34 0 10; o O0 0 10; o O34 0 10; \
        o O-34 34 10; o O0 34 10; o O34 34 10
        circle.hexagongrid fill: o O0 0 11; o O30 0 11; o O-30 0 11; o O15-27 11; o O-15-27 11; o O15 27 11; \
        o O-15 27 11
        rectangle.grid.1x2 fill: o R-46-42 92 34 8; o R-46 8 92 34 8
        rectangle.grid.2x2 fill: o R-54-38 46 30 7; o R8-38 46 30 7; o R-54 8 46 30 7; o R8 8 46 30 7
        rectangle.grid.3x2 fill: o R-56-34 28 28 6; o R-14-34 28 28 6; o R28-34 28 28 6; o R-56 8 28 28 6; \
        o R-14 8 28 28 6; o R28 8 28 28 6
        rectangle.3.group fill: o R-52-38 38 76 8; o R0-38 52 30 8; o R0 8 52 30 8
        rectangle.split.2x1 fill: o R-54-38 108 76 12; d M0-36V36
        rectangle.split.3x1 fill: o R-54-38 108 76 12; d M-18-36V36M18-36V36
        rectangle.split.1x2 fill: o R-54-38 108 76 12; d M-52 0H52
        rectangle.split.3x3 fill: o R-54-38 108 76 12; d.9 M-18-36V36M18-36V36M-52-13H52M-52 13H52
        square.split.2x1 fill: o R-40.5-40.5 81 81 14; d M0-38V38
        square.split.1x2 fill: o R-40.5-40.5 81 81 14; d M-38 0H38
        square.split.2x2 fill: o R-40.5-40.5 81 81 14; d M0-38V38M-38 0H38
        tablecells fill badge.ellipsis: o R-54-40 108 80 12; d.85 M-52-14H52M-52 12H52M-18-38V38M18-38V38
        sidebar.left: s R-54-40 108 80 13; s M-18-40V40; s.8 M-40-24H-32M-40-10H-32M-40 4H-32
        sidebar.right: u sidebar.left m
        sidebar.leading ~: u sidebar.left
        sidebar.trailing ~: u sidebar.right
        rectangle.leftthird.inset.filled: s R-54-40 108 80 13; f R-42-28 26 56 5
        rectangle.rightthird.inset.filled: u rectangle.leftthird.inset.filled m
        rectangle.inset.filled: s R-54-40 108 80 13; f R-42-28 84 56 5
        rectangle.bottomthird.inset.filled: s R-54-40 108 80 13; f R-42 6 84 22 5
        rectangle.topthird.inset.filled: s R-54-40 108 80 13; f R-42-28 84 22 5
        rectangle.center.inset.filled: s R-54-40 108 80 13; f R-26-18 52 36 5
        rectangle.compress.vertical: s M-42-46V-46H42M-42 46H42M0-36V-8M-12-20 0-8 12-20M0 36V8M-12 20 0 8 12 20
        rectangle.expand.vertical: s M-42 0H42M0-12V-46M-12-34 0-46 12-34M0 12V46M-12 34 0 46 12 34
        macwindow badge.plus: s R-54-42 108 84 13; s M-54-20H54; s.95 M-40-31h.01M-27-31h.01M-14-31h.01
        menubar.rectangle: s R-54-42 108 84 13; f.4 M-52-22V-28C-52-36-48-40-40-40H40C48-40 52-36 52-28V-22Z
        dock.rectangle: s R-54-42 108 84 13; f R-36 14 72 16 6
        menucard fill: o R-40-42 60 84 10; s M32-34C42-32 44-28 44-20V24C44 32 40 36 32 36; \
        d.9 M-26-22H6M-26-6H6M-26 10H-6
        filemenu.and.selection ~: s R-36-44 72 88 10; f R-30-14 60 20 3; s.9 M-18-28H18M-18 24H18
        chart.bar circle circle.fill fill: o R-46 6 22 38 5; o R-11-18 22 62 5; o R24-44 22 88 5
        chart.bar.xaxis: f.5 R-40 4 18 26 4; f.5 R-9-16 18 46 4; f.5 R22-38 18 68 4; s M-50 44H50
        chart.bar.doc.horizontal ~ fill: o R-38-47 76 94 11; d1.2 M-20-22H4M-20 0H20M-20 22H-4
        chart.pie fill: o M-6-36A41 1 0 35 5H-6Z; o M6-46A41 0 1 46-6H6Z
        chart.line.uptrend.xyaxis circle circle.fill: s M-48-42V40H48M-34 22-14-4 2 10 38-30M20-30H38V-12
        chart.line.downtrend.xyaxis circle: s M-48-42V40H48M-34-26-14 0 2-14 38 22M20 22H38V4
        chart.line.flattrend.xyaxis circle: s M-48-42V40H48M-34 6H36
        chart.xyaxis.line: s M-48-42V40H48M-34 18-12-8 6 8 40-24; s1.4 M-34 18h.01M-12-8h.01M6 8h.01M40-24h.01
        chart.dots.scatter: s M-48-42V40H48; s1.4 M-26 18h.01M-16-8h.01M4 8h.01M10-20h.01M28-6h.01M36-32h.01
        seal fill: o M-9-39-5-44 5-44 9-39 16-37 21-38 30-32 30-26 34-21 40-19 43-8 40-3 40 3 43 8 40 19 34 21 30 26 \
        30 32 21 38 16 37 9 39 5 44-5 44-9 39-16 37-21 38-30 32-30 26-34 21-40 19-43 8-40 \
        3-40-3-43-8-40-19-34-21-30-26-30-32-21-38-16-37Z
        building fill: o R-32-46 64 92 7; \
        d.95 M-14-28h.01M0-28h.01M14-28h.01M-14-12h.01M0-12h.01M14-12h.01M-14 4h.01M0 4h.01M14 4h.01; \
        d M-10 44V24H10V44
        building.2 circle fill: o R-52-46 56 92 7; o M12-14H44C49-14 52-11 52-6V40C52 44 50 46 46 46H12; \
        d.95 M-36-28h.01M-24-28h.01M-12-28h.01M-36-12h.01M-24-12h.01M-12-12h.01M-36 4h.01M-24 4h.01M-12 4h.01M30 \
        4h.01M30 22h.01; d M-34 44V24H-14V44
        building.columns circle fill: o M-48-20V-24L-4-46C-1-47 1-47 4-46L48-24V-20Z; \
        s M-48 44H48M-40 32H40M-32-18V30M-11-18V30M11-18V30M32-18V30
        storefront circle fill: o M-40-42H40L50-14C50 4 26 4 25-10C24 4 1 4 0-10C-1 4-24 4-25-10C-26 4-50 4-50-14Z; \
        s M-42 6V42H42V6M-24 42V18H-4V42M10 18H28V30H10Z
        """
}
