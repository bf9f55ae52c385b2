import {
  hidePlayground,
  hidingReasonLength,
  restorePlayground,
  settleFlags,
  type FlaggedPlaygroundPage,
} from '@webdocs/contracts/api/flagged-playgrounds';
import { playgroundLanguages } from '@webdocs/contracts/api/playgrounds';
import { Button } from '@webdocs/design/Button';
import { Textarea } from '@webdocs/design/Textarea';
import { formatDate } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import choice from '../../staff-choice/choice.module.css';
import styles from './FlaggedPlaygrounds.module.css';

export type FlaggedAct = 'hide' | 'restore' | 'settle';

const calls = { hide: hidePlayground, restore: restorePlayground, settle: settleFlags } as const;

interface FlaggedDetailsProps {
  readonly playground: FlaggedPlaygroundPage;
  readonly onDone: (act: FlaggedAct) => void;
  readonly Failed: FailedCallComponent;
}

/** What readers said, the code as text, and what staff can do: nothing of it runs here. */
export function FlaggedDetails({ playground, onDone, Failed }: FlaggedDetailsProps) {
  const text = useText();
  const locale = useLocale();
  const acting = useRepeatableCall();
  const [reason, setReason] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => title.current?.focus(), []);
  const { id, code, flags, hidden, owner } = playground;
  const acts: readonly FlaggedAct[] = hidden ? ['restore'] : ['hide', 'settle'];

  const act = (wanted: FlaggedAct) =>
    acting.run(async () => {
      await callApi(calls[wanted], { params: { id }, body: { reason: reason.trim() } });
      onDone(wanted);
    });
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {playground.title}
      </h3>
      <p className={choice.meta}>
        {text('plus-flagged-owner', { email: owner.email })} · <code>{id}</code>
      </p>
      {hidden && <p>{text('plus-flagged-hidden', { date: formatDate(locale, hidden.at), reason: hidden.reason })}</p>}
      <h4>{text('plus-flagged-said')}</h4>
      {flags.length === 0 && <p className={choice.meta}>{text('plus-flagged-said-none')}</p>}
      <ul className={styles.flags}>
        {flags.map(({ at, reason: said, is_open: isOpen }, turn) => (
          <li key={`${at} ${turn}`} data-open={isOpen || undefined}>
            <time dateTime={at}>{formatDate(locale, at)}</time> {said || text('plus-flagged-no-reason')}
            {!isOpen && <span className={choice.meta}> {text('plus-flagged-settled')}</span>}
          </li>
        ))}
      </ul>
      <h4>{text('plus-flagged-code')}</h4>
      {playgroundLanguages.map((language) => {
        const part = code[language];
        return part ? (
          <details key={language} className={styles.code} open={part.length < 2000}>
            <summary>{language.toUpperCase()}</summary>
            <pre tabIndex={0}>{part}</pre>
          </details>
        ) : null;
      })}
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Textarea
          label={text('plus-flagged-reason')}
          hint={text('plus-flagged-reason-hint')}
          value={reason}
          maxLength={hidingReasonLength}
          required
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={styles.states}>
          {acts.map((one) => (
            <Button
              key={one}
              kind={one === 'hide' ? 'danger' : 'default'}
              disabled={!reason.trim()}
              aria-disabled={acting.isPending || undefined}
              onClick={() => act(one)}
            >
              {text(`plus-flagged-${one}`)}
            </Button>
          ))}
        </div>
        <Failed call={acting} />
      </form>
    </section>
  );
}
