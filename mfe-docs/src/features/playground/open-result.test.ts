/** @jest-environment jsdom */
import type { PortRunnerOptions } from '../../sample-frames/port-runner.ts';
import type * as Module from './open-result.ts';

const mockRunners: PortRunnerOptions[] = [];
jest.mock('../../sample-frames/port-runner.ts', () => ({
  portRunnerIn: (_place: HTMLElement, options: PortRunnerOptions) => {
    mockRunners.push(options);
    return { prepare: jest.fn(), run: jest.fn(), end: jest.fn(), stop: jest.fn() };
  },
}));
let openResult: typeof Module.openResult;
beforeAll(async () => {
  ({ openResult } = await import('./open-result.ts'));
});

/** A run whose frame says what it likes. */
function open({ isConsoleSeen }: { readonly isConsoleSeen: boolean }) {
  const said: string[] = [];
  const ways: Array<string | undefined> = [];
  const reveal = jest.fn();
  const root = document.createElement('div');
  const { pane } = openResult({
    root,
    frames: root,
    frameClass: '',
    title: 'Result',
    origin: 'http://play.localhost:3000',
    locale: 'en-US',
    pseudo: false,
    text: (id, values = {}) => [id, ...Object.values(values)].join(' '),
    onErrors: jest.fn(),
    onState(_state, sentence, way) {
      said.push(sentence);
      ways.push(way?.label);
      way?.go();
    },
    onStop: jest.fn(),
    reveal,
  });
  // Nothing is laid out here.
  jest.spyOn(pane.element, 'getClientRects').mockReturnValue({ length: isConsoleSeen ? 1 : 0 } as DOMRectList);
  return { said, ways, reveal, pane, frame: mockRunners.at(-1) as PortRunnerOptions };
}

const stopped = 'docs-play-stopped JavaScript 3 2,000,000';

test('where a loop was stopped is said below the panes while the console is out of view, until the next run', () => {
  const { said, pane, frame } = open({ isConsoleSeen: false });
  frame.onState('guarded');
  frame.onStopped({ part: 'js', line: 3 }, 2_000_000);
  frame.onState('running');
  expect(said).toEqual(['docs-play-guarded', stopped, stopped]);
  expect(pane.element.textContent).toContain(stopped);
  frame.onState('loading');
  frame.onState('running');
  expect(said.slice(3)).toEqual(['', '']);
});

test('with the sentence comes the way to the line, as long as it is said', () => {
  const { ways, reveal, frame } = open({ isConsoleSeen: false });
  frame.onState('guarded');
  expect(reveal).not.toHaveBeenCalled();
  frame.onStopped({ part: 'js', line: 3 }, 2_000_000);
  expect(reveal).toHaveBeenCalledWith('js');
  frame.onState('running');
  frame.onState('loading');
  const way = 'docs-play-console-go 3';
  expect(ways).toEqual([undefined, way, way, undefined]);
});

test('a frame that is removed after its loop was stopped takes nothing away of what is said about the loop', () => {
  const { said, frame } = open({ isConsoleSeen: false });
  frame.onState('guarded');
  frame.onStopped({ part: 'js', line: 3 }, 2_000_000);
  frame.onState('silent');
  expect(said.at(-1)).toBe(stopped);
  frame.onState('ended');
  expect(said.at(-1)).toBe(`${stopped} docs-play-ended`);
  frame.onState('loading');
  expect(said.at(-1)).toBe('');
});

test('where the line cannot be found without a network, the reader is told that', () => {
  const { said, frame } = open({ isConsoleSeen: true });
  frame.onState('guarded');
  frame.onState('unnamed');
  expect(said.at(-1)).toBe('docs-play-unnamed');
});

test('where the console is seen, it alone says where a loop was stopped', () => {
  const { said, pane, frame } = open({ isConsoleSeen: true });
  frame.onState('running');
  frame.onStopped({ part: 'js', line: 3 }, 2_000_000);
  expect(pane.element.textContent).toContain(stopped);
  expect(said).toEqual(['']);
  frame.onState('silent');
  expect(said.at(-1)).toBe('');
});
