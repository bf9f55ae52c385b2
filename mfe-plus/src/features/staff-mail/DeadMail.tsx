import { deleteDeadMail, listDeadMail, retryDeadMail, type DeadMail as Mail, type DeadMailList } from '@webdocs/contracts/api/dead-mail';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { formatDate } from '@webdocs/i18n';
import { call } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { StaffSection } from '../../staff-section/StaffSection.tsx';
import styles from './DeadMail.module.css';
import words from './words/en-US.ftl';

const acts = { retry: retryDeadMail, delete: deleteDeadMail } as const;
type Act = keyof typeof acts;

/** Mail that was given up: why, and what can be done. What is in it is shown to no staff. */
function DeadMail({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const listing = useRepeatableCall();
  const acting = useRepeatableCall();
  const [found, setFound] = useState<DeadMailList>();
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const list = (before: readonly Mail[] = []) =>
    listing.run(async () => {
      const { mails, total } = await call(listDeadMail, { query: { offset: before.length } });
      setFound({ total, mails: [...before, ...mails] });
    });
  useEffect(() => list(), []);

  const act = (wanted: Act, mail: Mail) =>
    acting.run(async () => {
      await call(acts[wanted], { params: { id: mail.id } });
      setFound((before) => before && { total: before.total - 1, mails: before.mails.filter((one) => one.id !== mail.id) });
      say(text(`plus-mail-done-${wanted}`, { email: mail.recipient }));
      // The button that was pressed is gone.
      heading.current?.focus();
    });

  return (
    <StaffSection
      id="mail"
      title={text('plus-mail-title')}
      titleRef={heading}
      said={said || (found ? text(found.total > 0 ? 'plus-mail-count' : 'plus-mail-none', { count: found.total }) : '')}
    >
      <Failed call={listing} />
      <Failed call={acting} />
      <ul className={styles.list} role="list">
        {found?.mails.map((mail) => (
          <li key={mail.id} className={styles.item}>
            <p className={styles.head}>
              <strong dir="auto" translate="no">
                {mail.subject}
              </strong>{' '}
              <Badge>{text(mail.kind in kinds ? `plus-mail-kind-${mail.kind}` : 'plus-mail-kind-notice')}</Badge>
            </p>
            <p className={styles.meta}>
              <span translate="no">{mail.recipient}</span> · <time dateTime={mail.died_at}>{formatDate(locale, mail.died_at)}</time> ·{' '}
              {text('plus-mail-attempts', { count: mail.attempts })}
            </p>
            <p className={styles.cause} translate="no">
              {mail.cause}
            </p>
            {mail.may_have_arrived && <p>{text('plus-mail-maybe')}</p>}
            <div className={styles.acts}>
              {(['retry', 'delete'] as const).map((wanted) => (
                <Button
                  key={wanted}
                  size="small"
                  kind={wanted === 'delete' ? 'danger' : 'default'}
                  aria-disabled={acting.isPending || undefined}
                  aria-label={text(`plus-mail-${wanted}-of`, { subject: mail.subject, email: mail.recipient })}
                  onClick={() => act(wanted, mail)}
                >
                  {text(`plus-mail-${wanted}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {found && found.mails.length < found.total && (
        <Button size="small" onClick={() => list(found.mails)}>
          {text('plus-mail-more')}
        </Button>
      )}
    </StaffSection>
  );
}

const kinds: Readonly<Record<string, true>> = { account: true, newsletter: true, digest: true, notice: true };

export const deadMail = definePiece({ component: DeadMail, messages: words });
