extension SymbolNames {
    /// Symbols of devices that have no drawing here. Names are separated by commas; after a name, variants are
    /// separated by spaces: `heart fill` stands for `heart` and `heart.fill`.
    static let undrawnText = """
        00.circle fill, 00.square fill, 1.magnifyingglass, 10.circle fill, 10.square fill, 11.circle fill
        11.square fill, 12.circle fill, 12.square fill, 13.circle fill, 13.square fill, 14.circle fill
        14.square fill, 15.circle fill, 15.square fill, 16.circle fill, 16.square fill, 17.circle fill
        17.square fill, 18.circle fill, 18.square fill, 19.circle fill, 19.square fill, 2.magnifyingglass
        20.circle fill, 20.square fill, 24.circle fill, 24.square fill, 30.circle fill, 30.square fill
        31.circle fill, 31.square fill, 50.circle fill, 50.square fill, abc, airplane.arrival, airplane.departure
        airpod.left, airpod.right, airpodsmax, airpodspro, airport.express, airport.extreme.tower, airtag fill
        alarm.waves.left.and.right.circle, alternatingcurrent, amplifier, angle, app.badge.checkmark fill
        app.dashed, appclip, apple.logo, applelogo, applepencil, applescript fill, apps.ipad, apps.ipad.landscape
        apps.iphone, apps.iphone.badge.plus, apps.iphone.landscape, appwindow.swipe.rectangle, aqi.high, aqi.low
        aqi.medium, arrow.clockwise.heart fill, arrow.clockwise.icloud fill, arrow.counterclockwise.icloud fill
        arrow.down.app fill, arrow.down.backward circle circle.fill square square.fill
        arrow.down.forward circle circle.fill square square.fill, arrow.down.heart fill
        arrow.down.left.and.arrow.up.right, arrow.down.left.video fill, arrow.down.message fill
        arrow.down.to.line.circle fill, arrow.down.to.line.compact, arrow.left.and.line.vertical.and.arrow.right
        arrow.left.and.right.righttriangle.left.righttriangle.right fill, arrow.left.to.line.alt
        arrow.rectanglepath, arrow.right.and.line.vertical.and.arrow.left, arrow.right.doc.on.clipboard
        arrow.right.to.line.alt, arrow.triangle.2.circlepath.camera fill
        arrow.triangle.2.circlepath.doc.on.clipboard, arrow.triangle.capsulepath, arrow.triangle.pull
        arrow.triangle.swap, arrow.turn.left.down, arrow.turn.left.up, arrow.turn.right.down, arrow.turn.right.up
        arrow.turn.up.forward.iphone fill, arrow.up.and.down.and.arrow.left.and.right
        arrow.up.and.down.and.sparkles, arrow.up.and.down.text.horizontal, arrow.up.and.person.rectangle.portrait
        arrow.up.and.person.rectangle.turn.left, arrow.up.and.person.rectangle.turn.right, arrow.up.app fill
        arrow.up.bin fill, arrow.up.circle.badge.clock, arrow.up.doc.on.clipboard
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left, arrow.up.message fill
        arrow.up.right.and.arrow.down.left, arrow.up.right.and.arrow.down.left.rectangle fill
        arrow.up.right.video fill, arrow.up.to.line.circle fill, arrow.up.to.line.compact
        arrow.uturn.backward.circle.badge.ellipsis, arrow.uturn.left.circle.badge.ellipsis, arrowkeys fill
        arrowkeys.down.filled, arrowkeys.left.filled, arrowkeys.right.filled, arrowkeys.up.filled
        arrowshape.backward fill, arrowshape.bounce.forward fill, arrowshape.bounce.right fill, arrowshape.down fill
        arrowshape.forward fill, arrowshape.left fill, arrowshape.left.arrowshape.right fill, arrowshape.right fill
        arrowshape.turn.up.left.2 fill, arrowshape.up fill, arrowshape.zigzag.forward fill
        arrowshape.zigzag.right fill, arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left, australiandollarsign.circle fill
        australsign.circle fill, automatic.brakesignal, axe fill, b.circle fill, b.square fill, backward.frame fill
        bahtsign.circle fill, bahtsign.square fill, balloon fill, balloon.2 fill, barometer, baseball fill
        baseball.diamond.bases, basketball fill, battery.100percent.bolt, batteryblock fill, beach.umbrella fill
        beats.earphones, beats.headphones, beats.powerbeats, bell.and.waveform fill, bell.badge.circle fill
        bell.badge.slash fill, bell.badge.waveform fill, bird fill, bolt.badge.a fill, bolt.badge.clock fill
        bolt.batteryblock fill, bolt.brakesignal, bolt.fill.batteryblock fill, bolt.horizontal.icloud fill
        bolt.ring.closed, bolt.slash.circle fill, bolt.trianglebadge.exclamationmark fill, bonjour
        book.and.wrench fill, brain.head.profile, brazilianrealsign.circle fill
        bubble.left.and.exclamationmark.bubble.right fill, bubble.left.and.text.bubble.right fill
        bubbles.and.sparkles fill, building.2.crop.circle fill, burn, burst fill, bus.doubledecker fill
        button.programmable, buttons.horizontal, c.circle fill, c.square fill, cablecar fill
        calendar.day.timeline.leading, calendar.day.timeline.left, calendar.day.timeline.right
        calendar.day.timeline.trailing, camera.badge.clock fill, camera.badge.ellipsis fill
        camera.macro circle circle.fill slash, camera.metering.center.weighted, camera.metering.matrix
        camera.metering.none, camera.metering.partial, camera.metering.spot, camera.metering.unknown
        camera.on.rectangle fill, camera.rotate fill, camera.shutter.button fill, candybarphone
        capsule.lefthalf.filled, capsule.lefthalf.filled.bottomhalf.filled, capsule.lefthalf.filled.righthalf.filled
        capsule.lefthalf.filled.tophalf.filled, car.2 fill, car.front.waves.up fill, car.rear fill, car.side fill
        car.top.door.front.left.open, carseat.left fill, cat fill circle, cedisign.circle fill, centsign.circle fill
        centsign.square fill, chair.lounge fill, chandelier fill, character, character.bubble fill
        character.textbox, checkerboard.rectangle, checkerboard.shield, checklist.checked, checklist.unchecked
        checkmark.circle.trianglebadge.exclamationmark, checkmark.diamond fill, checkmark.gobackward
        checkmark.message fill, checkmark.rectangle.portrait fill, checkmark.rectangle.stack fill
        chevron.backward.to.line, chevron.forward.to.line, chevron.left.to.line, chevron.right.to.line
        chevron.up.chevron.right.chevron.down.chevron.left, chevron.up.forward, chevron.up.forward.2
        circle.and.line.horizontal fill, circle.badge.checkmark fill, circle.badge.exclamationmark fill
        circle.badge.minus fill, circle.badge.plus fill, circle.badge.questionmark fill, circle.badge.xmark fill
        circle.dashed.inset.filled, circle.dashed.rectangle, circle.dotted.circle fill, circle.fill.square.fill
        circle.grid.2x1 fill, circle.grid.3x3.circle fill, circle.grid.cross fill, circle.grid.cross.down.filled
        circle.grid.cross.left.filled, circle.grid.cross.right.filled, circle.grid.cross.up.filled
        circle.hexagongrid.circle fill, circle.hexagonpath fill, circle.lefthalf.fill, circle.righthalf.fill
        circle.square fill, circlebadge fill, circlebadge.2 fill, clear fill, clock.badge fill
        clock.badge.questionmark fill, clock.badge.xmark fill, clock.circle fill, coloncurrencysign.circle fill
        contact.sensor fill, contextualmenu.and.cursorarrow, cooktop fill, creditcard.and.123
        creditcard.trianglebadge.exclamationmark, creditcard.viewfinder, cricket.ball fill, crop.rotate
        cross.vial fill, cruzeirosign.circle fill, cursorarrow square slash, cursorarrow.and.square.on.square.dashed
        cursorarrow.click, cursorarrow.click.2, cursorarrow.click.badge.clock, cursorarrow.motionlines
        cursorarrow.motionlines.click, cursorarrow.rays, curtains.closed, curtains.open, d.circle fill
        d.square fill, dehumidifier fill, deskclock fill, desktopcomputer.and.arrow.down
        desktopcomputer.trianglebadge.exclamationmark, deskview fill, dial.high fill, dial.low fill, dial.max fill
        dial.medium fill, dial.min fill, diamond.circle fill, diamond.lefthalf.filled
        diamond.lefthalf.filled.bottomhalf.filled, diamond.lefthalf.filled.inset.filled
        diamond.lefthalf.filled.righthalf.filled, diamond.lefthalf.filled.tophalf.filled, die.face.1 fill
        die.face.2 fill, die.face.3 fill, die.face.4 fill, die.face.5 fill, die.face.6 fill
        digitalcrown.arrow.clockwise fill, directcurrent, dishwasher fill, display.2, display.and.arrow.down
        display.trianglebadge.exclamationmark, distribute.horizontal.center, distribute.horizontal.left
        distribute.horizontal.right, distribute.vertical.bottom, distribute.vertical.center, distribute.vertical.top
        doc.append fill, doc.badge.arrow.up fill, doc.badge.clock fill, doc.badge.gearshape fill
        doc.fill.badge.ellipsis, doc.fill.badge.minus, doc.questionmark fill, doc.text.below.ecg fill
        doc.text.image fill, doc.viewfinder fill, doc.zipper, dog fill circle, dollarsign.arrow.circlepath
        dongsign.circle fill, door.french.closed, door.french.open, door.garage.closed
        door.garage.closed.double.bay.closed, door.garage.closed.double.bay.open, door.garage.open
        door.right.hand.closed, door.right.hand.open, door.sliding.left.hand.closed
        door.sliding.left.hand.closed.left.hand.open, door.sliding.left.hand.closed.right.hand.closed
        door.sliding.left.hand.closed.right.hand.open, dot.arrowtriangles.up.right.down.left.circle
        dot.circle.and.hand.point.up.left.fill, dot.circle.viewfinder, dot.radiowaves.forward, dot.square fill
        dot.squareshape fill, dot.squareshape.split.2x2, dots.and.line.vertical.and.cursorarrow.rectangle, dpad fill
        dpad.down.filled, dpad.left.filled, dpad.right.filled, dpad.up.filled, drop.degreesign fill
        drop.keypad.rectangle, dryer fill, e.circle fill, e.square fill, ear.and.waveform
        ear.trianglebadge.exclamationmark, earbuds, earpods, ellipsis.message fill, ellipsis.vertical.bubble fill
        ellipsis.viewfinder, engine.combustion fill, entry.lever.keypad, envelope.arrow.triangle.branch fill
        eraser fill, eraser.line.dashed fill, ev.charger, ev.plug.dc.ccs1, exclamationmark.3
        exclamationmark.applewatch, exclamationmark.lock fill, exclamationmark.questionmark
        exclamationmark.warninglight fill, externaldrive.badge.exclamationmark, externaldrive.badge.icloud
        externaldrive.badge.minus, externaldrive.badge.person.crop, externaldrive.badge.timemachine
        externaldrive.badge.wifi, externaldrive.badge.xmark, externaldrive.connected.to.line.below fill
        externaldrive.fill.badge.plus, eye.trianglebadge.exclamationmark fill, eyebrow, eyedropper.full
        eyedropper.halffull, eyes.inverse, f.circle fill, f.square fill, face.dashed fill, face.smiling.inverse
        fan fill slash, fan.ceiling, fan.desk, fan.floor, fan.oscillation, fanblades.slash fill, faxmachine fill
        fibrechannel, field.of.view.ultrawide, field.of.view.wide, figure, figure.2 circle circle.fill
        figure.2.and.child.holdinghands, figure.american.football, figure.archery, figure.badminton, figure.barre
        figure.baseball, figure.basketball, figure.bowling, figure.boxing, figure.child circle circle.fill
        figure.child.and.lock, figure.climbing, figure.cooldown, figure.core.training, figure.cricket
        figure.cross.training, figure.curling, figure.dance, figure.disc.sports, figure.dress.line.vertical.figure
        figure.elliptical, figure.equestrian.sports, figure.fall circle circle.fill, figure.fencing, figure.fishing
        figure.flexibility, figure.golf, figure.gymnastics, figure.hand.cycling, figure.handball
        figure.highintensity.intervaltraining, figure.hockey, figure.hunting, figure.indoor.cycle, figure.jumprope
        figure.kickboxing, figure.lacrosse, figure.martial.arts, figure.mind.and.body, figure.mixed.cardio
        figure.open.water.swim, figure.outdoor.cycle, figure.pickleball, figure.pilates, figure.play
        figure.pool.swim, figure.racquetball, figure.rolling, figure.rower, figure.rugby, figure.sailing
        figure.skating, figure.skiing.crosscountry, figure.skiing.downhill, figure.snowboarding, figure.soccer
        figure.socialdance, figure.softball, figure.squash, figure.stair.stepper, figure.stairs
        figure.step.training, figure.strengthtraining.functional, figure.surfing, figure.table.tennis, figure.taichi
        figure.tennis, figure.track.and.field, figure.volleyball, figure.walk.diamond fill, figure.walk.motion
        figure.water.fitness, figure.waterpolo, figure.wave.circle fill, figure.wrestling, figure.yoga
        film.stack fill, fireplace fill, fireworks, fish.circle fill, flag.2.crossed fill
        flag.and.flag.filled.crossed, flag.badge.ellipsis fill, flag.checkered.2.crossed
        flag.filled.and.flag.crossed, flag.slash.circle fill, flashlight.slash, flipphone, florinsign.circle fill
        folder.badge.gear, folder.badge.gearshape, folder.badge.person.crop fill, folder.fill.badge.gear
        folder.fill.badge.gearshape, folder.fill.badge.person.crop, folder.fill.badge.questionmark, football fill
        forward.frame fill, fossil.shell fill, francsign.circle fill, fuelpump.slash, g.circle fill, g.square fill
        gear.badge, gear.badge.badge.checkmark, gear.badge.badge.questionmark, gear.badge.badge.xmark
        gearshape.2.circle, gearshape.arrow.triangle.2.circlepath, globe.central.south.asia fill, gobackward.45
        gobackward.5, gobackward.60, gobackward.75, gobackward.90, gobackward.minus, goforward.45, goforward.5
        goforward.60, goforward.75, goforward.90, goforward.plus, greetingcard fill, grid circle circle.fill
        guaranisign.circle fill, guitars fill, gyroscope, h.circle fill, h.square fill, h.square.on.square fill
        hand.draw fill, hand.pinch fill, hand.point.down fill, hand.point.up.braille fill
        hand.point.up.left.and.text fill, hand.raised.app fill, hand.raised.brakesignal
        hand.raised.fingers.spread fill, hand.raised.square fill, handbag fill, hands.and.sparkles fill, hanger
        hare fill, hat.cap, hat.widebrim fill, hearingdevice.ear fill, heart.slash.circle, heat.waves
        heater.vertical fill, helm, hexagon.lefthalf.filled, hexagon.lefthalf.filled.bottomhalf.filled
        hexagon.lefthalf.filled.righthalf.filled, hexagon.lefthalf.filled.tophalf.filled, hifireceiver fill
        hifispeaker.2 fill, hifispeaker.and.appletv fill, highlighter.badge.ellipsis, hockey.puck fill, homekit
        homepod.2 fill, homepod.and.homepodmini fill, homepodmini fill, homepodmini.2 fill, house.and.flag fill
        house.slash fill, humidifier fill, humidifier.and.droplets, hurricane circle circle.fill, hydrogen
        i.circle fill, i.square fill, indianrupeesign circle circle.fill square square.fill, info.bubble fill
        ipad.and.arrow.forward, ipad.and.iphone.slash, ipad.gen1, ipad.gen2, ipad.landscape
        ipad.landscape.badge.play, ipad.rear.camera, iphone.and.arrow.left.and.arrow.right, iphone.gen1
        iphone.gen3.radiowaves.left.and.right, iphone.homebutton.radiowaves.left.and.right, iphone.rear.camera
        iphone.slash.circle, iphone.smartbatterycase.gen1, ipod, ipodshuffle.gen1, ipodtouch slash
        ipodtouch.landscape, ivfluid.bag fill, j.circle fill, j.square fill, j.square.on.square fill, k.circle fill
        k.square fill, kashida.arabic, key.icloud fill, key.radiowaves.forward fill, key.slash fill, key.viewfinder
        keyboard.badge.eye fill, keyboard.onehanded.left, keyboard.onehanded.right, kipsign.circle fill
        l.circle fill, l.joystick fill, l.square fill, ladybug.circle fill, lamp.ceiling fill, lamp.table fill
        laptopcomputer.and.arrow.down, laptopcomputer.and.ipad, laptopcomputer.and.iphone, laptopcomputer.slash
        laptopcomputer.trianglebadge.exclamationmark, larisign.circle fill, lasso.and.sparkles, lasso.badge.sparkles
        latch.2.case fill, laurel.leading, laurel.trailing, leaf.arrow.circlepath, lessthan.square
        light.beacon.max fill, light.beacon.min fill, light.cylindrical.ceiling fill, light.overhead.left
        light.panel fill, light.ribbon fill, light.strip.2 fill, lightbulb.2 fill, lightbulb.led fill
        lightbulb.max fill, lightbulb.min fill, lightspectrum.horizontal, lightswitch.off fill
        line.2.horizontal.decrease.circle fill, line.3.crossed.swirl.circle fill
        line.3.horizontal.button.angledtop.vertical.right fill, line.diagonal.arrow
        line.horizontal.2.decrease.circle fill, line.horizontal.star.fill.line.horizontal, lineweight
        lirasign.circle fill, list.and.film, list.bullet.below.rectangle, list.bullet.clipboard fill
        livephoto.badge.automatic, livephoto.play, lizard fill, location.magnifyingglass, location.north.line fill
        location.square fill, lock.applewatch, lock.badge.clock fill, lock.desktopcomputer, lock.display
        lock.icloud fill, lock.ipad, lock.iphone, lock.laptopcomputer, lock.open.desktopcomputer, lock.open.display
        lock.open.iphone, lock.open.laptopcomputer, lock.open.rotation, lock.open.trianglebadge.exclamationmark fill
        lock.rectangle fill, lock.rectangle.on.rectangle fill, lock.rectangle.stack fill, lock.rotation.open
        lock.slash.circle, lock.trianglebadge.exclamationmark fill, logo.playstation, loupe, lt.rectangle.roundedtop
        m.circle fill, m.square fill, macbook, macbook.and.applewatch, macbook.and.ipad, macbook.and.iphone
        macbook.gen1, macbook.gen2, macpro.gen1, macpro.gen1.gen2, macstudio fill, macwindow.on.rectangle
        magazine fill, magicmouse fill, magsafe.batterypack fill, manatsign.circle fill
        mappin.and.ellipse.circle fill, mappin.slash.circle fill, menubar.arrow.down.rectangle
        menubar.arrow.up.rectangle, menubar.dock.rectangle, menubar.dock.rectangle.badge.record
        message.and.waveform fill, message.badge.filled.fill, metronome fill, mic.and.signal.meter fill
        mic.badge.xmark fill, mic.slash.circle fill, microbe fill circle circle.fill
        microphone fill circle circle.fill slash slash.fill, microwave fill, millsign.circle fill
        minus.diamond fill, minus.forwardslash.plus, minus.plus.batteryblock fill, minus.rectangle.portrait fill
        moon.dust fill, moon.haze fill, moonphase.first.quarter, moonphase.full.moon, moonphase.last.quarter
        moonphase.new.moon, moonphase.waning.crescent, moonphase.waning.gibbous, moonphase.waxing.crescent
        moonphase.waxing.gibbous, moped fill, mosaic fill, motorcycle fill, mount fill, mountain.2.circle fill
        music.house fill, music.note.house fill, music.note.tv fill, mustache fill, n.circle fill, n.square fill
        nairasign.circle fill, network.badge.shield.half.filled, nose fill, nosign, numbers.rectangle.fill
        o.circle fill, o.square fill, oar.2.crossed, oilcan fill, opticaldiscdrive fill, opticid fill, oven fill
        p.circle fill, p.square fill, p.square.on.square, pano fill, pano.badge.play fill, parkinglight fill
        parkingsign.brakesignal, party.popper fill, pause.rectangle fill, pedestrian.gate.closed
        pedestrian.gate.open, pencil.and.list.clipboard, pencil.and.ruler fill, pencil.and.scribble
        person.2.badge.gearshape fill, person.2.badge.key fill, person.2.crop.square.stack fill, person.2.gobackward
        person.2.square.stack fill, person.2.wave.2 fill, person.3.sequence fill, person.and.background.dotted
        person.and.background.striped.horizontal, person.badge.clock fill, person.badge.exclamationmark
        person.badge.key fill, person.badge.shield.checkmark fill, person.bust fill, person.crop.circle.badge fill
        person.crop.circle.badge.clock fill, person.crop.circle.badge.moon fill
        person.crop.circle.badge.questionmark.fill, person.crop.circle.dashed
        person.crop.circle.fill.badge.exclamationmark, person.crop.circle.fill.badge.questionmark
        person.crop.rectangle.badge.plus fill, person.crop.rectangle.stack fill
        person.crop.square.filled.and.at.rectangle fill, person.crop.square.on.square.angled fill
        person.fill.and.arrow.left.and.arrow.right, person.fill.turn.down, person.fill.turn.left
        person.fill.turn.right, person.line.dotted.person fill, peruviansolessign.circle fill
        pesetasign.circle fill, pesosign.circle fill, phone.and.waveform fill, phone.badge.checkmark
        phone.badge.clock fill, phone.bubble fill, phone.bubble.left fill, phone.connection fill
        phone.down.waves.left.and.right, phone.fill.arrow.down.left, phone.fill.arrow.up.right
        phone.fill.badge.checkmark, photo.artframe circle circle.fill, photo.badge.arrow.down fill
        photo.badge.checkmark fill, photo.badge.plus fill, photo.tv, pianokeys, pianokeys.inverse, pip.remove
        pip.swap, pipe.and.drop fill, placeholdertext.fill, platter.2.filled.iphone, platter.filled.bottom.iphone
        play.desktopcomputer, play.display, play.laptopcomputer, play.rectangle.on.rectangle.circle fill
        play.square.stack fill, playstation.logo, plus.app fill, plus.circle.dashed, plus.diamond fill
        plus.message fill, plus.rectangle.fill.on.folder.fill, plus.rectangle.fill.on.rectangle.fill
        plus.rectangle.on.folder fill, plus.rectangle.portrait fill, point.3.connected.trianglepath.dotted
        point.3.filled.connected.trianglepath.dotted, point.filled.topleft.down.curvedto.point.bottomright.up
        point.topleft.down.curvedto.point.bottomright.up fill
        point.topleft.down.to.point.bottomright.curvepath fill, polishzlotysign.circle fill
        popcorn fill circle circle.fill, power.dotted, powercord fill, poweroutlet.type.a fill, powersleep
        printer.dotmatrix fill, printer.filled.and.paper, projective, purchased circle circle.fill
        puzzlepiece.extension fill, q.circle fill, q.square fill, questionmark.app fill, questionmark.folder fill
        questionmark.key.filled, questionmark.square.dashed, questionmark.video fill, quotelevel, r.circle fill
        r.joystick fill, r.square fill, recordingtape circle circle.fill, rectangle.3.offgrid fill
        rectangle.and.arrow.up.right.and.arrow.down.left slash, rectangle.and.hand.point.up.left fill
        rectangle.and.hand.point.up.left.filled, rectangle.and.paperclip, rectangle.and.text.magnifyingglass
        rectangle.arrowtriangle.2.inward, rectangle.arrowtriangle.2.outward, rectangle.badge.person.crop
        rectangle.bottomhalf.filled, rectangle.bottomhalf.inset.filled, rectangle.checkered
        rectangle.dashed.and.paperclip, rectangle.dashed.badge.record
        rectangle.fill.on.rectangle.fill circle slash.fill, rectangle.filled.and.hand.point.up.left
        rectangle.grid.3x1 fill, rectangle.grid.3x3 fill, rectangle.leadinghalf.filled
        rectangle.leadinghalf.inset.filled, rectangle.leadingthird.inset.filled, rectangle.lefthalf.inset.fill
        rectangle.lefthalf.inset.filled, rectangle.lefthalf.inset.filled.arrow.left, rectangle.on.rectangle.angled
        rectangle.on.rectangle.circle fill, rectangle.portrait.arrowtriangle.2.inward
        rectangle.portrait.arrowtriangle.2.outward, rectangle.portrait.on.rectangle.portrait fill
        rectangle.portrait.on.rectangle.portrait.angled, rectangle.portrait.rotate, rectangle.ratio.16.to.9 fill
        rectangle.ratio.3.to.4 fill, rectangle.ratio.4.to.3 fill, rectangle.ratio.9.to.16 fill
        rectangle.righthalf.inset.fill, rectangle.righthalf.inset.filled, rectangle.split.1x3 fill
        rectangle.split.2x2 fill, rectangle.stack.badge.person.crop fill, rectangle.stack.badge.play fill
        rectangle.stack.fill.badge.minus, rectangle.stack.fill.badge.person.crop, rectangle.stack.fill.badge.plus
        rectangle.stack.person.crop fill, rectangle.tophalf.filled, rectangle.tophalf.inset.filled
        rectangle.trailinghalf.filled, rectangle.trailinghalf.inset.filled, rectangle.trailingthird.inset.filled
        rectangles.group fill, rectangles.group.bubble fill, restart circle circle.fill, retarder.brakesignal
        return.left, return.right, rhombus fill, robotic.vacuum fill, roller.shade.closed, roller.shade.open
        roman.shade.closed, roman.shade.open, rotate.3d fill circle circle.fill, rt.rectangle.roundedtop
        rublesign.arrow.circlepath, rupeesign.circle fill, rupeesign.square fill, s.circle fill, s.square fill
        scribble.variable, scroll fill, selection.pin.in.out, shadow, shield.checkerboard, shield.checkered
        shield.lefthalf.fill, shield.lefthalf.filled.slash, shield.righthalf.filled
        shippingbox.and.arrow.backward fill, shoe fill, shoe.2 fill, shoeprints.fill, shower.handheld fill
        sidebar.squares.leading, sidebar.squares.left, sidebar.squares.right, sidebar.squares.trailing
        signpost.left fill, signpost.right.and.left.circle fill, simcard.2 fill, sink fill, skateboard fill, skew
        skis fill, slash.circle fill, sleep circle circle.fill, slider.horizontal.2.gobackward
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath, slider.horizontal.2.square
        slider.horizontal.2.square.badge.arrow.down, smallcircle.circle fill, smallcircle.fill.circle fill
        smoke fill circle circle.fill, snowboard fill, snowflake.road.lane, soccerball circle circle.fill
        soccerball.circle.inverse, soccerball.inverse, space, sparkles.rectangle.stack fill
        sparkles.square.filled.on.square, speaker.2 fill, speaker.square fill, spigot fill, sportscourt.circle
        square.2.layers.3d, square.2.layers.3d.bottom.filled, square.2.layers.3d.top.filled, square.2.stack.3d
        square.3.layers.3d slash, square.3.layers.3d.bottom.filled, square.3.layers.3d.down.backward
        square.3.layers.3d.down.forward, square.3.layers.3d.down.left, square.3.layers.3d.down.right
        square.3.layers.3d.middle.filled, square.3.layers.3d.top.filled, square.3.stack.3d
        square.3.stack.3d.top.filled, square.and.arrow.up.trianglebadge.exclamationmark
        square.and.at.rectangle fill, square.and.line.vertical.and.square
        square.and.line.vertical.and.square.filled, square.and.pencil.circle fill, square.bottomhalf.filled
        square.dashed.inset.filled, square.fill.and.line.vertical.and.square.fill, square.fill.on.circle.fill
        square.fill.text.grid.1x2, square.filled.and.line.vertical.and.square, square.filled.on.square
        square.grid.3x1.below.line.grid.1x2 fill, square.grid.3x1.folder.badge.plus fill, square.grid.3x2 fill
        square.grid.3x3.bottomleft.filled square, square.grid.3x3.bottomleft.filled.bottomright.filled
        square.grid.3x3.bottomleft.filled.middle.filled, square.grid.3x3.bottomleft.filled.topleft.filled
        square.grid.3x3.bottomleft.filled.topright.filled, square.grid.4x3.fill, square.leadinghalf.filled
        square.on.square.badge.person.crop fill, square.on.square.dashed, square.on.square.intersection.dashed
        square.on.square.squareshape.controlhandles, square.split.bottomrightquarter fill
        square.split.diagonal fill, square.split.diagonal.2x2 fill, square.stack.3d.down.forward fill
        square.stack.3d.down.right fill, square.stack.3d.forward.dottedline fill, square.stack.3d.up.badge.a fill
        square.stack.3d.up.trianglebadge.exclamationmark, square.text.square fill, square.tophalf.filled
        square.trailinghalf.filled, squares.below.rectangle, squares.leading.rectangle, squareshape fill
        squareshape.controlhandles.on.squareshape.controlhandles, squareshape.dashed.squareshape
        squareshape.split.2x2, squareshape.split.3x3, stairs, star.square.on.square fill, staroflife.shield fill
        steeringwheel, stove fill, studentdesk, suit.heart fill, suitcase.cart fill
        sun.and.horizon fill circle circle.fill, sun.dust fill circle circle.fill, sun.haze fill circle circle.fill
        sun.max.trianglebadge.exclamationmark fill, sun.rain fill circle circle.fill
        sun.snow fill circle circle.fill, sunglasses fill, surfboard fill, swatchpalette fill, swift, swiftdata
        swirl.circle.righthalf.filled, switch.programmable fill, t.circle fill, t.square fill, table fill
        table.badge.more fill, table.furniture fill, tablecells.badge.ellipsis.fill, teddybear fill
        tengesign.circle fill, tennis.racket circle circle.fill, tennisball fill circle circle.fill
        text.and.command.macwindow, text.append, text.badge.star, text.below.photo fill
        text.bubble.badge.clock fill, text.bubble.rtl, text.line.first.and.arrowtriangle.forward
        text.line.last.and.arrowtriangle.forward, text.page fill, text.page.badge.magnifyingglass, text.rectangle
        text.rectangle.page fill, text.redaction, text.word.spacing, textbox, textformat.12
        textformat.abc.dottedunderline, textformat.characters, textformat.size.larger, textformat.size.smaller
        textformat.subscript, textformat.superscript, theatermask.and.paintbrush fill, thermometer.high
        thermometer.low, thermometer.medium slash, thermometer.sun.fill, thermometer.transmission
        timeline.selection, togglepower, toilet fill, tornado.circle fill, torus, tram.fill.tunnel, tram.tunnel.fill
        transmission, trapezoid.and.line.horizontal fill, trash.slash.circle, triangle.circle fill
        triangle.inset.filled, triangle.lefthalf.filled, triangle.lefthalf.filled.bottomhalf.filled
        triangle.lefthalf.filled.righthalf.filled, triangle.lefthalf.filled.tophalf.filled, truck.box fill
        truck.box.badge.clock, truck.pickup.side fill, tugriksign.circle fill, turkishlirasign.circle fill
        tv.and.hifispeaker, tv.and.mediabox fill, tv.badge.wifi fill, tv.inset.filled, tv.slash fill, u.circle fill
        u.square fill, uiwindow.split.2x1, umbrella.percent fill, v.circle fill, v.square fill, vial.viewfinder
        video.and.waveform fill, video.badge.checkmark fill, video.badge.ellipsis fill, video.bubble fill
        video.bubble.left fill, video.doorbell fill, video.slash.circle fill, video.square fill, view.2d, view.3d
        viewfinder.trianglebadge.exclamationmark, visionpro.slash, volleyball fill, w.circle fill, w.square fill
        wake circle circle.fill, wallet.bifold fill, wand.and.rays.inverse, wand.and.stars.inverse, wand.rays
        warninglight fill, watch.analog, watchface.applewatch.case, water.waves.and.arrow.down
        water.waves.and.arrow.up, water.waves.slash, waterbottle fill, wave.3.backward circle circle.fill
        wave.3.forward circle circle.fill, waveform.and.magnifyingglass, waveform.and.mic
        waveform.and.person.filled, waveform.badge.exclamationmark, waveform.badge.magnifyingglass
        waveform.badge.microphone, waveform.badge.minus, waveform.badge.plus, waveform.path.badge.minus
        waveform.path.badge.plus, waveform.path.ecg.rectangle fill, waveform.slash, web.camera fill
        wifi.router fill, wifi.square fill, wind.snow circle circle.fill, window.awning, window.casement
        window.ceiling, window.horizontal, window.horizontal.closed, window.shade.closed, window.shade.open
        windshield.front.and.wiper, wonsign.circle fill, wonsign.square fill, wrench.adjustable fill
        wrongwaysign fill, x.circle fill, x.square fill, xbox.logo, xmark.app fill, xmark.bin.circle fill
        xmark.diamond fill, xmark.octagon fill, xmark.rectangle.portrait fill, y.circle fill, y.square fill
        z.circle fill, z.square fill, zipper.page, zzz
        """
}
