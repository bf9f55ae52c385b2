import type { Locale } from '@webdocs/contracts/reader/locale';
import type { NoModuleMessage } from '@webdocs/contracts/samples/runner-messages';
import { portRunnerIn, type PortRunner, type PortRunState } from '../../sample-frames/port-runner.ts';
import { preparingRunner } from '../../script-preparation/preparing-runner.ts';
import { consolePane, type ConsolePane, type PaneLine } from './console/console-pane.ts';
import { keepFocus } from './keep-focus.ts';
import { languageNames } from './playground-code.ts';
import { showLine } from './show-line.ts';

interface OpenResultOptions {
  readonly root: HTMLElement;
  /** Where frames are put, and how each looks. */
  readonly frames: HTMLElement;
  readonly frameClass: string;
  readonly title: string;
  /** Origin of the playground. */
  readonly origin: string;
  readonly locale: Locale;
  readonly pseudo: boolean;
  /** With the words of the console. */
  readonly text: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly onErrors: (count: number) => void;
  /** With a sentence about it, which is empty where there is nothing to say, and the way to the line that it names. */
  readonly onState: (state: PortRunState, sentence: string, way?: WayToLine) => void;
  /** The reader or the guard put an end to a run. */
  readonly onStop: () => void;
  readonly reveal: (pane: string) => void;
}

export interface WayToLine {
  readonly label: string;
  readonly go: () => void;
}

export interface OpenResult {
  readonly runner: PortRunner;
  readonly pane: ConsolePane;
  readonly endFocus: () => void;
}

const sentenceOf: Partial<Record<PortRunState, string>> = {
  silent: 'docs-play-silent',
  heavy: 'docs-play-heavy',
  offline: 'docs-play-offline',
  ended: 'docs-play-ended',
  guarded: 'docs-play-guarded',
  flooded: 'docs-play-flooded',
  asked: 'docs-play-asked',
  left: 'docs-play-left-page',
  unnamed: 'docs-play-unnamed',
};

/** Ends that the reader or the guard put to a run. */
const stops: readonly PortRunState[] = ['guarded', 'silent', 'heavy', 'flooded', 'asked', 'left', 'ended', 'unnamed'];

/** The frames in which code runs, and the list of what it prints. */
export function openResult(options: OpenResultOptions): OpenResult {
  const { root, frames, frameClass, title, origin, locale, pseudo, text, onErrors, onState, onStop, reveal } = options;
  const onPlace = ({ part, line }: PaneLine) => {
    reveal(part);
    const pane = root.querySelector(`[data-pane="${part}"]`);
    // What was folded away is drawn by then.
    setTimeout(() => pane && showLine(pane, line));
  };
  let state: PortRunState = 'loading';
  /** What the console said last while it was out of view, such as where a loop was stopped. It holds until the next run, whatever becomes of this one. */
  let unseen = '';
  let way: WayToLine | undefined;
  let isNamed = false;
  const enter = (next: PortRunState) => {
    state = next;
    if (stops.includes(next)) onStop();
    if (next === 'loading') [unseen, way, isNamed] = ['', undefined, false];
    // A line is a better answer to silence than that there is one.
    const sentence = next === 'silent' && isNamed ? undefined : sentenceOf[next];
    onState(next, [unseen, sentence && text(sentence)].filter(Boolean).join(' '), way);
  };
  const pane = consolePane({ text, onPlace, onErrors });
  const notify = (sentence: string, place?: PaneLine) => {
    pane.notify(sentence, place);
    if (pane.element.getClientRects().length > 0) return;
    // Folded, or behind another view of a phone.
    unseen = sentence;
    way = place && { label: text('docs-play-console-go', { line: place.line }), go: () => onPlace(place) };
    onState(state, sentence, way);
  };
  const runnerWith = (onNoModule: (message: NoModuleMessage) => void) =>
    portRunnerIn(frames, {
      makeFrame: () => emptyFrame(title, frameClass),
      origin,
      lang: locale,
      onState(next) {
        // What it printed comes once more.
        if (next === 'guarded') pane.empty();
        enter(next);
      },
      onPrints: pane.take,
      onStopped(place, count = 1) {
        onStop();
        isNamed = true;
        const found = { language: languageNames[place.part], line: place.line, count: count.toLocaleString(locale) };
        notify(text('docs-play-stopped', found), place);
      },
      onNoModule,
    });
  const runner = preparingRunner({ runnerWith, locale, pseudo, notify, onAway: () => enter('offline') });
  return { runner, pane, endFocus: keepFocus(root, frames) };
}

function emptyFrame(title: string, className: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = className;
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals allow-pointer-lock');
  frame.allow = 'fullscreen; autoplay; clipboard-write';
  return frame;
}
