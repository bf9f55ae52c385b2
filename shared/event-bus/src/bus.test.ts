import type { Facts, Session } from '@webdocs/contracts/events/event';
import { unknownSession } from '@webdocs/contracts/events/event';
import type { OwnEvent } from '@webdocs/contracts/events/own-event';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { DeclaredUse } from '@webdocs/contracts/remote/declared-use';
import { createEventBus, type EventBus } from './bus.ts';

const start: Facts = {
  session: unknownSession,
  locale: 'en-US',
  theme: 'os-default',
  connectivity: 'online',
  page: { pathname: '/en-US/', search: '', owner: 'shell', renderer: 'Homepage', title: 'Home' },
  currentDocument: null,
  toasts: [],
  playQueue: [],
};
const signedIn: Session = { ...unknownSession, status: 'signed-in', username: 'reader', isAuthenticated: true };
const document = { url: '/en-US/docs/Web/CSS', title: 'CSS', locale: 'en-US' as const, pageType: null, baseline: null, parents: [] };
const toast = (id: string) => ({
  id,
  tone: 'note' as const,
  isImportant: false,
  mainText: `text of ${id}`,
  shortText: null,
  buttonText: null,
});

let reported: Failure[];
let bus: EventBus;
beforeEach(() => {
  reported = [];
  bus = createEventBus({ facts: start, source: 'shell', report: (failure) => reported.push(failure) });
});

describe('who publishes and who listens', () => {
  test('every team that listens hears an event, whichever remote published it', () => {
    const heard: string[] = [];
    bus.as('mfe-ads').subscribe('document/opened', ({ title }) => heard.push(`ads ${title}`));
    bus.as('mfe-plus').subscribe('document/opened', ({ title }) => heard.push(`plus ${title}`));
    bus.as('mfe-docs').publish('document/opened', document);
    expect(heard).toEqual(['ads CSS', 'plus CSS']);
  });

  test('who has left hears nothing more', () => {
    const heard: string[] = [];
    const leave = bus.subscribe('toast/closed', ({ id }) => heard.push(id));
    bus.publish('toast/closed', { id: 'first' });
    leave();
    bus.publish('toast/closed', { id: 'second' });
    expect(heard).toEqual(['first']);
  });

  test('who comes late is told the last event of a kind that is replayed, and of no other', () => {
    bus.publish('theme/chosen', { theme: 'light' });
    bus.publish('theme/chosen', { theme: 'dark' });
    bus.publish('toast/requested', toast('one'));
    const themes: string[] = [];
    const toasts: string[] = [];
    bus.subscribe('theme/chosen', ({ theme }) => themes.push(theme));
    bus.subscribe('toast/requested', ({ id }) => toasts.push(id));
    expect(themes).toEqual(['dark']);
    expect(toasts).toEqual([]);
  });

  test('who leaves or joins while an event is told does not disturb the telling', () => {
    const heard: string[] = [];
    const leave = bus.subscribe('toast/closed', () => {
      heard.push('first');
      leave();
      bus.subscribe('toast/closed', () => heard.push('newcomer'));
    });
    bus.subscribe('toast/closed', () => heard.push('second'));
    bus.publish('toast/closed', { id: 'one' });
    expect(heard).toEqual(['first', 'second']);
    bus.publish('toast/closed', { id: 'two' });
    expect(heard).toEqual(['first', 'second', 'second', 'newcomer']);
  });

  test('a subscriber that throws keeps no other subscriber from hearing, and is reported', () => {
    const heard: string[] = [];
    bus.subscribe('theme/chosen', () => {
      throw new Error('broken subscriber');
    });
    bus.subscribe('theme/chosen', ({ theme }) => heard.push(theme));
    bus.publish('theme/chosen', { theme: 'dark' });
    expect(heard).toEqual(['dark']);
    expect(reported.map(({ code, message }) => [code, message])).toEqual([
      ['EVENT_HANDLER_FAILED', 'A subscriber of theme/chosen threw: broken subscriber'],
    ]);
    expect(bus.dropped()).toBe(0);
  });

  test('a follower of facts that throws keeps no other follower from following, and does not reach the publisher', () => {
    let followed = 0;
    bus.onFacts(() => {
      throw new Error('broken follower');
    });
    bus.onFacts(() => (followed += 1));
    bus.publish('theme/chosen', { theme: 'dark' });
    expect(followed).toBe(1);
    expect(reported.map(({ code }) => code)).toEqual(['EVENT_HANDLER_FAILED']);
  });
});

describe('a malformed event', () => {
  const publish = (event: string, payload: unknown) => bus.as('mfe-ads').publish(event as never, payload as never);

  test.each([
    ['theme/chosen', { theme: 'purple' }],
    ['theme/chosen', null],
    ['theme/chosen', undefined],
    ['theme/chosen', 'dark'],
    ['toast/requested', { ...toast('x'), mainText: '' }],
    ['toast/requested', { ...toast('x'), mainText: 'long'.repeat(100) }],
    ['session/changed', { status: 'signed-in' }],
    ['document/opened', { ...document, locale: 'xx' }],
  ])('%s with %j is dropped, counted and reported with its source, and changes no fact', (event, payload) => {
    const heard: unknown[] = [];
    bus.subscribe(event as never, (given: unknown) => heard.push(given));
    const before = bus.facts();
    publish(event, payload);
    expect(heard).toEqual([]);
    expect(bus.facts()).toBe(before);
    expect(bus.dropped()).toBe(1);
    expect(reported.map(({ code, values }) => [code, values.event, values.source])).toEqual([['EVENT_MALFORMED', event, 'mfe-ads']]);
  });

  test.each(['theme/unknown', '', 'toString', '__proto__', 'constructor'])(
    'an event called %p is not declared: dropped, counted, reported',
    (event) => {
      publish(event, {});
      expect(bus.dropped()).toBe(1);
      expect(reported.map(({ code }) => code)).toEqual(['EVENT_UNKNOWN']);
    },
  );

  test('a malformed event is not what a latecomer is told', () => {
    bus.publish('theme/chosen', { theme: 'light' });
    publish('theme/chosen', { theme: 'purple' });
    const themes: string[] = [];
    bus.subscribe('theme/chosen', ({ theme }) => themes.push(theme));
    expect(themes).toEqual(['light']);
  });

  test('what a payload has beyond its contract reaches no subscriber', () => {
    const heard: unknown[] = [];
    bus.subscribe('toast/closed', (payload) => heard.push(payload));
    publish('toast/closed', { id: 'one', secret: 'token' });
    expect(heard).toEqual([{ id: 'one' }]);
  });
});

describe('facts', () => {
  test('a session that changes and ends', () => {
    bus.publish('session/changed', signedIn);
    expect(bus.facts().session).toEqual(signedIn);
    bus.publish('session/ended', { at: 1 });
    expect(bus.facts().session).toEqual({ ...unknownSession, status: 'anonymous' });
  });

  test('theme, connectivity and page', () => {
    const page = { ...start.page, pathname: '/en-US/docs/Web', title: 'Web' };
    bus.publish('theme/chosen', { theme: 'dark' });
    bus.publish('connectivity/changed', { connectivity: 'offline' });
    bus.publish('page/changed', page);
    expect(bus.facts()).toMatchObject({ theme: 'dark', connectivity: 'offline', page, locale: 'en-US' });
  });

  test('a document that closes late does not close the one that was opened after it', () => {
    const next = { ...document, url: '/en-US/docs/Web/HTML', title: 'HTML' };
    bus.publish('document/opened', document);
    bus.publish('document/opened', next);
    bus.publish('document/closed', { url: document.url });
    expect(bus.facts().currentDocument).toEqual(next);
    bus.publish('document/closed', { url: next.url });
    expect(bus.facts().currentDocument).toBeNull();
  });

  test('toasts are in the order of the asking, once each, until closed or answered', () => {
    for (const id of ['one', 'two', 'three', 'one']) bus.publish('toast/requested', toast(id));
    expect(bus.facts().toasts.map(({ id }) => id)).toEqual(['two', 'three', 'one']);
    bus.publish('toast/closed', { id: 'two' });
    bus.publish('toast/answered', { id: 'one' });
    expect(bus.facts().toasts.map(({ id }) => id)).toEqual(['three']);
  });

  test('a sample is put into the play queue and taken out again by the same event', () => {
    const sample = { key: 'k', id: 'sample', lang: 'js' };
    bus.publish('play-queue/toggled', sample);
    expect(bus.facts().playQueue).toEqual([sample]);
    bus.publish('play-queue/toggled', sample);
    expect(bus.facts().playQueue).toEqual([]);
  });

  test('followers are called after a change, and no more once they left', () => {
    const seen: string[] = [];
    const leave = bus.onFacts(() => seen.push(bus.facts().theme));
    bus.publish('theme/chosen', { theme: 'dark' });
    leave();
    bus.publish('theme/chosen', { theme: 'light' });
    expect(seen).toEqual(['dark']);
  });

  test('those at the start stay what they were', () => {
    bus.publish('theme/chosen', { theme: 'dark' });
    expect(bus.factsAtStart()).toEqual(start);
  });

  test('of one bus never reach another', () => {
    const other = createEventBus({ facts: start, source: 'shell', report: () => undefined });
    bus.publish('session/changed', signedIn);
    expect(other.facts().session).toEqual(unknownSession);
  });
});

describe('a bus that is bound to what a remote declares', () => {
  const declared: DeclaredUse = { publishes: ['theme/chosen'], consumes: ['toast/closed'], opens: [] };

  test('takes and hands out what is listed', () => {
    const heard: string[] = [];
    const bound = bus.as('mfe-ads', declared);
    bound.subscribe('toast/closed', ({ id }) => heard.push(id));
    bound.publish('theme/chosen', { theme: 'dark' });
    bus.publish('toast/closed', { id: 'one' });
    expect(bus.facts().theme).toBe('dark');
    expect(heard).toEqual(['one']);
    expect(reported).toEqual([]);
  });

  test('what it publishes without having listed it is dropped, counted and reported, and changes no fact', () => {
    bus.as('mfe-ads', declared).publish('toast/requested', toast('one'));
    expect(bus.facts().toasts).toEqual([]);
    expect(bus.dropped()).toBe(1);
    expect(reported.map(({ code, message }) => [code, message])).toEqual([
      ['EVENT_UNDECLARED', 'Event toast/requested is not listed under publishes of mfe-ads'],
    ]);
  });

  test('what it subscribes to without having listed it is never heard, and reported', () => {
    const heard: unknown[] = [];
    const leave = bus.as('mfe-ads', declared).subscribe('theme/chosen', (payload) => heard.push(payload));
    bus.publish('theme/chosen', { theme: 'dark' });
    leave();
    expect(heard).toEqual([]);
    expect(reported.map(({ message }) => message)).toEqual(['Event theme/chosen is not listed under consumes of mfe-ads']);
  });

  test('undeclared use throws where those who are told of it throw, as in development', () => {
    const strict = createEventBus({
      facts: start,
      source: 'shell',
      report: (failure) => {
        throw failure;
      },
    });
    expect(() => strict.as('mfe-ads', declared).publish('toast/closed', { id: 'one' })).toThrow('toast/closed');
    expect(() => strict.as('mfe-ads', declared).subscribe('theme/chosen', () => undefined)).toThrow('theme/chosen');
  });

  test('facts are open to all', () => {
    bus.publish('theme/chosen', { theme: 'dark' });
    expect(bus.as('mfe-ads', declared).facts().theme).toBe('dark');
  });
});

describe("a remote's own event", () => {
  const scored: OwnEvent = {
    version: 1,
    payload: {
      type: 'object',
      properties: {
        points: { type: 'number' },
        level: { enum: ['easy', 'hard'] },
        players: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
        isRecord: { type: 'boolean' },
      },
      required: ['points', 'level'],
    },
  };
  const games = (event: Partial<OwnEvent> = {}) =>
    bus.as('mfe-games', { publishes: ['games/scored'], consumes: [], opens: [], events: { 'games/scored': { ...scored, ...event } } });
  const plus = () => bus.as('mfe-plus', { publishes: [], consumes: ['games/scored'], opens: [] });
  const heardBy = (listener: EventBus) => {
    const heard: unknown[] = [];
    listener.subscribe('games/scored', (payload) => heard.push(payload));
    return heard;
  };

  test('is heard by a remote that knows nothing but its name, also one that came before it', () => {
    const early = heardBy(plus());
    const publisher = games();
    const late = heardBy(plus());
    const payload = { points: 3, level: 'hard', players: [{ name: 'A' }], isRecord: true };
    publisher.publish('games/scored', payload);
    expect(early).toEqual([payload]);
    expect(late).toEqual([payload]);
    expect(reported).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'three'],
    ['a missing property', { level: 'hard' }],
    ['a property of another type', { points: '3', level: 'hard' }],
    ['a value that is not listed', { points: 3, level: 'mild' }],
    ['a wrong item', { points: 3, level: 'hard', players: [{ name: 5 }] }],
  ])('with %s in place of its payload is dropped, counted and reported', (_, payload) => {
    const heard = heardBy(plus());
    games().publish('games/scored', payload as never);
    expect(heard).toEqual([]);
    expect(bus.dropped()).toBe(1);
    expect(reported.map(({ code, values }) => [code, values.event, values.source])).toEqual([
      ['EVENT_MALFORMED', 'games/scored', 'mfe-games'],
    ]);
  });

  test('passes nothing that its definition does not name', () => {
    const heard = heardBy(plus());
    games().publish('games/scored', { points: 3, level: 'easy', token: 'secret' });
    expect(heard).toEqual([{ points: 3, level: 'easy' }]);
  });

  test('is told to latecomers where its definition says so', () => {
    games({ replay: 'last' }).publish('games/scored', { points: 3, level: 'easy' });
    expect(heardBy(plus())).toEqual([{ points: 3, level: 'easy' }]);
  });

  test('cannot take the place of one that all share', () => {
    const thief = bus.as('mfe-games', { publishes: ['theme/chosen'], consumes: [], opens: [], events: { 'theme/chosen': scored } });
    thief.publish('theme/chosen', { points: 3, level: 'easy' } as never);
    expect(reported.map(({ code }) => code)).toEqual(['EVENT_MALFORMED']);
  });

  test('of a remote that is not in the page is unknown', () => {
    bus.publish('games/scored', { points: 3 });
    expect(reported.map(({ code }) => code)).toEqual(['EVENT_UNKNOWN']);
  });
});
