import type { Locale } from '@webdocs/contracts/reader/locale';
import { playgroundAddress } from '@webdocs/contracts/samples/playground-address';
import { external, reload } from '@webdocs/design/drawings';
import { glyph, make, makeButton } from '@webdocs/enhance/elements';
import { loadMessages } from '@webdocs/i18n';
import { frameNote } from '@webdocs/reading/frame-note';
import { fullScreenOf } from '@webdocs/reading/full-screen';
import type { SamplesAway } from '../../sample-frames/kept-run.ts';
import { runnerIn, type RunState } from '../../sample-frames/runner-frame.ts';
import { sampleCode } from '../../data/sample-code.ts';
import { fullScreenHash } from './full-screen-hash.ts';
import { frameInPlaceOf } from './frame-placeholder.ts';
import styles from './live-sample.module.css';
import words from './words/en-US.ftl';

export interface SampleSurroundings {
  readonly locale: Locale;
  readonly pseudo: boolean;
  /** Origin of the playground. */
  readonly play: string;
  readonly away?: SamplesAway | undefined;
}

export interface LiveSample {
  readonly enterFullScreen: () => void;
  readonly stop: () => void;
}

const languageOf = { html: 'HTML', js: 'JavaScript' } as const;
const sentenceOf: Partial<Record<RunState, string>> = { silent: 'docs-sample-silent', offline: 'docs-sample-offline' };

/** Runs a sample where the page keeps the room of its frame, with a line above it of what can be done with it. */
export async function liveSample(waiting: Element, { locale, pseudo, play, away }: SampleSurroundings): Promise<LiveSample> {
  const { text } = await loadMessages(words, locale, { pseudo });
  const frame = frameInPlaceOf(waiting);
  const { liveId = '', livePath = '' } = frame.dataset;

  const panel = make('div', { class: styles.panel, role: 'group', 'aria-label': frame.title });
  const again = makeButton(reload, text('docs-sample-reload'), styles.action, () => void runner.runAgain());
  const playground = playgroundLink(text('docs-sample-playground'));
  const fullScreen = fullScreenOf(panel, {
    words: { enter: text('docs-sample-full-screen'), leave: text('docs-sample-leave-full-screen') },
    buttonClass: styles.action,
    onLeave: forgetHash,
  });
  const note = frameNote(styles.note, text('docs-sample-again'));
  const head = make(
    'div',
    { class: styles.head },
    make('span', { class: styles.title }, frame.title),
    again,
    fullScreen.button,
    playground,
  );
  placeOf(frame).append(panel);
  panel.append(head, frame, note.element);

  const runner = runnerIn(frame, {
    origin: play,
    away,
    onState: (state) => say(sentenceOf[state], state === 'silent' ? runner.runAgain : undefined),
    onStopped: ({ part, line }) =>
      note.warn(text('docs-example-stopped', { place: text('docs-example-place', { language: languageOf[part], line }) })),
  });
  let isOver = false;
  void start();
  return { enterFullScreen: fullScreen.enter, stop };

  async function start(): Promise<void> {
    say();
    try {
      const code = await sampleCode(livePath, liveId);
      if (isOver) return;
      if (!code) return say('docs-sample-no-code');
      // What no address can carry is not offered: the playground would open without it.
      const address = await playgroundAddress(locale, code);
      if (address !== undefined) playground.href = address;
      await runner.run(code);
    } catch {
      if (!isOver) say('docs-sample-unreadable', start);
    }
  }

  function say(sentence?: string, retry?: () => Promise<void>): void {
    note.say(sentence && text(sentence), retry);
  }

  function forgetHash(): void {
    if (fullScreenHash(window.location.hash) === liveId.toLowerCase())
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }

  function stop(): void {
    isOver = true;
    runner.stop();
    fullScreen.stop();
  }
}

/** The room that the page keeps for a sample. */
function placeOf(frame: HTMLIFrameElement): HTMLElement {
  const kept = frame.closest<HTMLElement>('.live-sample');
  if (kept) return kept;
  const place = make('div', { class: 'live-sample' });
  frame.replaceWith(place);
  return place;
}

/** Opens a tab of its own, with Shift the same one. Until it has an address only its room is there. */
function playgroundLink(label: string): HTMLAnchorElement {
  const link = make('a', { class: styles.action, target: '_blank', rel: 'opener' }, glyph(external), make('span', {}, label));
  link.addEventListener('click', (event) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    window.location.assign(link.href);
  });
  return link;
}
