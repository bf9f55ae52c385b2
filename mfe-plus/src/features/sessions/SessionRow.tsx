import type { OpenSession } from '@webdocs/contracts/api/account';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { monitor, phone } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { formatRelativeDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { sessionName } from './session-name.ts';
import styles from './SessionList.module.css';

interface SessionRowProps {
  readonly session: OpenSession;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

const handhelds: ReadonlyArray<string | null> = ['iPhone', 'iPad', 'Android'];

/** One browser in which the user is logged in. This one has no button: the menu of the user logs out here. */
export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const text = useText();
  const locale = useLocale();
  const { browser, system, last_used: at, is_current: isCurrent } = session;
  const device = sessionName(session, text);
  return (
    <li className={styles.row}>
      <Glyph of={handhelds.includes(system) ? phone : monitor} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span translate={browser || system ? 'no' : undefined}>{device}</span>
          {isCurrent && <Badge kind="new">{text('plus-session-this')}</Badge>}
        </h3>
        <p className={styles.text}>
          {isCurrent ? (
            text('plus-session-active')
          ) : (
            <time dateTime={at} title={new Date(at).toLocaleString(locale)}>
              {text('plus-session-used', { when: formatRelativeDate(locale, at, Date.now()) })}
            </time>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={isPending ? undefined : text('plus-session-end-named', { device })}
          aria-disabled={isPending || undefined}
          onClick={onEnd}
        >
          {text(isPending ? 'plus-session-ending' : 'plus-session-end')}
        </Button>
      )}
    </li>
  );
}
