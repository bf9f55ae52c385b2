import { Button } from '@webdocs/design/Button';
import { check, download } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { AreaRow } from './area-rows.ts';
import styles from './AreaList.module.css';
import { scrollToWanted } from './wanted-row.ts';
import { megabytes, secondsLeft } from './sizes.ts';
import type { Offline } from './use-offline.ts';

interface AreaListProps {
  readonly rows: readonly AreaRow[];
  readonly offline: Offline;
}

/** What can be kept: ticked, it is fetched at once. */
export function AreaList({ rows, offline }: AreaListProps) {
  const text = useText();
  const chosen = rows.filter(({ isChosen }) => isChosen).map(({ area }) => area);
  useEffect(() => scrollToWanted(location.hash), []);
  const toggle = ({ area, isChosen }: AreaRow): void => offline.choose(isChosen ? chosen.filter((one) => one !== area) : [...chosen, area]);
  return (
    <>
      <ul className={styles.list} aria-label={text('plus-offline-areas')}>
        {rows.map((row) => (
          <AreaItem key={row.area} row={row} offline={offline} toggle={() => toggle(row)} />
        ))}
      </ul>
      <Announcements rows={rows} />
    </>
  );
}

interface AreaItemProps {
  readonly row: AreaRow;
  readonly offline: Offline;
  readonly toggle: () => void;
}

function AreaItem({ row, offline, toggle }: AreaItemProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const { area, isChosen, pages, bytes, state } = row;
  const name = text(`plus-offline-area-${area}`);
  const isUnderWay = offline.isBusy && (state === 'download' || state === 'unpack');
  return (
    <li id={`offline-${area}`} className={styles.row} data-state={state} data-under-way={isUnderWay || undefined}>
      <label className={styles.label}>
        <input type="checkbox" checked={isChosen} onChange={toggle} aria-describedby={`${id}-pages ${id}-state`} />
        <span className={styles.spine} data-spine={area} aria-hidden="true" />
        <span className={styles.name}>
          {name}
          <span id={`${id}-pages`} className={styles.pages}>
            {pages === undefined ? '' : text('plus-offline-pages', { count: pages })}
          </span>
        </span>
      </label>
      {isUnderWay ? (
        <Progress row={row} rate={offline.pong?.status.rate} name={name} />
      ) : (
        <>
          <span className={styles.size}>{megabytes(bytes, locale)}</span>
          <span id={`${id}-state`} className={styles.state}>
            {state === 'ready' && <Glyph of={check} size={16} />}
            {state === 'update' && <Glyph of={download} size={16} />}
            {stateText()}
          </span>
        </>
      )}
      <span className={styles.action}>{action()}</span>
    </li>
  );

  function stateText(): string {
    if (state === 'update') return text('plus-offline-state-update', { size: megabytes(row.total, locale) });
    if (state === 'failed') return text('plus-offline-state-failed');
    if (state === 'waiting' && !offline.isBusy) return text('plus-offline-state-paused');
    if ((state === 'download' || state === 'unpack') && !offline.isBusy) return text('plus-offline-state-paused');
    return text(`plus-offline-state-${state}`);
  }

  function action() {
    if (isUnderWay)
      return (
        <Button size="small" onClick={offline.pause}>
          {text('plus-offline-pause')}
        </Button>
      );
    if (state === 'update')
      return (
        <Button size="small" onClick={offline.update}>
          {text('plus-offline-update')}
        </Button>
      );
    if (state === 'failed')
      return (
        <Button size="small" onClick={offline.update}>
          {text('plus-offline-again')}
        </Button>
      );
    if (isChosen && state !== 'ready' && !offline.isBusy)
      return (
        <Button size="small" onClick={offline.update}>
          {text('plus-offline-resume')}
        </Button>
      );
    if (state === 'ready')
      return (
        <Button kind="quiet" size="small" onClick={toggle} aria-label={text('plus-offline-remove-area', { area: name })}>
          {text('plus-offline-remove')}
        </Button>
      );
    return null;
  }
}

function Progress({ row, rate, name }: { readonly row: AreaRow; readonly rate: number | undefined; readonly name: string }) {
  const text = useText();
  const locale = useLocale();
  const left = secondsLeft(row.total - row.came, rate);
  return (
    <span className={styles.progress}>
      <span>{text('plus-offline-came', { came: megabytes(row.came, locale), total: megabytes(row.total, locale) })}</span>
      <span>
        {row.state === 'unpack'
          ? text('plus-offline-state-unpack')
          : left === undefined || rate === undefined
            ? text('plus-offline-left-unsure')
            : text('plus-offline-left', { rate: megabytes(rate, locale), seconds: left })}
      </span>
      <progress value={row.came} max={Math.max(row.total, 1)} aria-label={name} />
    </span>
  );
}

/** Told at the start, at the end and when something went wrong; what lies between is there to be looked at. */
function Announcements({ rows }: { readonly rows: readonly AreaRow[] }) {
  const text = useText();
  const before = useRef(new Map<string, AreaRow['state']>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    for (const { area, state } of rows) {
      const last = before.current.get(area);
      before.current.set(area, state);
      if (last === undefined || last === state) continue;
      const isTold = state === 'failed' || state === 'ready' || (state === 'download' && last !== 'unpack');
      if (isTold) setSaid(`${text(`plus-offline-area-${area}`)}: ${text(`plus-offline-state-${state}`)}`);
    }
  });
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
