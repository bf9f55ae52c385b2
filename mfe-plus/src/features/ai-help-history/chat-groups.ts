import type { ChatSummary } from '@webdocs/contracts/api/ai-help';
import type { Locale } from '@webdocs/contracts/reader/locale';

interface ChatGroup {
  /** 'today', 'yesterday', 'last-7-days', 'last-30-days', or a month such as 2026-08. */
  readonly id: string;
  readonly chats: readonly ChatSummary[];
}

/** Conversations by when something was asked in them last, as days of the reader. They come the latest first. */
export function chatGroups(chats: readonly ChatSummary[], now: Date): readonly ChatGroup[] {
  const groups = new Map<string, ChatSummary[]>();
  for (const chat of chats) {
    const id = groupOf(new Date(chat.last), now);
    groups.set(id, [...(groups.get(id) ?? []), chat]);
  }
  return [...groups].map(([id, own]) => ({ id, chats: own }));
}

function groupOf(last: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(last)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= 7) return 'last-7-days';
  if (days <= 30) return 'last-30-days';
  return `${last.getFullYear()}-${String(last.getMonth() + 1).padStart(2, '0')}`;
}

/** A day in which the clocks change has 23 or 25 hours. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

export function monthOf(locale: Locale, id: string): string {
  const [year, month] = id.split('-').map(Number);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(year ?? 0, (month ?? 1) - 1));
}

/** Those whose names have all words that were typed. */
export function chatsNamed(chats: readonly ChatSummary[], typed: string): readonly ChatSummary[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return chats.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
