/// The distances and the elements of a chosen cell.
enum CatalogPageRedlines {
    /// The functions, for the script of the page.
    static let script = #"""
        // Distances of the views of a cell to their neighbors, and to the edges of what they lie in where there is none.
        function redlines(cell) {
          const bands = new Map();
          const add = (...band) => {
            if (band[4] > 0.5 && band[2] > 0 && band[3] > 0) bands.set(band.join(), band);
          };
          const contains = (outer, inner) => outer !== inner && outer[2] * outer[3] > inner[2] * inner[3]
            && outer[0] <= inner[0] + 0.01 && outer[1] <= inner[1] + 0.01
            && outer[0] + outer[2] >= inner[0] + inner[2] - 0.01 && outer[1] + outer[3] >= inner[1] + inner[3] - 0.01;
          const area = (frame) => frame[2] * frame[3];
          // Views that lie in each other have no distance.
          const end = (from, size, others) => Math.min(...others.filter((other) => other >= from + size - 0.01));
          for (const view of cell.views) {
            const [left, top, wide, high] = view;
            const around = cell.views.filter((other) => contains(other, view)).sort((one, two) => area(one) - area(two));
            const [x, y, width, height] = around[0] ?? cell.frame;
            const others = cell.views.filter((other) => other !== view && !contains(other, view) && !contains(view, other)
              && (!around[0] || contains(around[0], other)));
            const besides = others.filter((other) => other[1] < top + high && other[1] + other[3] > top);
            const aligned = others.filter((other) => other[0] < left + wide && other[0] + other[2] > left);
            const leading = Math.max(x, ...besides.map((other) => other[0] + other[2]).filter((edge) => edge <= left + 0.01));
            const above = Math.max(y, ...aligned.map((other) => other[1] + other[3]).filter((edge) => edge <= top + 0.01));
            const trailing = Math.min(x + width, end(left, wide, besides.map((other) => other[0])));
            const below = Math.min(y + height, end(top, high, aligned.map((other) => other[1])));
            add(leading, top, left - leading, high, left - leading);
            add(left + wide, top, trailing - left - wide, high, trailing - left - wide);
            add(left, above, wide, top - above, top - above);
            add(left, top + high, wide, below - top - high, below - top - high);
          }
          return [...bands.values()];
        }

        // "16 m", or "12.5" for a distance that is no token.
        function distance(value) {
          const name = catalog.tokens?.spacings.find((spacing) => Math.abs(spacing.value - value) < 0.25)?.name;
          return points(value) + (name ? ` ${name.replace('spacing.', '')}` : '');
        }

        // Places for labels in the middle of their bands, or as near as they overlap no other and stay in the picture.
        function labels(bands, [width, height]) {
          const placed = [], high = 12;
          const overlaps = (one, two) => one[0] < two[0] + two[2] && two[0] < one[0] + one[2]
            && one[1] < two[1] + two[3] && two[1] < one[1] + one[3];
          return bands.map((band) => {
            const text = distance(band[4]), wide = text.length * 5.6 + 6;
            const middle = [band[0] + band[2] / 2, band[1] + band[3] / 2];
            const fits = (frame) => frame[0] >= 0 && frame[1] >= 0 && frame[0] + wide <= width && frame[1] + high <= height
              && !placed.some((other) => overlaps(frame, other));
            const at = (x, y) => [middle[0] + x - wide / 2, middle[1] + y - high / 2, wide, high];
            let frame = at(0, 0);
            for (let ring = 1; !fits(frame) && ring < 60; ring += 1) {
              const step = ring * 6;
              frame = [at(0, -step), at(0, step), at(-step, 0), at(step, 0), at(-step, -step), at(step, step), at(step, -step), at(-step, step)]
                .find(fits) ?? frame;
            }
            placed.push(frame);
            return { text, frame, middle };
          });
        }

        function drawRedlines(svg, cell) {
          svg.replaceChildren();
          if (!cell) return;
          const add = (tag, attributes, text = '') => {
            const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
            for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
            node.textContent = text;
            svg.append(node);
          };
          const bands = redlines(cell);
          const { width, height } = svg.viewBox.baseVal;
          for (const [x, y, wide, high] of cell.views) {
            add('rect', { x, y, width: wide, height: high, fill: 'none', stroke: '#e0002d', 'stroke-width': 0.5, opacity: 0.6 });
          }
          for (const [x, y, wide, high] of bands) add('rect', { x, y, width: wide, height: high, fill: '#e0002d', opacity: 0.18 });
          for (const { text, frame: [x, y, wide, high], middle } of labels(bands, [width, height])) {
            add('line', { x1: middle[0], y1: middle[1], x2: x + wide / 2, y2: y + high / 2, stroke: '#b00020', 'stroke-width': 0.5 });
            add('rect', { class: 'label', x, y, width: wide, height: high, rx: 3, fill: '#b00020' });
            add('text', { x: x + wide / 2, y: y + 9, 'font-size': 9, 'text-anchor': 'middle', fill: '#fff' }, text);
          }
        }

        // The sizes, fonts and colors of what is in a cell.
        function elementTable(cell) {
          const rows = cell.views.flatMap((frame, index) => {
            const element = catalog.elements?.[cell.elements?.[index]];
            if (!element) return [];
            const size = `${points(frame[2])} × ${points(frame[3])}` + (element.radius ? `, radius ${points(element.radius)}` : '');
            const uses = element.uses.map(({ property, value, token }) =>
              make('li', {}, ...swatch(value), `${property}: ${token ? `${token} (${value})` : `${value}, no token`}`));
            return [make('li', {}, make('b', { textContent: element.name }), ` ${size}`, make('ul', {}, ...uses))];
          });
          return rows.length ? [make('h3', { textContent: 'Elements' }), make('ul', { className: 'elements' }, ...rows)] : [];
        }

        function swatch(value) {
          const [color, opacity] = value.match(/^(#[0-9a-f]{6})(?: at ([\d.]+)%)?$/)?.slice(1) ?? [];
          if (!color) return [];
          const node = make('span', { className: 'swatch' });
          node.style.background = color + (opacity ? Math.round(opacity * 2.55).toString(16).padStart(2, '0') : '');
          return [node];
        }

        """#
}
