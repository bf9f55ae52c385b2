import type { ChatSummary } from '@webdocs/contracts/api/ai-help';
import { definePiece, useNavigate, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useChats } from '../../data/use-chats.ts';
import { History } from '../../features/ai-help-history/History.tsx';
import { HistorySheet } from '../../features/ai-help-history/HistorySheet.tsx';
import { RenameChat } from '../../features/ai-help-history/RenameChat.tsx';
import words from '../../features/ai-help-history/words/en-US.ftl';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { useUndo } from '../../features/undo/use-undo.ts';

interface HistoryPieceProps {
  readonly reader: string;
  /** Of this page, without its query. */
  readonly home: string;
  readonly current: string | undefined;
  /** Counts the questions that have changed the history. */
  readonly changes: number;
  readonly isKept: boolean;
  readonly onKeep: (keeps: boolean) => void;
  /** Leaves the conversation that is on the screen. */
  readonly onNew: () => void;
  /** In a sheet, where there is no room at the side. */
  readonly sheet?: { readonly isOpen: boolean; readonly onClose: () => void } | undefined;
}

/** The history of a user, with all actions on it. */
function HistoryPiece({ reader, home, current, changes, isKept, onKeep, onNew, sheet }: HistoryPieceProps) {
  const text = useText();
  const navigate = useNavigate();
  const chats = useChats(reader, isKept);
  const call = useRepeatableCall();
  const tell = useUndo('ai-help-history');
  const [renamed, setRenamed] = useState<ChatSummary>();

  // Read at first, and again after each question.
  const known = useRef(changes);
  useEffect(() => {
    if (known.current !== changes) chats.reload();
    known.current = changes;
  }, [changes]);

  const remove = (chat: ChatSummary) =>
    call.run(async () => {
      await chats.remove(chat.chat_id);
      if (chat.chat_id === current) leaveDeleted();
      tell(text('plus-history-deleted', { name: shortened(chat.label) }), {
        label: text('plus-history-undo'),
        undo: async () => {
          await chats.restore(chat.chat_id);
          // Back to it, where its reader has not begun something else.
          if (chat.chat_id === current && window.location.search === '?d=1') navigate(`${home}?c=${chat.chat_id}`);
        },
      });
    });
  const removeAll = () => {
    if (!window.confirm(text('plus-history-confirm-all'))) return;
    call.run(async () => {
      await chats.removeAll();
      leaveDeleted();
    });
  };
  const leaveDeleted = () => {
    // Back does not lead to what is not there any more.
    window.history.replaceState(window.history.state, '', home);
    onNew();
    navigate(`${home}?d=1`);
  };
  const leave = (work: () => void) => () => {
    work();
    sheet?.onClose();
  };

  const list = (
    <History
      chats={chats.data}
      current={current}
      isKept={isKept}
      failed={
        <>
          {isKept && !chats.data && <FailedCall call={{ failure: chats.failure, isPending: chats.isLoading, retry: chats.reload }} />}
          <FailedCall call={call} />
        </>
      }
      onNew={leave(onNew)}
      onRename={setRenamed}
      onDelete={remove}
      onDeleteAll={removeAll}
      onKeep={onKeep}
    />
  );
  return (
    <>
      {sheet ? (
        <HistorySheet open={sheet.isOpen} onClose={sheet.onClose}>
          {list}
        </HistorySheet>
      ) : (
        list
      )}
      {renamed && (
        <RenameChat
          chat={renamed}
          rename={(label) => chats.rename(renamed.chat_id, label)}
          onClose={() => setRenamed(undefined)}
          Failed={FailedCall}
        />
      )}
    </>
  );
}

/** Names are as long as first questions: a toast has room for the beginning of one. */
const longestName = 60;

function shortened(name: string): string {
  const signs = [...name];
  return signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : name;
}

export const historyPiece = definePiece({ component: HistoryPiece, messages: words });
