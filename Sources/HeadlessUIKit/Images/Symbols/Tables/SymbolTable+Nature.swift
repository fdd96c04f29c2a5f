extension SymbolTable {
    /// Weather, day and night, plants and animals.
    static let nature = """
        sun.max circle circle.fill fill: o O0 0 19; \
        s M0-36V-45M25.5-25.5 32-32M36 0H45M25.5 25.5 32 32M0 36V45M-25.5 25.5-32 32M-36 0H-45M-25.5-25.5-32-32
        sun.min fill: o O0 0 19; \
        s1.1 M0-34V-35M24-24 24.5-24.5M34 0H35M24 24 24.5 24.5M0 34V35M-24 24-24.5 24.5M-34 0H-35M-24-24-24.5-24.5
        sunrise circle fill: o M-24 22A24 0 1 24 22Z; \
        s M-50 24H50M-30 42H30M-38-4-32 0M38-4 32 0M0-14V-46M-14-32 0-46 14-32
        sunset circle fill: o M-24 22A24 0 1 24 22Z; \
        s M-50 24H50M-30 42H30M-38-4-32 0M38-4 32 0M0-46V-14M-14-28 0-14 14-28
        sun.horizon fill: o M-26 18A26 0 1 26 18Z; s M-50 20H50M-30 38H30M0-26V-38M-34-18-40-24M34-18 40-24
        moon circle circle.fill fill: o M38 17C32 34 18 44 0 44C-25 44-44 25-44 0C-44-20-32-36-15-43\
        C-12-44-10-42-11-39C-13-34-14-29-14-23C-14 1 4 17 26 17C29 17 32 16 34 15C37 14 39 14 38 17Z
        moon.stars circle fill: u moon x-6 y4; u sparkle s.34 x14 y-22; u sparkle s.24 x38 y-36; u sparkle s.2 x36 y-4
        moon.zzz fill: u moon x-6 y4; s.9 M4-36H22L4-16H24M30-10H42L30 4H44
        sparkle: f.3 M0-46C4-14 14-4 46 0C14 4 4 14 0 46C-4 14-14 4-46 0C-14-4-4-14 0-46Z
        sparkles: u sparkle s.72 x10 y6; u sparkle s.36 x-34 y-30; u sparkle s.3 x-32 y34
        sparkles.tv: u tv; u sparkle s.4 y-4
        sparkle.magnifyingglass: u magnifyingglass; u sparkle s.3 x-9 y-9
        cloud circle circle.fill fill: o M-30 33C-45 33-55 23-55 9C-55-4-47-13-35-15C-32-30-20-38-4-38C13-38 26-29 \
        31-15C46-14 55-4 55 9C55 23 45 33 30 33Z
        -cloud: u cloud s.84 y-14
        cloud.rain circle fill: u -cloud; s M-26 26-34 46M-4 26-12 46M18 26 10 46M38 26 30 46
        cloud.heavyrain circle fill: u -cloud; s M-30 24-40 46M-14 24-24 46M4 24-6 46M20 24 10 46M36 24 26 46
        cloud.drizzle circle fill: u -cloud; s M-26 24-29 32M-10 34-13 42M6 24 3 32M22 34 19 42M36 24 33 32
        cloud.snow circle fill: u -cloud; s1.3 M-28 28h.01M-10 42h.01M8 28h.01M26 42h.01M40 28h.01
        cloud.hail circle fill: u -cloud; s1.3 M-28 28h.01M0 28h.01M28 28h.01M-14 42h.01M14 42h.01
        cloud.sleet circle fill: u -cloud; s1.3 M-28 28h.01M20 28h.01; s M-6 26-12 44M38 26 32 44
        cloud.fog circle fill: u -cloud; s M-42 28H42M-28 44H28
        cloud.bolt circle fill: u -cloud; b2 M6 10-10 28H8L-8 46; s M6 12-10 28H8L-8 46
        cloud.bolt.rain circle fill: u -cloud; s M4 16-8 30H6L-6 46M-28 26-34 44M32 26 26 44
        cloud.sun circle fill: o O26-22 15; s M26-46V-50M48-22H52M42-38 45-41M10-38 7-41; \
        g M-26 40C-40 40-48 32-48 20C-48 9-42 2-32 0C-29-12-19-19-6-19C8-19 19-12 23 0C36 1 43 9 43 20C43 32 35 40 \
        22 40Z; \
        o M-26 40C-40 40-48 32-48 20C-48 9-42 2-32 0C-29-12-19-19-6-19C8-19 19-12 23 0C36 1 43 9 43 20C43 32 35 40 \
        22 40Z
        cloud.moon circle fill: o M42-12C36-2 22 0 12-8C0-18 4-38 16-44C20-46 18-42 20-34C24-22 36-20 42-22C46-22 \
        44-16 42-12Z; \
        g M-26 40C-40 40-48 32-48 20C-48 9-42 2-32 0C-29-12-19-19-6-19C8-19 19-12 23 0C36 1 43 9 43 20C43 32 35 40 \
        22 40Z; \
        o M-26 40C-40 40-48 32-48 20C-48 9-42 2-32 0C-29-12-19-19-6-19C8-19 19-12 23 0C36 1 43 9 43 20C43 32 35 40 \
        22 40Z
        cloud.sun.rain fill: u cloud.sun y-12 s.9; s M-26 34-32 48M0 34-6 48M26 34 20 48
        wind circle: s M-48-14H18C36-14 36-42 18-42C8-42 4-34 6-28M-48 4H34C54 4 54 34 34 34C26 34 22 30 22 24M-48 \
        22H2C18 22 18 46 2 46C-6 46-10 42-10 36
        tornado: s M-46-38H46M-36-20H34M-22-2H26M-12 16H16M-2 34H10
        rainbow: s M-50 30C-50-50 50-50 50 30M-34 30C-34-26 34-26 34 30M-18 30C-18-4 18-4 18 30
        snowflake circle circle.fill: u -snow; u -snow r60; u -snow r120
        -snow: s.9 M0-46V46M-12-40 0-30 12-40M-12 40 0 30 12 40
        thermometer: s M-10 10V-34C-10-50 10-50 10-34V10C28 22 20 46 0 46C-20 46-28 22-10 10Z; f O0 26 10; s M0 20V-14
        thermometer.sun: u thermometer x-20; s M14-22A20 1 1 14 12M36-42V-36M54-24 50-20M58-4H52
        thermometer.snowflake: u thermometer x-22; u snowflake s.5 x26 y-10
        humidity fill: u drop s.8 x-12 y6; s M22-38H50M30-22H50M36-6H50
        drop circle circle.fill fill: o M3-45C18-24 32-2 32 15C32 33 18 47 0 47C-18 47-32 33-32 15C-32-2-18-24-3-45\
        C-1-48 1-48 3-45Z
        drop.triangle fill: u triangle; d M0-12C8-2 12 6 12 12C12 28-12 28-12 12C-12 6-8-2 0-12Z
        flame circle circle.fill fill: o M2-50C8-30 36-18 36 13C36 34 21 48 0 48C-21 48-36 34-36 14\
        C-36-2-28-13-18-20C-17-11-13-5-7-3C-8-19-8-36 2-50Z; d M0 46C-20 40-16 22 2 8C14 20 22 38 4 46
        bolt circle circle.fill square fill slash slash.fill: o M8-47-31 5C-33 8-32 10-29 10H-4L-13 44C-14 48-11 \
        49-8 47L31-5C33-8 32-10 29-10H4L13-44C14-48 11-49 8-47Z
        bolt.heart fill: u heart; D.3 M6-24-16 4H-3L-8 26 14-4H2Z
        bolt.shield fill: u shield; D.3 M6-24-16 4H-3L-8 26 14-4H2Z
        bolt.car fill circle: u car; D.2 M4-6-10 12H-2L-5 28 10 8H2Z
        leaf circle circle.fill fill: o M44-38C46-6 40 32 0 32C-24 32-40 18-40-2C-40-30-8-22 12-26C26-28 34-34 38-40\
        C41-44 44-42 44-38Z; d M-20 4C2-2 18-6 30-18; s M-46 42C-40 26-32 14-20 4
        leaf.arrow.triangle.circlepath: u leaf s.6; s M-34-32A46 0 1 34-32M34 32A46 0 1-34 32; f.4 M26-48V-22L46-30Z; \
        f.4 M-26 48V22L-46 30Z
        tree circle fill: o M0-47C16-47 26-37 26-24C36-18 38-10 38-4C38 10 28 18 14 18H-14C-28 18-38 10-38-4\
        C-38-10-36-18-26-24C-26-37-16-47 0-47Z; s M0-8V46M0 14 14 0
        pawprint circle fill: o M0 0C16 0 36 20 32 34C28 46 12 38 0 38C-12 38-28 46-32 34C-36 20-16 0 0 0Z; \
        o E-16-32 10 13; o E16-32 10 13; o E-38-8 9 12; o E38-8 9 12
        tortoise fill: o M-34 14C-34-18-18-30 4-30C26-30 36-14 36 14Z; \
        s M36 4C44-10 56-4 54 6C52 16 44 16 36 16M-34 14H-48M-24 16V34H-12V16M16 16V34H28V16
        fish fill: o M-44-22C-34-8-34 8-44 22C-30 20-24 14-18 8C-4 30 34 30 50 0C34-30-4-30-18-8C-24-14-30-20-44-22Z; \
        d1.2 M30-5h.01
        water.waves: s M-50-20C-36-36-26-36-12-20C0-8 12-8 24-20C34-30 42-30 50-22M-50 8C-36-8-26-8-12 8C0 20 12 20 \
        24 8C34-2 42-2 50 6M-50 36C-36 20-26 20-12 36C0 48 12 48 24 36C34 26 42 26 50 34
        lungs fill: o M-8-10C-14-24-26-24-34-6C-44 16-46 40-38 42C-26 44-8 34-8 20Z; \
        o M8-10C14-24 26-24 34-6C44 16 46 40 38 42C26 44 8 34 8 20Z; s M0-44V-14L-10-2M0-14 10-2
        globe.asia.australia fill: o O0 0 45.6; \
        D M-10-38C10-38 28-26 30-10C20-4 16 4 6 2C-2 8-14 2-18-8C-28-14-26-30-10-38ZM8 16C20 10 34 16 32 26C24 36 10 \
        32 8 16Z
        light.max: o O0 6 14; s M0-24V-42M22-16 35-29M30 6H48M-22-16-35-29M-30 6H-48M22 28 30 36M-22 28-30 36M0 36V44
        light.min: o O0 6 12; s1.1 M0-20h.01M20-14h.01M28 6h.01M-20-14h.01M-28 6h.01M20 26h.01M-20 26h.01M0 34h.01
        rays: s M0-26V-46M18-18 32-32M26 0H46M18 18 32 32M0 26V46M-18 18-32 32M-26 0H-46M-18-18-32-32
        timelapse: s.9 M0-45V-45.5M23-39V-39.5M39-22V-22.5M45 0V.5M39 22V22.5M23 39V39.5M0 45V45.5M-23 39V39.5M-39 \
        22V22.5M-45 0V.5M-39-22V-22.5M-23-39V-39.5; s O0 0 28; f M0-28A28 0 1 28 0H0Z
        slowmo: s.9 M0-36V-46M18-31 23-40M31-18 40-23M36 0H46M31 18 40 23M18 31 23 40M0 36V46M-18 31-23 40M-31 18-40 \
        23M-36 0H-46M-31-18-40-23M-18-31-23-40; s O0 0 18
        """
}
