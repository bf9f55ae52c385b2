import { formatDate, formatRelativeDate } from '@webdocs/i18n';
import { useLocale } from '@webdocs/remote-kit';
import { useNow } from './use-now.ts';

/** A date that a cached page prints in full, and that the browser counts from today. */
export function RelativeDate({ iso }: { iso: string }) {
  const locale = useLocale();
  const now = useNow();
  const date = formatDate(locale, iso);
  return (
    <time dateTime={iso} title={date}>
      {now === undefined ? date : formatRelativeDate(locale, iso, now)}
    </time>
  );
}
