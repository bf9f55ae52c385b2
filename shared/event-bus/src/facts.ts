import { combineReducers, type Action, type Reducer } from 'redux';
import { unknownSession, type EventName, type EventPayload, type Facts } from '@webdocs/contracts/events/event';

/** How one fact answers to the events that concern it; every other event leaves it as it is. */
type Answers<Fact> = { readonly [N in EventName]?: (now: Fact, payload: EventPayload<N>) => Fact };

/** The slices of the store: each fact changes only through a declared event. */
const answers: { readonly [K in keyof Facts]: Answers<Facts[K]> } = {
  session: {
    'session/changed': (_, session) => session,
    'session/ended': () => ({ ...unknownSession, status: 'anonymous' }),
  },
  locale: {},
  theme: { 'theme/chosen': (_, { theme }) => theme },
  connectivity: { 'connectivity/changed': (_, { connectivity }) => connectivity },
  page: { 'page/changed': (_, page) => page },
  currentDocument: {
    'document/opened': (_, document) => document,
    'document/closed': (now, { url }) => (now?.url === url ? null : now),
  },
  toasts: {
    'toast/requested': (now, toast) => [...now.filter(({ id }) => id !== toast.id), toast],
    'toast/closed': (now, { id }) => now.filter((toast) => toast.id !== id),
    'toast/answered': (now, { id }) => now.filter((toast) => toast.id !== id),
  },
  playQueue: {
    'play-queue/toggled': (now, item) =>
      now.some(({ key }) => key === item.key) ? now.filter(({ key }) => key !== item.key) : [...now, item],
  },
};

export function factsReducer(start: Facts): Reducer<Facts> {
  const slices = Object.entries(answers).map(([name, answer]) => [
    name,
    sliceReducer(start[name as keyof Facts], answer as Answers<unknown>),
  ]);
  return combineReducers(Object.fromEntries(slices)) as unknown as Reducer<Facts>;
}

function sliceReducer<Fact>(start: Fact, answer: Answers<Fact>): Reducer<Fact> {
  return (now = start, action: Action & { payload?: unknown }) => {
    const change = answer[action.type as EventName];
    return change ? change(now, action.payload as never) : now;
  };
}
