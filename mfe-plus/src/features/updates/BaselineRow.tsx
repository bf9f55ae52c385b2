import type { BaselineChange, BaselineEvent } from '@webdocs/contracts/api/updates';
import { asterisk, check, doubleCheck, octagon, type Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useContext, useId, useState } from 'react';
import { EngineDots } from './EngineDots.tsx';
import { enginesIn } from './engines-in.ts';
import { OpenButton } from './OpenButton.tsx';
import { Opened } from './Opened.tsx';
import styles from './rows.module.css';
import { WatchInRow } from './watch-in-row.ts';
import { updateAddress } from './update-view.ts';
import { wholeDate } from './whole-date.ts';

export const signs: Readonly<Record<BaselineChange, Drawing>> = {
  newly: check,
  widely: doubleCheck,
  regressed: asterisk,
  discouraged: octagon,
};

interface BaselineRowProps {
  readonly event: BaselineEvent;
  /** On its own page its name is the heading. */
  readonly isAlone?: boolean;
}

/** What became of one feature. */
export function BaselineRow({ event, isAlone = false }: BaselineRowProps) {
  const text = useText();
  const locale = useLocale();
  const Watch = useContext(WatchInRow);
  const [isOpen, open] = useState(isAlone);
  const id = useId();
  const { change, feature, name, date, description, reason, alternatives = [], paths, support, mdn_url, spec_urls } = event;
  const [path] = paths;
  const what = text(date ? `plus-updates-became-${change}` : `plus-updates-is-${change}`, date ? { date: wholeDate(locale, date) } : {});
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Glyph of={signs[change]} size={18} className={`${styles.sign} ${styles[change]}`} />
      <div className={styles.words}>
        {!isAlone && (
          <p className={styles.name}>
            <a href={updateAddress(locale, event.id)} className={styles.code} translate="no">
              {name}
            </a>
          </p>
        )}
        <p className={styles.summary}>{what}</p>
        {/* The data is in English alone. */}
        {(description || reason) && (
          <p className={styles.summary} lang="en-US">
            {reason ?? description}
          </p>
        )}
        {alternatives.length > 0 && (
          <p className={styles.summary}>{text('plus-updates-instead', { names: alternatives.map((one) => one.name).join(', ') })}</p>
        )}
      </div>
      <EngineDots ships={enginesIn(support)} />
      <span className={styles.watch}>{Watch && <Watch subject={feature} name={name} />}</span>
      {path ? <OpenButton name={name} controls={id} isOpen={isOpen} onPress={() => open(!isOpen)} /> : <span />}
      <div id={id} className={styles.opened} hidden={!isOpen || !path}>
        {isOpen && path && <Opened path={path} name={name} page={mdn_url} specification={spec_urls[0]} />}
      </div>
    </li>
  );
}
