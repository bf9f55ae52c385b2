import { deletePlayground, playgroundLimits, renamePlayground, type PlaygroundInfo } from '@webdocs/contracts/api/playgrounds';
import { playgroundPath } from '@webdocs/contracts/samples/playground-address';
import { Button } from '@webdocs/design/Button';
import { pencil, trash, warning } from '@webdocs/design/drawings';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { IconButton } from '@webdocs/design/IconButton';
import { formatDate } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useRef, useState, type SubmitEvent } from 'react';
import type { PlaygroundCall } from './use-call.ts';
import styles from './sharing.module.css';

interface OwnPlaygroundProps {
  readonly playground: PlaygroundInfo;
  readonly work: PlaygroundCall;
  /** Without a playground it was deleted. */
  readonly onChange: (id: string, changed: PlaygroundInfo | undefined) => void;
}

const names = { html: 'HTML', css: 'CSS', js: 'JS', wat: 'WAT' } as const;

/** One playground of the reader's list. */
export function OwnPlayground({ playground, work, onChange }: OwnPlaygroundProps) {
  const text = useText();
  const locale = useLocale();
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const { id, title, languages, updated_at: updatedAt, hidden } = playground;
  const item = useRef<HTMLLIElement>(null);
  /** What had the focus is gone with it. */
  const focus = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('a, input')?.focus();
  const end = () => {
    setDoing(undefined);
    focus(item.current);
  };

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('title')).trim();
    if (!wanted) return;
    work.run(async () => {
      onChange(id, await callApi(renamePlayground, { params: { id }, body: { title: wanted } }));
      end();
    });
  }
  const remove = () =>
    work.run(async () => {
      await callApi(deletePlayground, { params: { id } });
      const { nextElementSibling: next, previousElementSibling: previous } = item.current ?? {};
      focus(next ?? previous ?? item.current?.closest('dialog'));
      onChange(id, undefined);
    });

  return (
    <li ref={item} className={styles.own}>
      <div className={styles.words}>
        {/* A whole visit: the playground reads its address once. */}
        <a href={`${playgroundPath(locale)}?id=${id}`} data-full-load>
          {title}
        </a>
        <p className={styles.meta}>
          <time dateTime={updatedAt}>{formatDate(locale, updatedAt)}</time>
          {languages.length > 0 && ` · ${languages.map((language) => names[language]).join(', ')}`}
        </p>
        {hidden && (
          <p className={styles.hidden}>
            <Glyph of={warning} size={16} />
            <span>{text('docs-mine-hidden', { reason: hidden.reason })}</span>
          </p>
        )}
      </div>
      <div className={styles.row}>
        <IconButton drawing={pencil} label={text('docs-mine-rename-named', { title })} onClick={() => setDoing('rename')} />
        <IconButton drawing={trash} label={text('docs-mine-delete-named', { title })} onClick={() => setDoing('delete')} />
      </div>
      {doing === 'rename' && (
        <form className={styles.change} onSubmit={rename}>
          <Field label={text('docs-mine-name')} name="title" defaultValue={title} maxLength={playgroundLimits.title} required autoFocus />
          <div className={styles.row}>
            <Button size="small" type="submit" kind="primary" aria-disabled={work.isPending || undefined}>
              {text('docs-mine-save')}
            </Button>
            <Button size="small" kind="quiet" onClick={end}>
              {text('docs-mine-cancel')}
            </Button>
          </div>
        </form>
      )}
      {doing === 'delete' && (
        <div className={styles.change} role="group" aria-label={text('docs-mine-delete-named', { title })}>
          <p>{text('docs-mine-delete-question', { title })}</p>
          <div className={styles.row}>
            <Button size="small" kind="danger" aria-disabled={work.isPending || undefined} onClick={remove}>
              {text('docs-mine-delete')}
            </Button>
            <Button size="small" kind="quiet" autoFocus onClick={end}>
              {text('docs-mine-cancel')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
