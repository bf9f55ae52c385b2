import uPlot from 'uplot';

export interface DrawnVisits {
  readonly now: readonly number[];
  readonly before: readonly number[];
  /** What the axis says under a point; empty where there is no room for it. */
  readonly days: readonly string[];
  /** At the index of a point, what went live then. */
  readonly marks: ReadonlyArray<{ readonly at: number; readonly label: string }>;
  readonly labels: { readonly now: string; readonly before: string };
  readonly number: (value: number) => string;
}

export interface VisitsDrawing {
  /** Shows the point that is read. */
  point(index: number): void;
  end(): void;
}

interface Colors {
  readonly now: string;
  readonly before: string;
  readonly grid: string;
  readonly words: string;
}

const height = 212;
const dash = [4, 4];
const dots = [1, 4];
const leastGap = 15;
const dotRadius = 4;

/** Draws into an element that has a probe for each color, as a canvas knows no custom properties. Calls back with the point under the pointer. */
export function drawVisits(host: HTMLElement, visits: DrawnVisits, onPoint: (index: number) => void): VisitsDrawing {
  let plot = drawn();
  const again = () => {
    const at = plot.cursor.idx;
    plot.destroy();
    plot = drawn();
    if (typeof at === 'number') show(at);
  };
  const sizes = new ResizeObserver(() => {
    if (host.clientWidth > 0 && host.clientWidth !== plot.width) plot.setSize({ width: host.clientWidth, height });
  });
  sizes.observe(host);
  const themes = new MutationObserver(again);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  const preferences = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  for (const preference of preferences) preference.addEventListener('change', again);
  void document.fonts?.ready.then(() => plot.redraw());

  return {
    point: show,
    end() {
      sizes.disconnect();
      themes.disconnect();
      for (const preference of preferences) preference.removeEventListener('change', again);
      plot.destroy();
    },
  };

  function show(index: number): void {
    const value = visits.now[index] ?? 0;
    plot.setCursor({ left: plot.valToPos(index, 'x'), top: plot.valToPos(value, 'y') }, false);
  }

  function drawn(): uPlot {
    const colors = colorsOf(host);
    const font = `500 12px ${getComputedStyle(host).fontFamily}`;
    const axis = { stroke: colors.words, font, ticks: { show: false } };
    return new uPlot(
      {
        width: host.clientWidth || 320,
        height,
        padding: [18, 64, 0, 0],
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { size: 2 * dotRadius + 2 } },
        scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(1, most * 1.05)] } },
        axes: [
          {
            ...axis,
            size: 28,
            gap: 8,
            grid: { show: false },
            splits: () => shownDays(),
            values: (_, at) => at.map((index) => visits.days[index] ?? ''),
          },
          {
            ...axis,
            size: (plot, values) => widest(plot, values, font),
            gap: 8,
            grid: { stroke: colors.grid, width: 1 },
            values: (_, values) => values.map((value) => (Number.isInteger(value) ? visits.number(value) : '')),
          },
        ],
        series: [
          {},
          { label: visits.labels.before, stroke: colors.before, width: 1.5, dash, points: { show: false } },
          { label: visits.labels.now, stroke: colors.now, width: 2, points: { show: visits.now.length === 1 } },
        ],
        hooks: {
          draw: [(plot) => annotate(plot, colors, font)],
          setCursor: [({ cursor: { idx: index } }) => typeof index === 'number' && onPoint(index)],
        },
      },
      [visits.now.map((_, index) => index), [...visits.before], [...visits.now]],
      host,
    );
  }

  function shownDays(): number[] {
    return visits.days.flatMap((day, index) => (day ? [index] : []));
  }

  /** The names of the lines at their ends, the last point, and dotted lines where a version went live. */
  function annotate(plot: uPlot, colors: Colors, font: string): void {
    const { ctx: pen, bbox: box } = plot;
    const scale = devicePixelRatio;
    const x = (index: number) => plot.valToPos(index, 'x', true);
    const y = (value: number) => plot.valToPos(value, 'y', true);
    pen.save();
    pen.font = font.replace('12px', `${12 * scale}px`);
    pen.textBaseline = 'middle';
    pen.textAlign = 'left';
    let free = -Infinity;
    for (const { at, label } of visits.marks) {
      pen.strokeStyle = colors.words;
      pen.lineWidth = scale;
      pen.setLineDash(dots.map((length) => length * scale));
      pen.beginPath();
      pen.moveTo(x(at), box.top - 12 * scale);
      pen.lineTo(x(at), box.top + box.height);
      pen.stroke();
      const isRight = x(at) + pen.measureText(label).width + 5 * scale > box.left + box.width;
      const from = isRight ? x(at) - pen.measureText(label).width - 5 * scale : x(at) + 5 * scale;
      if (from < free) continue;
      pen.fillStyle = colors.words;
      pen.fillText(label, from, box.top - 9 * scale);
      free = from + pen.measureText(label).width + 8 * scale;
    }
    const last = visits.now.length - 1;
    const [now = 0, before = 0] = [visits.now[last], visits.before[last]];
    const gap = leastGap * scale;
    const nowAt = y(now);
    const beforeAt = Math.abs(y(before) - nowAt) >= gap ? y(before) : nowAt + (y(before) < nowAt ? -gap : gap);
    pen.setLineDash([]);
    pen.fillStyle = colors.now;
    pen.beginPath();
    pen.arc(x(last), nowAt, dotRadius * scale, 0, 2 * Math.PI);
    pen.fill();
    pen.fillText(visits.labels.now, x(last) + 9 * scale, nowAt);
    pen.fillStyle = colors.before;
    pen.fillText(visits.labels.before, x(last) + 9 * scale, beforeAt);
    pen.restore();
  }
}

function widest(plot: uPlot, values: string[] | null, font: string): number {
  plot.ctx.save();
  plot.ctx.font = font;
  const width = Math.max(0, ...(values ?? []).map((value) => plot.ctx.measureText(value).width));
  plot.ctx.restore();
  return Math.ceil(width) + 12;
}

function colorsOf(host: HTMLElement): Colors {
  const colorOf = (name: keyof Colors) => getComputedStyle(host.querySelector(`[data-color='${name}']`) ?? host).color;
  return { now: colorOf('now'), before: colorOf('before'), grid: colorOf('grid'), words: colorOf('words') };
}
