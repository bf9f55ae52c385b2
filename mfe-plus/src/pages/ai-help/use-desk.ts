import type { AiHelpDescription } from '@webdocs/contracts/api/ai-help';
import type { Address } from '@webdocs/contracts/reader/address';
import { useFact, useLocale, usePublish } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { pathOf } from '../../conversation/conversation.ts';
import { createConversationStore, type ConversationStore } from '../../conversation/conversation-store.ts';
import { askQuestion, nameChat, readChat, readDescription, readQuota, saveHistoryChoice, stopAnswer } from '../../data/ai-help.ts';
import { whenLookedAt } from '../../data/when-looked-at.ts';
import { statusOf } from '../../calls/call-problem.ts';
import { keepQuestionInEntry, questionOfEntry } from './shown-question.ts';

/** The conversation of this page. It ends with the page. */
export function useConversation() {
  const [store] = useState(() => createConversationStore({ ask: askQuestion, stop: stopAnswer, readChat, readQuota }));
  const state = useSyncExternalStore(store.follow, store.get, store.get);
  useEffect(() => () => store.end(), [store]);
  useEffect(() => whenLookedAt(() => void store.readAgain()), [store]);
  return { store, state, path: pathOf(state.conversation) };
}

/** Whether conversations are kept: yes, unless the user has turned that off. A new choice is shown before the server has saved it. */
export function useHistoryChoice(store: ConversationStore) {
  const session = useFact('session');
  const publish = usePublish();
  const saving = useRepeatableCall();
  const [chosen, setChosen] = useState<boolean>();
  const isSaving = useRef(false);
  useEffect(() => {
    if (!isSaving.current) setChosen(undefined);
  }, [session]);
  const keep = (keeps: boolean) =>
    saving.run(async () => {
      isSaving.current = true;
      setChosen(keeps);
      try {
        await saveHistoryChoice(keeps);
      } catch (thrown) {
        setChosen(undefined);
        throw thrown;
      } finally {
        isSaving.current = false;
      }
      publish('session/stale', { at: Date.now() });
    });
  const isKept = chosen ?? session.settings.aiHelpHistory ?? true;
  const isOff = !isKept && !saving.isPending;
  useEffect(() => {
    if (isOff) store.keepNoLonger('history-off');
  }, [isOff]);
  return { isKept, keep, saving };
}

interface SiteChanges {
  readonly resetsAt: string | undefined;
  /** Of the last question. After a failure the description is read again: it may have changed. */
  readonly failure: unknown;
}

/** What answers questions on this site, and how many are left. Both are read when the page starts, the count again when it resets. */
export function useSite(store: ConversationStore, { resetsAt, failure }: SiteChanges) {
  const [description, setDescription] = useState<AiHelpDescription | 'off'>();
  const describing = useRepeatableCall();
  useEffect(() => {
    describing.run(async () => {
      try {
        setDescription(await readDescription());
      } catch (thrown) {
        if (statusOf(thrown) !== 501) throw thrown;
        setDescription('off');
      }
    });
  }, [failure]);
  useEffect(() => {
    void store.readQuota();
    return whenLookedAt(() => void store.readQuota());
  }, [store]);
  useEffect(() => {
    const wait = resetsAt ? new Date(resetsAt).getTime() - Date.now() : 0;
    if (wait <= 0 || wait > longestWaitMs) return;
    // A second later, because the clock of the server may be a little behind.
    const timer = setTimeout(() => void store.readQuota(), wait + 1000);
    return () => clearTimeout(timer);
  }, [store, resetsAt]);
  return { description, describing };
}

const longestWaitMs = 86_400_000;

/** Opens the conversation or the question that the address names, and keeps the shown conversation in the address. */
export function useAddress(
  { search }: Pick<Address, 'search'>,
  {
    store,
    chatId,
    shown,
    unkept,
    isKept,
    isSaving,
    onQuestion,
  }: {
    store: ConversationStore;
    chatId: string | undefined;
    /** The id of the last question on the screen. */
    shown: string | undefined;
    /** Why the conversation is not kept any more. */
    unkept: string | undefined;
    isKept: boolean;
    isSaving: boolean;
    onQuestion: (question: string) => void;
  },
) {
  const locale = useLocale();
  const home = `/${locale}/plus/ai-help`;
  const reopen = () => {
    const chat = new URLSearchParams(search).get('c');
    if (chat && store.get().opening === 'failed') void store.open(chat, { shown: questionOfEntry(), isKept });
  };
  // A conversation that could not be read while the history was off.
  useEffect(() => {
    if (isKept && !isSaving) reopen();
  }, [isKept, isSaving]);
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const chat = asked.get('c');
    const question = asked.get('q');
    if (chat) void store.open(chat, { shown: questionOfEntry(), isKept });
    else store.startNew();
    if (question) onQuestion(question);
  }, [store, search]);
  useEffect(() => {
    const { location, history } = window;
    if (!chatId || !isKept || location.pathname !== home) return;
    if (new URLSearchParams(location.search).get('c') !== chatId) history.replaceState(history.state, '', `${home}?c=${chatId}`);
    if (shown) keepQuestionInEntry(shown);
  }, [chatId, isKept, shown]);
  useEffect(() => {
    const { location, history } = window;
    if (unkept && location.pathname === home && new URLSearchParams(location.search).has('c'))
      history.replaceState(history.state, '', home);
  }, [unkept]);
  // The router does not know that the address was changed: a link to this page has to leave the conversation all the same.
  const arrived = useFact('page');
  const seen = useRef(arrived);
  useEffect(() => {
    if (seen.current === arrived) return;
    seen.current = arrived;
    if (isKept && chatId && window.location.pathname === home && !new URLSearchParams(window.location.search).has('c')) store.startNew();
  }, [arrived]);
  return { home, reopen };
}

interface NamedConversation {
  readonly path: ReturnType<typeof pathOf>;
  readonly isKept: boolean;
  readonly unkept: 'history-off' | 'deleted' | undefined;
}

/** Asks the server to name a new conversation, and counts the changes of the history. */
export function useNaming({ path, isKept, unkept }: NamedConversation) {
  const [changes, setChanges] = useState(0);
  const named = useRef(new Set<string>());
  const last = path.at(-1);
  const known = path.filter(({ keptIn }) => keptIn);
  const isDone = last?.isFresh && last.id !== undefined && last.state !== 'pending' && last.state !== 'in-progress';
  useEffect(() => {
    if (!isDone || !isKept) return;
    const [first] = known;
    const name = first?.isFresh && first.id && !named.current.has(first.id) && known.length === 1 ? first.id : undefined;
    if (name) named.current.add(name);
    // If that fails it keeps the name that the server gave it.
    void (name ? nameChat(name).catch(() => undefined) : Promise.resolve()).then(() => setChanges((before) => before + 1));
  }, [isDone, last?.id]);
  // Deleted in another tab, it is still in the list of this one.
  useEffect(() => {
    if (unkept === 'deleted') setChanges((before) => before + 1);
  }, [unkept]);
  return changes;
}
