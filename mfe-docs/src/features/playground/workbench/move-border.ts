import { leastPx, movedBy } from './pane-sizes.ts';

export interface Border {
  /** Names of the panes whose border it is. */
  readonly before: string;
  readonly after: string;
  /** Whether its panes are side by side. */
  readonly isUpright: boolean;
  /** Told once a move has ended: the sizes in px of all panes that share the room. */
  readonly onSizes: (sizes: Readonly<Record<string, number>>) => void;
  readonly onReset: (names: readonly string[]) => void;
  /** A size in words. */
  readonly inWords: (px: number) => string;
}

const stepPx = 16;

/**
 * Lets a separator be moved, by the keys of a window splitter and by a pointer, between two of the panes beside it. Sizes go to the panes at
 * once; what remembers them is told at the end. Gives what ends it.
 */
export function moveBorder(separator: HTMLElement, { before, after, isUpright, onSizes, onReset, inWords }: Border): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const sizeOf = (pane: Element) => (isUpright ? pane.getBoundingClientRect().width : pane.getBoundingClientRect().height);
  const panes = () => [...(separator.parentElement?.children ?? [])].filter((child) => isPane(child) && !('folded' in child.dataset));
  const named = (name: string) => panes().find((pane) => (pane as HTMLElement).dataset['pane'] === name);
  const sizes = () => Object.fromEntries(panes().map((pane) => [(pane as HTMLElement).dataset['pane'] ?? '', sizeOf(pane)]));

  const tell = () => {
    const [first, second] = [named(before), named(after)];
    if (!first || !second) return;
    const [now, room] = [sizeOf(first), sizeOf(first) + sizeOf(second)];
    const least = Math.min(leastPx, room / 2);
    for (const [name, px] of [
      ['now', now],
      ['min', least],
      ['max', room - least],
    ] as const) {
      separator.setAttribute(`aria-value${name}`, String(Math.round(px)));
    }
    separator.setAttribute('aria-valuetext', inWords(Math.round(now)));
    separator.tabIndex = 0;
  };
  const show = (shown: Readonly<Record<string, number>>) => {
    for (const pane of panes() as HTMLElement[]) {
      const size = shown[pane.dataset['pane'] ?? ''];
      if (size !== undefined) pane.style.setProperty('--grow', String(size));
    }
    tell();
  };
  /** From sizes as they were when the move began: what went beyond a limit is not counted twice. */
  const move = (from: Readonly<Record<string, number>>, by: number) => {
    const [first, second] = movedBy(from[before] ?? 0, from[after] ?? 0, by);
    const next = { ...from, [before]: first, [after]: second };
    show(next);
    return next;
  };

  separator.addEventListener(
    'keydown',
    (event) => {
      const by = byKey(event, isUpright, getComputedStyle(separator).direction === 'rtl');
      if (event.key !== 'Enter' && by === undefined) return;
      event.preventDefault();
      // Enter runs nothing here.
      event.stopPropagation();
      if (by === undefined) reset();
      else onSizes(move(sizes(), by));
    },
    { signal },
  );
  separator.addEventListener('dblclick', reset, { signal });
  separator.addEventListener('pointerdown', drag, { signal });
  const observer = globalThis.ResizeObserver && new ResizeObserver(tell);
  for (const name of [before, after]) {
    const pane = named(name);
    if (pane) observer?.observe(pane);
  }
  tell();
  return () => {
    ending.abort();
    observer?.disconnect();
  };

  function reset(): void {
    const all = panes() as HTMLElement[];
    for (const pane of all) pane.style.removeProperty('--grow');
    onReset(all.map((pane) => pane.dataset['pane'] ?? ''));
    tell();
  }

  function drag(event: PointerEvent): void {
    if (event.button !== 0) return;
    const from = sizes();
    const start = isUpright ? event.clientX : event.clientY;
    const turn = isUpright && getComputedStyle(separator).direction === 'rtl' ? -1 : 1;
    let next: ReturnType<typeof move> | undefined;
    const end = new AbortController();
    const stop = () => {
      end.abort();
      delete separator.dataset['moving'];
      if (next) onSizes(next);
    };
    // No text is selected on the way; the focus comes all the same.
    event.preventDefault();
    separator.focus();
    separator.setPointerCapture(event.pointerId);
    separator.dataset['moving'] = '';
    const during = { signal: AbortSignal.any([signal, end.signal]) };
    separator.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => (next = move(from, ((isUpright ? clientX : clientY) - start) * turn)),
      during,
    );
    separator.addEventListener('pointerup', stop, during);
    separator.addEventListener('pointercancel', stop, during);
    separator.addEventListener('lostpointercapture', stop, during);
  }
}

function isPane(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && 'pane' in element.dataset;
}

function byKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isUpright: boolean, isRightToLeft: boolean): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const [less, more] = isUpright ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const turn = isUpright && isRightToLeft ? -1 : 1;
  if (key === less) return -stepPx * turn;
  if (key === more) return stepPx * turn;
  if (key === 'Home') return -Infinity;
  return key === 'End' ? Infinity : undefined;
}
