import type { ShownChange } from '@webdocs/contracts/api/shown-updates';
import { close, type Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useContext, useId, useState } from 'react';
import { EngineDots } from './EngineDots.tsx';
import { featureName } from '@webdocs/contracts/api/feature-name';
import { OpenButton } from './OpenButton.tsx';
import { Opened } from './Opened.tsx';
import styles from './rows.module.css';
import { WatchInRow } from './watch-in-row.ts';

const plus: Drawing = { line: 'M10 4v12M4 10h12' };

interface ChangeRowProps {
  readonly row: ShownChange;
  /** Of the browser that was released. */
  readonly engine: string | undefined;
}

/** A feature that a release added or removed. */
export function ChangeRow({ row: { change, path, compat, summary, folded }, engine }: ChangeRowProps) {
  const text = useText();
  const locale = useLocale();
  const Watch = useContext(WatchInRow);
  const [isOpen, open] = useState(false);
  const id = useId();
  const { name, kind } = featureName(path);
  const isRemoved = change === 'removed';
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Glyph of={isRemoved ? close : plus} size={18} className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.name}>
          {compat.mdn_url ? (
            <a href={`/${locale}${compat.mdn_url}`} className={styles.code} translate="no">
              {name}
            </a>
          ) : (
            <span className={styles.code} translate="no">
              {name}
            </span>
          )}
          <span className={styles.kind}>{text(`plus-updates-kind-${kind}`)}</span>
          {isRemoved && <span className={styles.removed}>{text('plus-updates-change-removed')}</span>}
          {compat.status?.experimental && <span className={styles.experimental}>{text('plus-updates-experimental')}</span>}
          {compat.status?.deprecated && <span className={styles.removed}>{text('plus-updates-deprecated')}</span>}
        </p>
        {summary && (
          <p className={styles.summary} lang={summary.lang}>
            {summary.text}
          </p>
        )}
        {folded.length > 0 && (
          <details className={styles.folded}>
            <summary>{text('plus-updates-folded', { count: folded.length })}</summary>
            <ul translate="no">
              {folded.map((one) => (
                <li key={one}>{featureName(one).name}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <EngineDots ships={compat.engines} since={isRemoved ? undefined : engine} />
      <span className={styles.watch}>{Watch && <Watch subject={path} name={name} />}</span>
      <OpenButton name={name} controls={id} isOpen={isOpen} onPress={() => open(!isOpen)} />
      <div id={id} className={styles.opened} hidden={!isOpen}>
        {isOpen && <Opened path={path} name={name} page={compat.mdn_url} specification={compat.spec_url} />}
      </div>
    </li>
  );
}
