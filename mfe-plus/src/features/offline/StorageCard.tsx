import { Button } from '@webdocs/design/Button';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useId } from 'react';
import type { StorageOfSite } from '../../data/offline-packs.ts';
import type { AreaRow } from './area-rows.ts';
import { megabytes } from './sizes.ts';
import styles from './StorageCard.module.css';

interface StorageCardProps {
  readonly rows: readonly AreaRow[];
  readonly storage: StorageOfSite | undefined;
  readonly persist: () => void;
  readonly clear: () => void;
}

/** What is here and what is still to come: the bar is of what will be, not of what the browser would allow. */
export function StorageCard({ rows, storage, persist, clear }: StorageCardProps) {
  const text = useText();
  const locale = useLocale();
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const toCome = chosen.reduce((sum, { total, came, state }) => sum + (state === 'ready' ? 0 : Math.max(total - came, 0)), 0);
  const here = chosen.map((row) => ({ ...row, here: Math.max(row.bytes - (row.state === 'ready' ? 0 : row.total - row.came), 0) }));
  const sum = here.reduce((total, row) => total + row.here, 0);
  return (
    <section className={styles.card} aria-label={text('plus-offline-storage')}>
      <h3>{text('plus-offline-storage')}</h3>
      <p>
        {toCome > 0
          ? text('plus-offline-storage-going', { here: megabytes(sum, locale), later: megabytes(sum + toCome, locale) })
          : text('plus-offline-storage-here', { here: megabytes(sum, locale) })}
      </p>
      {sum + toCome > 0 && (
        <>
          <StorageBar parts={[...here.map(({ area, here: bytes }) => ({ area, bytes })), { area: undefined, bytes: toCome }]} />
          <dl className={styles.legend}>
            {here.map((row) => (
              <div key={row.area}>
                <dt>
                  <span data-spine={row.area} aria-hidden="true" />
                  {text(`plus-offline-area-${row.area}`)}
                </dt>
                <dd>{megabytes(row.here, locale)}</dd>
              </div>
            ))}
            {toCome > 0 && (
              <div>
                <dt>
                  <span className={styles.toCome} aria-hidden="true" />
                  {text('plus-offline-to-come')}
                </dt>
                <dd>{megabytes(toCome, locale)}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      {storage && (
        <p className={styles.quota}>
          {text(storage.isPersisted ? 'plus-offline-kept' : 'plus-offline-not-kept', { quota: megabytes(storage.quota, locale) })}{' '}
          {!storage.isPersisted && (
            <button type="button" onClick={persist}>
              {text('plus-offline-persist')}
            </button>
          )}
        </p>
      )}
      {sum > 0 && (
        <Button wide onClick={() => window.confirm(text('plus-offline-clear-confirm')) && clear()}>
          {text('plus-offline-clear')}
        </Button>
      )}
    </section>
  );
}

interface StorageBarProps {
  /** In their order; without an area, what is still to come. */
  readonly parts: ReadonlyArray<{ readonly area: string | undefined; readonly bytes: number }>;
}

function StorageBar({ parts }: StorageBarProps) {
  const pattern = useId();
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let at = 0;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="6" className={styles.hatch} />
      </pattern>
      {parts.map(({ area, bytes }) => {
        const x = at;
        const width = (bytes / total) * 100;
        at += width;
        const fill = area === undefined ? { fill: `url(#${pattern})` } : {};
        return bytes > 0 && <rect key={area ?? ''} data-spine={area} x={`${x}%`} width={`${width}%`} height="100%" {...fill} />;
      })}
    </svg>
  );
}
