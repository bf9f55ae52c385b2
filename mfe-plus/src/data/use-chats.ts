import type { ChatSummary } from '@webdocs/contracts/api/ai-help';
import { useSubscription } from '@webdocs/remote-kit';
import { deleteHistory } from './ai-help-history.ts';
import { deleteChat, listChats, renameChat, restoreChat } from './ai-help.ts';
import { forget, put, refresh, useRead, type Read } from './use-read.ts';

interface Chats extends Read<ChatSummary[]> {
  readonly reload: () => void;
  rename(chatId: string, label: string): Promise<void>;
  /** It can be taken back for a while. */
  remove(chatId: string): Promise<void>;
  restore(chatId: string): Promise<void>;
  removeAll(): Promise<void>;
}

/** The conversations of a reader, the latest first; none are asked for where no history is kept. */
export function useChats(reader: string, isKept: boolean): Chats {
  useSubscription('session/ended', forget);
  const key = `${reader} ai-help`;
  const read = useRead<ChatSummary[]>(isKept ? key : undefined, listChats);
  const change = (how: (chats: ChatSummary[]) => ChatSummary[]) => put<ChatSummary[]>(key, how);
  return {
    ...read,
    reload: refresh,
    async rename(chatId, label) {
      const renamed = await renameChat(chatId, label);
      change((chats) => chats.map((chat) => (chat.chat_id === chatId ? renamed : chat)));
    },
    async remove(chatId) {
      await deleteChat(chatId);
      change((chats) => chats.filter(({ chat_id }) => chat_id !== chatId));
    },
    async restore(chatId) {
      await restoreChat(chatId);
      refresh();
    },
    async removeAll() {
      await deleteHistory();
      change(() => []);
    },
  };
}
