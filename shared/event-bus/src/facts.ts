import { combineReducers, createSlice, type Action, type Reducer } from '@reduxjs/toolkit';
import {
  unknownSession,
  type CurrentDocument,
  type EventName,
  type EventPayload,
  type Facts,
  type Session,
  type Theme,
  type Toast,
} from '@webdocs/contracts/event';

interface EventAction<N extends EventName = EventName> extends Action<N> {
  payload: EventPayload<N>;
}
const happened =
  <N extends EventName>(name: N) =>
  (action: Action): action is EventAction<N> =>
    action.type === name;

/** The slices of the store: each fact changes only through a declared event. */
export function factsReducer(start: Facts): Reducer<Facts> {
  const session = createSlice({
    name: 'session',
    initialState: start.session,
    reducers: {},
    extraReducers: (on) => {
      on.addMatcher(happened('session/changed'), (_, { payload }): Session => payload);
      on.addMatcher(happened('session/ended'), (): Session => ({ ...unknownSession, status: 'anonymous' }));
    },
  });
  const theme = createSlice({
    name: 'theme',
    initialState: start.theme,
    reducers: {},
    extraReducers: (on) => {
      on.addMatcher(happened('theme/chosen'), (_, { payload }): Theme => payload.theme);
    },
  });
  const connectivity = createSlice({
    name: 'connectivity',
    initialState: start.connectivity,
    reducers: {},
    extraReducers: (on) => {
      on.addMatcher(happened('connectivity/changed'), (_, { payload }): Facts['connectivity'] => payload.connectivity);
    },
  });
  const page = createSlice({
    name: 'page',
    initialState: start.page,
    reducers: {},
    extraReducers: (on) => {
      on.addMatcher(happened('page/changed'), (_, { payload }): Facts['page'] => payload);
    },
  });
  const currentDocument = createSlice({
    name: 'currentDocument',
    initialState: start.currentDocument as CurrentDocument | null,
    reducers: {},
    extraReducers: (on) => {
      on.addMatcher(happened('document/opened'), (_, { payload }): CurrentDocument | null => payload);
      on.addMatcher(happened('document/closed'), (now, { payload }): CurrentDocument | null => (now?.url === payload.url ? null : now));
    },
  });
  const toasts = createSlice({
    name: 'toasts',
    initialState: start.toasts,
    reducers: {},
    extraReducers: (on) => {
      on.addMatcher(happened('toast/requested'), (now, { payload }): Toast[] => [...now.filter(({ id }) => id !== payload.id), payload]);
      on.addMatcher(happened('toast/closed'), (now, { payload }): Toast[] => now.filter(({ id }) => id !== payload.id));
      on.addMatcher(happened('toast/answered'), (now, { payload }): Toast[] => now.filter(({ id }) => id !== payload.id));
    },
  });
  const playQueue = createSlice({
    name: 'playQueue',
    initialState: start.playQueue,
    reducers: {},
    extraReducers: (on) => {
      on.addMatcher(happened('play-queue/toggled'), (now, { payload }): Facts['playQueue'] =>
        now.some(({ key }) => key === payload.key) ? now.filter(({ key }) => key !== payload.key) : [...now, payload],
      );
    },
  });
  const locale = createSlice({ name: 'locale', initialState: start.locale, reducers: {} });

  return combineReducers({
    session: session.reducer,
    locale: locale.reducer,
    theme: theme.reducer,
    connectivity: connectivity.reducer,
    page: page.reducer,
    currentDocument: currentDocument.reducer,
    toasts: toasts.reducer,
    playQueue: playQueue.reducer,
  }) as unknown as Reducer<Facts>;
}
