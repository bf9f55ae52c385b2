import { printBounds, type Print, type PrintedValue, type PrintsMessage } from '@webdocs/contracts/samples/printed';

const windowMs = 100;
/** What comes seldom is told at once, so that it arrives even where the code hangs right after. */
const atOnce = 20;
/** From here on calls are described in few words: describing large objects by the thousand would take longer than printing them. */
const inDetail = 100;
/** The same from so many values on: the page reads them all. */
const valuesInDetail = printBounds.valuesAtOnce / 2;
/** A page that shows so many at once is busy for longer than they took to print: the next ones wait until it has asked after the frame again. */
const busyMs = 1000;

export interface PrintQueue {
  readonly add: (print: Print) => void;
  /** Whether so much comes that only the gist of it is worth describing. */
  readonly isFlooded: () => boolean;
  /** The page had time for something else than reading what was told. */
  readonly pageAsked: () => void;
}

/**
 * Tells what code prints, at most twenty times and once more in a tenth of a second; of more than 500 calls in that time the newest. A page that
 * does not keep up is told once a second: its user goes on writing.
 */
export function printQueue(tell: (message: PrintsMessage) => void): PrintQueue {
  // Kept before the code can put something else in its place.
  const now = performance.now.bind(performance);
  const later = window.setTimeout.bind(window);
  let ring: Print[] = [];
  let left = 0;
  let told = 0;
  let values = 0;
  let start = Number.NEGATIVE_INFINITY;
  let isWaiting = false;
  let isPageBusy = false;
  return {
    add,
    isFlooded: () => ring.length > inDetail || values > valuesInDetail,
    pageAsked: () => (isPageBusy = false),
  };

  function add(print: Print): void {
    // Code that never pauses gives no timer a turn.
    if (isDue()) flush();
    if (print.does === 'clear') {
      ring = [];
      left = 0;
    }
    values += sizeOf(print.values);
    if (told < atOnce && ring.length === 0) {
      told += 1;
      tell({ typ: 'prints', prints: [print], left: 0 });
      return;
    }
    ring.push(print);
    if (ring.length > printBounds.prints) {
      ring.shift();
      left += 1;
    }
    flushLater();
  }

  function isDue(): boolean {
    return now() - start >= (isPageBusy ? busyMs : windowMs);
  }

  function flushLater(): void {
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      if (isDue()) flush();
      else flushLater();
    }, windowMs);
  }

  function flush(): void {
    start = now();
    told = 0;
    values = 0;
    if (ring.length === 0) return;
    const prints = ring;
    ring = [];
    isPageBusy = prints.length > inDetail;
    tell({ typ: 'prints', prints, left });
    left = 0;
  }
}

function sizeOf(values: readonly PrintedValue[]): number {
  return values.reduce((sum, { entries }) => sum + 1 + (entries ? sizeOf(entries.map(([, value]) => value)) : 0), 0);
}
