/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import type { ShownSurvey, SurveyAnswers } from '@webdocs/contracts/api/surveys';
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { addSink } from '@webdocs/telemetry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { SurveyPlace } from './SurveyPlace.tsx';
import { surveyKey } from './survey-memory.ts';
import words from './words/en-US.ftl';

const lifecycles = browserEntry(definePart({ component: () => <SurveyPlace doc={boilPage.doc} />, messages: words }));

const visitor: Session = { ...unknownSession, status: 'anonymous', hasSurveys: true };
const own: ShownSurvey['form'] = {
  kind: 'own',
  questions: [
    { text: 'How much?', choices: ['A cup', 'A pot'] },
    { text: 'Why?', choices: [] },
  ],
};
const provider: ShownSurvey['form'] = { kind: 'provider', src: 'https://survey.example/form' };

let part: MountedPart | undefined;
let survey: ShownSurvey;
let isOpen = true;
let asked: string[] = [];
let answer: () => Promise<{ ok: boolean; status: number }>;
/** What observes the view, and is told of it by the test. */
let observers: Array<{ element?: Element; tell: (entry: object) => void }> = [];
const sources: string[] = [];
let leave: () => void;

let surveys = 0;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout'] });
  surveys += 1;
  // What was read stays known for ten minutes.
  jest.setSystemTime(Date.parse('2026-11-21T12:00:00Z') + surveys * 1_200_000);
  survey = {
    key: `TEA_${surveys}`,
    bucket: `TEA_${surveys}`,
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: '2026-12-01T00:00:00.000Z',
    rate_from: 0,
    rate_till: 0.1,
    audience: { locales: [], paths: [], page_types: [], visitors: 'any', plans: [] },
    locale: 'fr',
    teaser: 'Do you drink <b>tea</b>?',
    question: 'Tell us',
    footnote: '',
    form: own,
  };
  remember({ random: 0.05 });
  isOpen = true;
  asked = [];
  observers = [];
  sources.length = 0;
  leave = addSink((metric) => metric.kind === 'click' && sources.push(metric.source));
  answer = async () => ({ ok: true, status: 201 });
  Object.assign(globalThis, {
    CSS: { supports: () => true },
    fetch: jest.fn(async (address: string, init: RequestInit = {}) => {
      asked.push(`${init.method ?? 'GET'} ${address}${typeof init.body === 'string' ? ` ${init.body}` : ''} ${init.credentials ?? ''}`);
      if (address.endsWith('/answers/')) return answer();
      const body = address === '/api/v1/surveys/' ? { surveys: [survey] } : { found: { survey, is_open: isOpen } };
      return { ok: true, status: 200, json: async () => body };
    }),
    IntersectionObserver: class {
      #mine: (typeof observers)[number];
      constructor(call: (entries: object[]) => void) {
        this.#mine = { tell: (entry) => call([entry]) };
      }
      observe(element: Element) {
        this.#mine.element = element;
        observers.push(this.#mine);
      }
      disconnect() {
        observers = observers.filter((one) => one !== this.#mine);
      }
    },
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await part?.unmount();
  part = undefined;
  leave();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.cookie = 'moz-1st-party-data-opt-out=; max-age=0';
});

function remember(memory: object): void {
  localStorage.setItem(surveyKey(survey.bucket), JSON.stringify(memory));
}
const remembered = () => JSON.parse(localStorage.getItem(surveyKey(survey.bucket)) ?? '{}') as Record<string, number>;
const settled = (work: () => unknown = () => undefined) =>
  act(async () => {
    work();
    for (let turn = 0; turn < 8; turn += 1) await new Promise((next) => setTimeout(next, 2));
  });
async function read(session: Session = visitor): Promise<void> {
  part = await mountInBrowser(lifecycles, 'mfe-docs/page', { page: boilPage });
  await settled(() => part?.bus.publish('session/changed', session));
}
const scope = () => within(part?.element as HTMLElement);
const card = () => part?.element.querySelector('section') ?? null;
const scrolledPast = () => settled(() => observers[0]?.tell({ isIntersecting: false, boundingClientRect: { bottom: -1 } }));
const seen = () => settled(() => observers.find(({ element }) => element === card())?.tell({ isIntersecting: true }));
async function shown(): Promise<void> {
  await read();
  await scrolledPast();
}
const expand = () =>
  settled(() => {
    const details = card()?.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
const press = (name: string) => settled(() => fireEvent.click(scope().getByRole('button', { name, hidden: true })));
const send = () => settled(() => fireEvent.submit(part?.element.querySelector('form') as HTMLFormElement));
const posts = () => asked.filter((call) => call.startsWith('POST'));
const sentAnswers = () =>
  posts().flatMap((call) => {
    const body = call.startsWith(`POST /api/v1/surveys/${survey.key}/answers/ `) ? / (\{.*\}) omit$/.exec(call)?.[1] : undefined;
    if (!body) return [];
    const { answers } = JSON.parse(body) as SurveyAnswers;
    return [answers.map(({ question, answer: given }) => [question, given])];
  });
const steps = () => posts().flatMap((call) => /"step":"(\w+)"/.exec(call)?.slice(1) ?? []);

test('while no survey runs nothing is fetched', async () => {
  await read({ ...visitor, hasSurveys: false });
  expect([asked, part?.element.innerHTML]).toEqual([[], '']);
});

test('a survey that is known late waits until its place is above the view, and is seen once', async () => {
  await read();
  expect(card()).toBeNull();
  expect(asked).toEqual(['GET /api/v1/surveys/ omit']);
  await settled(() => observers[0]?.tell({ isIntersecting: true, boundingClientRect: { bottom: 300 } }));
  expect(card()).toBeNull();
  await scrolledPast();
  expect(scope().getByText('Do you drink <b>tea</b>?').getAttribute('lang')).toBe('fr');
  expect(steps()).toEqual([]);
  await seen();
  expect([steps(), sources]).toEqual([['seen'], [`survey: seen ${survey.bucket}`]]);
  expect(posts()[0]).toMatch(/ omit$/);
  expect(remembered()).toMatchObject({ random: 0.05, seen_at: Date.now() });
});

test('on the next page it is there at once, without another call, and not seen again', async () => {
  await shown();
  await seen();
  await part?.unmount();
  asked = [];
  await read();
  expect(card()).not.toBeNull();
  await seen();
  expect(asked).toEqual([]);
});

test('after some minutes it is there at once too, and what runs is read again meanwhile', async () => {
  await shown();
  await part?.unmount();
  asked = [];
  jest.setSystemTime(Date.now() + 300_000);
  await read();
  expect(card()).not.toBeNull();
  expect(asked).toEqual(['GET /api/v1/surveys/ omit']);
});

test('where the call is blocked, nothing is asked and nothing reported', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('blocked'));
  await read();
  expect([card(), part?.reports]).toEqual([null, []]);
});

test.each([
  ['the number of this browser is another', { random: 0.1 }],
  ['it was dismissed', { random: 0.05, dismissed_at: 1 }],
  ['it was answered', { random: 0.05, submitted_at: 1 }],
])('where %s, nothing is shown', async (_, memory) => {
  remember(memory);
  await shown();
  expect([card(), observers]).toEqual([null, []]);
});

test.each(['#FORCE_SURVEY=TEA', '?force_survey=TEA', '?force_survey'])(
  'an address with %s shows it at once, dismissed or not',
  async (wish) => {
    remember({ random: 0.9, dismissed_at: 1 });
    history.replaceState(null, '', `/${wish}`);
    await read({ ...visitor, hasSurveys: false });
    expect(card()).not.toBeNull();
  },
);

test('of a preview nothing is counted, told or remembered, and nothing is sent', async () => {
  isOpen = false;
  history.replaceState(null, '', '/#FORCE_SURVEY=TEA');
  await read();
  await seen();
  await expand();
  expect(scope().getByText(/^This is a preview/)).toBeTruthy();
  await settled(() => fireEvent.click(scope().getByLabelText('A pot')));
  expect(scope().queryByText(/^Your answers are kept/)).toBeNull();
  await send();
  expect(scope().getByRole('status').textContent).toBe('This was a preview: your answers were not sent.');
  expect([posts(), sources, remembered()]).toEqual([[], [], { random: 0.05 }]);
});

test('a preview is there after a link within the page', async () => {
  isOpen = false;
  history.replaceState(null, '', '/#FORCE_SURVEY=TEA');
  await read({ ...visitor, hasSurveys: false });
  await settled(() => {
    history.replaceState(null, '', '/#syntax');
    window.dispatchEvent(new Event('hashchange'));
    part?.bus.publish('session/changed', { ...visitor, hasSurveys: false, status: 'unknown' });
  });
  expect(card()).not.toBeNull();
});

test('dismissing hides it for good', async () => {
  await shown();
  await press('Hide this survey');
  expect(card()).toBeNull();
  expect(remembered()).toHaveProperty('dismissed_at');
  expect(steps()).toEqual(['dismissed']);
  expect(document.activeElement?.textContent).toBe('');
  expect(part?.element.contains(document.activeElement)).toBe(true);
  await part?.unmount();
  await read();
  expect(card()).toBeNull();
});

test('the hash of an open page can ask for one', async () => {
  remember({ random: 0.9 });
  await read();
  expect(card()).toBeNull();
  history.replaceState(null, '', '/#FORCE_SURVEY=TEA');
  await settled(() => window.dispatchEvent(new Event('hashchange')));
  expect(card()).not.toBeNull();
});

test('what is dismissed in another tab goes here too, unless it is open here', async () => {
  await shown();
  await expand();
  remember({ random: 0.05, dismissed_at: 1 });
  const change = () => settled(() => window.dispatchEvent(new StorageEvent('storage', { key: surveyKey(survey.bucket) })));
  await change();
  expect(card()).not.toBeNull();
  await settled(() => ((card()?.querySelector('details') as HTMLDetailsElement).open = false));
  await change();
  expect(card()).toBeNull();
});

test('a reader who has opted out can answer, and is not counted', async () => {
  document.cookie = 'moz-1st-party-data-opt-out=true';
  await shown();
  await expand();
  await settled(() => fireEvent.click(scope().getByLabelText('A cup')));
  await send();
  expect(sentAnswers()).toEqual([
    [
      ['How much?', 'A cup'],
      ['Why?', ''],
    ],
  ]);
  expect(posts()).toHaveLength(1);
});

describe('a form of our own', () => {
  beforeEach(async () => {
    await shown();
    await expand();
  });
  const area = () => scope().getByRole<HTMLTextAreaElement>('textbox');
  const type = (value: string) => settled(() => fireEvent.change(area(), { target: { value } }));

  test('is sent as text, thanked for, and not shown again', async () => {
    await settled(() => fireEvent.click(scope().getByLabelText('A pot')));
    await type('Because');
    await send();
    expect(sentAnswers()).toEqual([
      [
        ['How much?', 'A pot'],
        ['Why?', 'Because'],
      ],
    ]);
    expect(steps()).toEqual(['opened', 'submitted']);
    expect([card(), scope().getByRole('status').textContent]).toEqual([null, 'Thank you! Your answers have been sent.']);
    expect(remembered()).toHaveProperty('submitted_at');
    expect(document.activeElement?.textContent).toBe('Thank you! Your answers have been sent.');
  });

  test.each([
    [{ ok: false, status: 503 }, /try again in a moment/],
    [{ ok: false, status: 409 }, /no longer takes/],
  ])('keeps what was typed where sending it is answered %j', async (reply, said) => {
    answer = async () => reply;
    await type('Because');
    await send();
    expect(scope().getByRole('alert').textContent).toMatch(said);
    expect(area().value).toBe('Because');
    answer = async () => ({ ok: true, status: 201 });
    await send();
    expect(card()).toBeNull();
  });

  test('is there while the session ends, or no survey runs any more', async () => {
    await type('Because');
    await settled(() => part?.bus.publish('session/changed', { ...visitor, hasSurveys: false }));
    expect(area().value).toBe('Because');
    await settled(() => part?.bus.publish('session/changed', unknownSession));
    expect(area().value).toBe('Because');
  });

  test('that is filled in is hidden after a question alone', async () => {
    await type('Because');
    await press('Hide this survey');
    expect(
      scope()
        .getByText(/^Your answers have not been sent/)
        .getAttribute('role'),
    ).toBe('alert');
    expect([area().value, steps()]).toEqual(['Because', ['opened']]);
    await press('Hide this survey');
    expect([card(), steps()]).toEqual([null, ['opened', 'dismissed']]);
  });

  test('is sent under one id, however often', async () => {
    answer = async () => Promise.reject(new TypeError('the reply is lost'));
    await type('Because');
    await send();
    answer = async () => ({ ok: true, status: 201 });
    await send();
    const ids = posts().flatMap((call) => /"id":"([\w-]{36})"/.exec(call)?.slice(1) ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('says how long an answer is, and does not send one of 25,000 characters', async () => {
    await type('x'.repeat(25_000));
    expect(scope().getByText('25,000 of 2,000 characters')).toBeTruthy();
    await send();
    expect([area().getAttribute('aria-invalid'), area().value.length]).toEqual(['true', 25_000]);
    expect(steps()).toEqual(['opened']);
  });

  test('without an answer is not sent', async () => {
    await type('  ');
    await send();
    expect(scope().getByRole('alert').textContent).toBe('Answer at least one question.');
    expect(steps()).toEqual(['opened']);
  });
});

describe('a form of a provider', () => {
  beforeEach(async () => {
    survey = { ...survey, form: provider };
    await shown();
  });
  const frame = () => part?.element.querySelector('iframe');
  const say = (data: unknown, origin: string, source: Window | null | undefined) =>
    settled(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null })));

  test('is fetched when it is opened first', async () => {
    expect(frame()).toBeFalsy();
    await expand();
    expect([frame()?.getAttribute('src'), frame()?.getAttribute('height')]).toEqual([provider.src, '500']);
  });

  test('is done when its frame says so, and by no other message', async () => {
    await expand();
    const source = frame()?.contentWindow;
    await say('submit', 'https://evil.example', source);
    await say('submit', 'https://survey.example', window);
    await say('submit', 'https://survey.example', null);
    await say('done', 'https://survey.example', source);
    expect([card() === null, remembered()]).toEqual([false, expect.not.objectContaining({ submitted_at: expect.anything() as unknown })]);
    await say('submit', 'https://survey.example', source);
    expect(card()).toBeNull();
    expect(steps()).toEqual(['opened', 'submitted']);
  });

  test('that does not come can be opened in a tab of its own', async () => {
    jest.useFakeTimers();
    const details = card()?.querySelector('details') as HTMLDetailsElement;
    await act(async () => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
    expect(scope().getByRole('status').textContent).toBe('Loading the form…');
    await act(async () => void jest.advanceTimersByTime(10_000));
    expect(scope().getByRole('status').textContent).toMatch(/^The form is taking long/);
    expect(scope().getByRole('link', { name: 'Open the form in a new tab' }).getAttribute('href')).toBe(provider.src);
    await act(async () => void fireEvent.load(frame() as HTMLIFrameElement));
    expect(scope().getByRole('status').textContent).toBe('');
  });
});
