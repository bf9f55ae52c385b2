import { longestKeptName, type KeptPlayground } from '@webdocs/contracts/samples/kept-playground';
import { Button } from '@webdocs/design/Button';
import { pencil, trash } from '@webdocs/design/drawings';
import { Field } from '@webdocs/design/Field';
import { IconButton } from '@webdocs/design/IconButton';
import { formatRelativeDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useState, type SubmitEvent } from 'react';
import { titleOfCode } from '../../code-files/title-of-code.ts';
import styles from './KeptList.module.css';

/** Code of the reader's own, with its id in the list; what waited for its first run still does. */
export type OnKept = (playground: KeptPlayground, said: string) => void;

interface KeptItemProps {
  readonly playground: KeptPlayground;
  readonly onCode: OnKept;
  /** Says whether it was. */
  readonly onRename: (id: string, name: string) => boolean;
  readonly onRemove: (id: string) => void;
}

const languages = { html: 'HTML', css: 'CSS', js: 'JS', wat: 'WAT' } as const;

/** One playground of this device. */
export function KeptItem({ playground, onCode, onRename, onRemove }: KeptItemProps) {
  const text = useText();
  const locale = useLocale();
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const { id, at, code } = playground;
  const name = playground.name ?? (titleOfCode(code) || text('docs-kept-untitled'));
  const date = new Date(at);
  const has = (Object.keys(languages) as Array<keyof typeof languages>).filter((language) => code[language]);
  const end = () => setDoing(undefined);

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name')).trim();
    if (wanted && onRename(id, wanted)) end();
  }
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <button type="button" className={styles.name} onClick={() => onCode(playground, text('docs-kept-opened', { name }))}>
          {name}
        </button>
        <p className={styles.text}>
          <time dateTime={date.toISOString()} title={date.toLocaleString(locale)}>
            {formatRelativeDate(locale, date.toISOString(), Date.now())}
          </time>
          {` · ${has.map((language) => languages[language]).join(', ')}`}
        </p>
      </div>
      <div className={styles.row}>
        <IconButton drawing={pencil} label={text('docs-kept-rename', { name })} onClick={() => setDoing('rename')} />
        <IconButton drawing={trash} label={text('docs-kept-delete-named', { name })} onClick={() => setDoing('delete')} />
      </div>
      {doing === 'rename' && (
        <form className={styles.change} onSubmit={rename}>
          <Field label={text('docs-kept-name')} name="name" defaultValue={name} maxLength={longestKeptName} required autoFocus />
          <div className={styles.row}>
            <Button size="small" type="submit" kind="primary">
              {text('docs-kept-save')}
            </Button>
            <Button size="small" kind="quiet" onClick={end}>
              {text('docs-kept-cancel')}
            </Button>
          </div>
        </form>
      )}
      {doing === 'delete' && (
        <div className={styles.change} role="group" aria-label={text('docs-kept-delete-named', { name })}>
          <p>{text('docs-kept-delete-question', { name })}</p>
          <div className={styles.row}>
            <Button size="small" kind="danger" onClick={() => onRemove(id)}>
              {text('docs-kept-delete')}
            </Button>
            <Button size="small" kind="quiet" autoFocus onClick={end}>
              {text('docs-kept-cancel')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
