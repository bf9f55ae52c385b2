import { useLocale, useText } from '@webdocs/remote-kit';
import { useWatching } from '../../data/watch-store.ts';

/** How much the reader watches, how often mail tells of it, and where both are changed. */
export function YouWatch({ className, titleClass }: { readonly className: string | undefined; readonly titleClass: string | undefined }) {
  const text = useText();
  const locale = useLocale();
  const { list } = useWatching();
  if (!list) return null;
  const { watches, digest, can_mail: canMail } = list;
  return (
    <section className={className} aria-labelledby="updates-watching">
      <h2 id="updates-watching" className={titleClass}>
        {text('plus-watching-yours')}
      </h2>
      <p>
        {watches.length === 0 ? (
          `${text('plus-news-no-watches')} · `
        ) : (
          <>
            {text('plus-watching-count', { count: watches.length })} {canMail && text(`plus-watching-mail-${digest}`)}{' '}
          </>
        )}
        <a href={`/${locale}/plus/settings#watching`}>{text('plus-watching-change')}</a>
      </p>
    </section>
  );
}
