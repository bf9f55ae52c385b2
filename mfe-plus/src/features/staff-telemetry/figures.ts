import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';

export const figureNames = ['visits', 'pages', 'searches', 'errors', 'misses'] as const;
export type FigureName = (typeof figureNames)[number];

export interface ShownFigure {
  readonly name: FigureName;
  /** Null where there is nothing to divide by. */
  readonly value: number | null;
  /** Of steps that are over, against as many before: by ratio for numbers of things, by difference for what is a ratio itself. Null where there is none before. */
  readonly change: number | null;
}

type Figures = TelemetryReport['figures'];
type Part = 'all' | 'whole' | 'before';

/** The five numbers above all else. */
export function shownFigures(figures: Figures): ShownFigure[] {
  const { visits, searches } = figures;
  return [
    { name: 'visits', value: visits.all, change: growth(visits) },
    compared('pages', (part) => ratio(figures.views[part], visits[part])),
    { name: 'searches', value: searches.all, change: growth(searches) },
    compared('errors', (part) => ratio(figures.errors[part], visits[part], 1000)),
    compared('misses', (part) => ratio(figures.misses[part], searches[part])),
  ];
}

function compared(name: FigureName, valueIn: (part: Part) => number | null): ShownFigure {
  const [whole, before] = [valueIn('whole'), valueIn('before')];
  return { name, value: valueIn('all'), change: whole === null || before === null ? null : whole - before };
}

function growth({ whole, before }: Figures['visits']): number | null {
  return whole === null || !before ? null : whole / before - 1;
}

function ratio(part: number | null, whole: number | null, times = 1): number | null {
  return part === null || !whole ? null : (part / whole) * times;
}
