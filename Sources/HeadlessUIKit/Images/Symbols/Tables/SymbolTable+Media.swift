extension SymbolTable {
    /// Playing, sound, pictures and video.
    static let media = """
        play circle circle.fill square square.fill fill slash slash.fill: o M-30-35V35C-30 41-26 43-21 40L36 6C41 3 \
        41-3 36-6L-21-40C-26-43-30-41-30-35Z
        pause circle circle.fill fill: o R-28-40 16 80 5; o R12-40 16 80 5
        stop circle circle.fill fill: o R-34-34 68 68 10
        record.circle fill: o O0 0 45.6; D O0 0 22
        playpause circle circle.fill fill: o M-50-24V24C-50 29-46 31-42 28L-4 5C0 2 0-2-4-5L-42-28\
        C-46-31-50-29-50-24Z; o R14-28 9 56 4; o R38-28 9 56 4
        forward circle circle.fill fill: o M-56-25V25C-56 31-52 33-47 30L-9 5C-5 2-5-2-9-5L-47-30C-52-33-56-31-56-25\
        Z; o M4-25V25C4 31 8 33 13 30L51 5C55 2 55-2 51-5L13-30C8-33 4-31 4-25Z
        backward circle circle.fill fill: u forward m
        forward.end circle fill: o M-34-26V26C-34 32-30 34-25 31L17 5C21 2 21-2 17-5L-25-31C-30-34-34-32-34-26Z; \
        o R28-32 7 64 3
        backward.end circle fill: u forward.end m
        forward.end.alt fill: u forward s.85 x-8; s M48-30V30
        backward.end.alt fill: u forward.end.alt m
        -speaker: o M-22-18-4-36C0-40 6-38 6-32V32C6 38 0 40-4 36L-22 18H-36C-42 18-46 14-46 8V-8C-46-14-42-18-36-18Z
        speaker ~ circle circle.fill fill: u -speaker x18
        speaker.slash ~ circle circle.fill fill: u -speaker x18; b3.2 M-38-42 46 42; s M-38-42 46 42
        speaker.wave.1 ~ fill: u -speaker x2; s M24-17C33-7 33 7 24 17
        speaker.wave.2 ~ circle circle.fill fill: u -speaker x-8; s M14-17C23-7 23 7 14 17M30-31C47-12 47 12 30 31
        speaker.wave.3 ~ fill: u -speaker x-16; s M6-17C15-7 15 7 6 17M21-31C38-12 38 12 21 31M36-44C62-18 62 18 36 44
        speaker.plus ~ fill: u -speaker x-8; s M14-14H42M28-28V0
        speaker.minus ~ fill: u -speaker x-8; s M14 0H42
        speaker.zzz fill: u -speaker x-10; s M12-8H28L12 16H30M34-38H46L34-20H48
        speaker.badge.exclamationmark ~ fill: u -speaker x-8; s M32-28V8; s1.3 M32 28h.01
        hifispeaker fill: o R-32-48 64 96 12; d O0 16 18; d1.6 M0-24h.01
        music.note ~: f.6 E-14 32 14 11; s M2 30V-40C2-44 4-46 8-47L26-51V-32L2-24
        music.note.list: s M-52-36H6M-52-14H6M-52 8H-20; f.6 E6 32 12 10; s M20 30V-30L44-38V-22L20-14
        music.quarternote.3 ~: f.5 E-36 30 9 7; f.5 E0 22 9 7; f.5 E36 14 9 7; s M-28 28V-30M8 20V-38M44 12V-46
        music.mic circle: o O20-26 20; s M4-14-38 34 34-38 -38 34M34-12-30 42-42 30
        waveform circle circle.fill: s M-50-6V6M-33-20V20M-16-40V40M0-14V14M17-32V32M34-18V18M50-6V6
        waveform.path: s M-50 0H-34L-22-30-6 40 10-40 24 18 32 0H50
        waveform.path.ecg: s M-54 4H-26L-14-30 6 40 20-8 26 4H54
        headphones circle circle.fill: s M-44 18V0C-44-25-25-42 0-42C25-42 44-25 44 0V18; f.6 R-46 10 17 34 6; \
        f.6 R29 10 17 34 6
        airpods: f.5 O-26-22 15; f.5 O26-22 15; s1.6 M-20-16V40M20-16V40
        radio fill: o R-50-24 100 66 12; s M-40-24 32-46; d O22 9 15; d.9 M-34 0H-10M-34 18H-10
        photo circle circle.fill fill: o R-54-40 108 80 13; \
        d M-50 28-27 5C-22 0-17 0-12 5L8 25 20 13C25 8 30 8 35 13L50 28; D O-24-17 9
        photo.on.rectangle fill: s M-42 16H-48C-56 16-60 12-60 4V-34C-60-42-56-46-48-46H26C34-46 38-42 38-34V-28; \
        g R-38-26 96 70 12; u photo s.9 x12 y8
        photo.on.rectangle.angled fill: s M-38 14H-44C-52 14-56 10-57 2L-60-30C-61-38-57-42-49-43L18-48C26-49 30-45 \
        31-37; g R-38-28 96 72 12; u photo s.9 x12 y8
        photo.stack fill: u photo s.9 y12; s M-36-40H36M-24-54H24
        rectangle.stack fill badge.plus badge.minus: o R-46-20 92 62 11; s M-36-34H36M-24-48H24
        photo.fill.on.rectangle.fill: f.9 R-56-42 88 60 12; g R-34-24 92 68 12; u photo.fill s.86 x12 y10
        camera circle circle.fill fill: o M-53 28V-16C-53-24-49-28-41-28H-31C-28-28-26-29-24-32L-20-37\
        C-18-40-15-41-11-41H11C15-41 18-40 20-37L24-32C26-29 28-28 31-28H41C49-28 53-24 53-16V28C53 36 49 40 41 40\
        H-41C-49 40-53 36-53 28Z; d O0 5 19; d1.15 M38-14h.01
        camera.viewfinder: s M-46-22V-32C-46-41-41-46-32-46H-22M22-46H32C41-46 46-41 46-32V-22M46 22V32C46 41 41 46 \
        32 46H22M-22 46H-32C-41 46-46 41-46 32V22; u camera.fill s.52
        camera.filters: s O0-16 24; s O-16 12 24; s O16 12 24
        camera.aperture: s O0 0 45.6; s.85 M14-43-14 4M44-10-10-14M30 34 8-16M-14 43 14-4M-44 10 10 14M-30-34-8 16
        viewfinder circle circle.fill: s M-44-20V-30C-44-39-39-44-30-44H-20M20-44H30C39-44 44-39 44-30V-20M44 20V30\
        C44 39 39 44 30 44H20M-20 44H-30C-39 44-44 39-44 30V20
        dot.viewfinder: u viewfinder; f O0 0 10
        plus.viewfinder: u viewfinder; s M-18 0H18M0-18V18
        text.viewfinder ~: u viewfinder; s.9 M-22-14H22M-22 2H22M-22 18H6
        qrcode.viewfinder: u viewfinder; s.9 R-24-24 18 18 2; s.9 R6-24 18 18 2; s.9 R-24 6 18 18 2; \
        s1.2 M8 8h.01M22 8h.01M15 15h.01M8 22h.01M22 22h.01
        barcode.viewfinder: u viewfinder; s M-24-20V20M-8-20V20M24-20V20; s1.5 M8-18V18
        doc.text.viewfinder: u viewfinder; s.9 R-20-28 40 56 6; s.8 M-10-10H10M-10 4H10
        person.fill.viewfinder: u viewfinder; u person.fill s.58
        film circle fill: o R-50-40 100 80 11; d M-28-36V36M28-36V36M-28 0H28; \
        d.9 M-46-20H-28M-46 0H-28M-46 20H-28M46-20H28M46 0H28M46 20H28
        play.rectangle fill: o R-54-38 108 76 12; D.4 M-12-17V17L18 0Z
        play.rectangle.on.rectangle fill: s M-44 16H-46C-54 16-58 12-58 4V-32C-58-40-54-44-46-44H26C34-44 38-40 \
        38-32V-28; g R-36-24 94 66 11; o R-36-24 94 66 11; D.4 M2-6V24L27 9Z
        play.tv fill: u tv; D.4 M-10-20V12L16-4Z
        tv circle circle.fill fill: o R-54-38 108 68 11; s M-22 42H22
        tv.and.hifispeaker.fill: u tv.fill s.8 x-14; f.6 R38-22 22 56 6
        livephoto slash: s O0 0 14; s O0 0 29; \
        s1 M45 0h.01M41 18h.01M32 32h.01M18 41h.01M0 45h.01M-18 41h.01M-32 32h.01M-41 18h.01M-45 0h.01M-41-18h.01\
        M-32-32h.01M-18-41h.01M0-45h.01M18-41h.01M32-32h.01M41-18h.01
        pip fill: o R-54-40 108 80 12; D R2 2 40 28 5
        pip.enter: s M50-2V-26C50-34 46-38 38-38H-42C-50-38-54-34-54-26V24C-54 32-50 36-42 36H-8; f.5 R8 10 48 32 7; \
        s M-36-20-10 4M-10-16V4H-30
        pip.exit: s M50-2V-26C50-34 46-38 38-38H-42C-50-38-54-34-54-26V24C-54 32-50 36-42 36H-8; f.5 R8 10 48 32 7; \
        s M-10 6-36-18M-36 2V-18H-16
        crop: s M-26-50V26H50M-50-26H26V50
        rotate.left fill: o R-42-6 66 52 10; s M-10-28H24C40-28 48-16 48 0V8; f.4 M-8-44V-12L-26-28Z
        rotate.right fill: u rotate.left m
        aspectratio fill: o R-54-38 108 76 12; d.9 M-36 4V20H-18M36-4V-20H18
        wand.and.stars: s M-40 40 16-16; s1.5 M2-2 16-16; u sparkle s.34 x32 y-30; u sparkle s.26 x-14 y-34; \
        u sparkle s.26 x36 y16
        wand.and.rays: s M-42 42 14-14; s M22-46V-34M46-22H34M40-40 31-31M4-40 8-32M40-4 32-8
        slider.horizontal.below.rectangle: s R-46-44 92 52 10; s M-46 34H-6M14 34H46; s O4 34 10
        circle.lefthalf.filled: s O0 0 45.6; f M0-46A46 0 0 0 46Z
        circle.righthalf.filled: u circle.lefthalf.filled m
        circle.tophalf.filled: u circle.lefthalf.filled r90
        circle.bottomhalf.filled: u circle.lefthalf.filled r-90
        square.lefthalf.filled: s R-40.5-40.5 81 81 14; f M0-40V40H-28C-36 40-40 36-40 28V-28C-40-36-36-40-28-40Z
        square.righthalf.filled: u square.lefthalf.filled m
        rectangle.lefthalf.filled: s R-52-38 104 76 12; f M0-38V38H-40C-48 38-52 34-52 26V-26C-52-34-48-38-40-38Z
        rectangle.righthalf.filled: u rectangle.lefthalf.filled m
        star.leadinghalf.filled ~: u star; f M0-47.5V23.5L-29.4 43-20 9-47.6-13-12.3-14.5Z
        star.lefthalf.fill: u star.leadinghalf.filled
        paintbrush fill: o M44-46C48-46 50-43 48-39C40-20 26 2 10 16L-6 2C8-18 26-40 44-46Z; \
        o M-12 8 4 22C8 38-14 48-44 40C-34 34-34 12-12 8Z
        paintbrush.pointed fill: o M46-46C50-40 24 6 10 14L-8-2C0-18 40-50 46-46ZM; \
        o M-14 4 4 20C2 36-20 46-46 38C-32 34-36 12-14 4Z
        paintpalette fill: o M0-42C30-42 50-25 50-1C50 14 40 20 28 20H14C4 20 2 28 6 34C9 39 6 43-2 43C-30 43-50 \
        24-50-1C-50-25-30-42 0-42Z; D O-24-6 7; D O-8-24 7; D O14-24 7; D O30-6 7
        eyedropper: s M-42 42C-40 34-38 28-32 22L6-16 18-4-20 34C-26 40-32 40-42 42ZM2-26 28 0; \
        f.6 M14-14 26-34C34-46 48-34 38-24L22-6Z
        lasso: s E4-10 44 28; s M-26 14C-40 16-42 30-30 30C-22 30-18 20-26 14M-30 30C-36 42-44 40-46 46
        scribble: s M-44 24C-30-14-10-44-2-38C8-30-34 34-22 38C-8 42 14-22 24-18C32-14 4 30 12 34C22 38 34 14 46 6
        """
}
