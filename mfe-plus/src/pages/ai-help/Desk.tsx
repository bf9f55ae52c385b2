import { headingId } from '@webdocs/contracts/page/document-ids';
import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { list } from '@webdocs/design/drawings';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Glyph } from '@webdocs/design/Glyph';
import { latePiece, useFact, useLatePiece, useLocale, useNavigate, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { CodeUse } from '../../answers/code-use.ts';
import type { Asking } from '../../conversation/asking.ts';
import { askingProblem } from '../../features/ai-help-composer/asking-problem.ts';
import { Composer, type ComposerHandle } from '../../features/ai-help-composer/Composer.tsx';
import { PlusCard } from '../../features/ai-help-composer/PlusCard.tsx';
import { Quota } from '../../features/ai-help-composer/Quota.tsx';
import { QueueBar } from '../../features/ai-help-code/QueueBar.tsx';
import { useCodeUses } from '../../features/ai-help-code/use-code-uses.ts';
import { Announcements } from '../../features/ai-help-exchange/Announcements.tsx';
import { BeforeFirst } from '../../features/ai-help-intro/BeforeFirst.tsx';
import { Intro } from '../../features/ai-help-intro/Intro.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { AutoScroll } from './AutoScroll.tsx';
import { Exchanges, type QuestionPlace } from './Exchanges.tsx';
import { Opening } from './Opening.tsx';
import { Rail } from './Rail.tsx';
import { useAddress, useConversation, useHistoryChoice, useNaming, useSite } from './use-desk.ts';
import { useIsWide } from './use-is-wide.ts';
import styles from './AiHelpPage.module.css';

const History = latePiece(async () => (await import(/* webpackChunkName: "ai-help-history" */ './history-piece.tsx')).historyPiece);

interface DeskProps {
  readonly reader: string;
  readonly address: Address;
}

/** The page of a signed-in user: the history, the conversation with its box, and the sources at the side. */
export function Desk({ reader, address }: DeskProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isOffline = useFact('connectivity') === 'offline';
  const { store, state, path } = useConversation();
  const { conversation, quota, isAnswering, opening, openingFailure, unkept } = state;
  const choice = useHistoryChoice(store);
  const lastFailure = path.at(-1)?.failure;
  const { description, describing } = useSite(store, { resetsAt: quota?.resets_at, failure: lastFailure });
  const uses = useCodeUses();
  const history = useLatePiece(History);
  const isWide = useIsWide();
  const composer = useRef<ComposerHandle>(null);
  const [draft, setDraft] = useState('');
  const [isSheetOpen, openSheet] = useState(false);
  const focusBox = () => composer.current?.focus();
  const { home, reopen } = useAddress(address, {
    store,
    chatId: conversation.chatId,
    shown: path.findLast(({ id }) => id !== undefined)?.id,
    unkept,
    isKept: choice.isKept,
    isSaving: choice.saving.isPending,
    onQuestion(question) {
      // A draft is kept: the question goes below it.
      setDraft((written) => (written.includes(question) ? written : [written.trimEnd(), question].filter(Boolean).join('\n\n')));
      focusBox();
    },
  });
  const changes = useNaming({ path, isKept: choice.isKept, unkept });

  useEffect(() => {
    if (isWide) void history.fetch();
  }, [isWide]);

  const isOff = description === 'off';
  // The server may refuse a question before the page knows how many are left.
  const isRefused = quota === undefined && lastFailure !== undefined && askingProblem(lastFailure) === 'quota';
  const isNoneLeft = isRefused || quota?.remaining === 0;
  const isSpent = !isAnswering && isNoneLeft;
  const asking: Asking =
    isOff || isNoneLeft
      ? 'closed'
      : isOffline
        ? 'offline'
        : isAnswering
          ? 'answering'
          : description === undefined || opening === 'loading'
            ? 'closed'
            : 'open';
  const model = typeof description === 'object' ? description.model?.name : undefined;
  // What was written, or came along, when no question was left is not taken away.
  const keepsBox = useRef(false);
  keepsBox.current = isSpent && (keepsBox.current || draft !== '');
  const ask = (question: string, place?: QuestionPlace) => {
    setDraft((written) => (written.trim() === question ? '' : written));
    void store.ask(question, { locale, isKept: choice.isKept, ...place });
    focusBox();
  };
  const startNew = () => {
    store.startNew();
    navigate(home);
    window.scrollTo(0, 0);
    focusBox();
  };

  const isStart = path.length === 0 && opening === 'done';
  const historyProps = { reader, home, changes, current: conversation.chatId, isKept: choice.isKept, onKeep: choice.keep, onNew: startNew };
  return (
    <CodeUse value={uses}>
      <div className={styles.columns}>
        <div className={styles.aside}>{isWide && history.isThere ? <History {...historyProps} /> : ' '}</div>
        <div className={styles.main}>
          <div className={styles.bar}>
            <Button
              icon={<Glyph of={list} />}
              className={styles.historyButton ?? ''}
              onClick={() => {
                openSheet(true);
                void history.fetch();
              }}
            >
              {text('plus-ai-help-history')}
            </Button>
            {quota && <Quota quota={quota} isSlim />}
          </div>
          <div className={styles.grows}>
            {opening !== 'done' ? (
              <Opening failure={openingFailure} isKept={choice.isKept} onNew={startNew} onRetry={reopen} />
            ) : isStart && isOff ? (
              <Off question={draft.trim()} />
            ) : isStart ? (
              <>
                {new URLSearchParams(address.search).has('d') && (
                  <p className={styles.deleted} role="status">
                    {text('plus-ai-help-deleted')}
                  </p>
                )}
                <Intro onAsk={asking === 'open' ? ask : setDraft}>
                  <BeforeFirst
                    description={description === 'off' ? undefined : description}
                    isKept={choice.isKept}
                    isSaving={choice.saving.isPending}
                    onKeep={choice.keep}
                  />
                </Intro>
              </>
            ) : (
              <>
                <h1 id={headingId} tabIndex={-1} className="visually-hidden">
                  {text('plus-ai-help-title')}
                </h1>
                <Exchanges conversation={conversation} path={path} asking={asking} model={model} onAsk={ask} onChoose={store.choose} />
                {unkept && (
                  <p className={styles.unkept} role="status">
                    {text(`plus-exchange-unkept-${unkept}`)}
                  </p>
                )}
              </>
            )}
            <FailedCall call={choice.saving} />
            {description === undefined && !isOffline && <FailedCall call={describing} />}
          </div>
          <div className={styles.composer}>
            <AutoScroll exchange={path.at(-1)} />
            <QueueBar queue={uses} />
            {isSpent && <PlusCard quota={quota} />}
            {isOff || (isSpent && !keepsBox.current) ? null : (
              <Composer
                ref={composer}
                draft={draft}
                onDraft={setDraft}
                lastQuestion={path.at(-1)?.question}
                isAnswering={isAnswering}
                isOffline={isOffline}
                isSpent={isSpent}
                hasModel={model !== undefined}
                mayAsk={asking === 'open'}
                isFollowUp={path.length > 0}
                onAsk={ask}
                onStop={store.stop}
              />
            )}
          </div>
        </div>
        <Rail path={path} quota={quota} />
      </div>
      {!isWide && history.isThere && <History {...historyProps} sheet={{ isOpen: isSheetOpen, onClose: () => openSheet(false) }} />}
      <Announcements exchange={path.at(-1)} />
    </CodeUse>
  );
}

function Off({ question }: { readonly question: string }) {
  const text = useText();
  const locale = useLocale();
  const search = `/${locale}/search${question && `?q=${encodeURIComponent(question)}`}`;
  return (
    <>
      <h1 id={headingId} className="visually-hidden">
        {text('plus-ai-help-title')}
      </h1>
      <EmptyState
        className={styles.opening ?? ''}
        title={text('plus-ai-help-off')}
        action={<Button href={search}>{text('plus-ai-help-search')}</Button>}
      >
        {text('plus-ai-help-off-text')}
      </EmptyState>
    </>
  );
}
