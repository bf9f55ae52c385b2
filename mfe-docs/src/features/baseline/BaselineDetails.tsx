import type { Document } from '@webdocs/contracts/page/page';
import { definePiece, Html, useConfiguration, useText } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import type { BaselineRow } from './baseline-row.ts';
import { BrowserMark } from './BrowserMark.tsx';
import styles from './Baseline.module.css';
import words from './words/en-US.ftl';

/** Where the group that defines what the words stand for explains them. */
const explanation = 'https://web-platform-dx.github.io/web-features/';

interface BaselineDetailsProps {
  readonly row: BaselineRow;
  readonly doc: Document;
}

/** Why a feature has its state: every browser by its engine, what there is instead, and where to read on. */
function BaselineDetails({ row: { level, engines }, doc }: BaselineDetailsProps) {
  const text = useText();
  const { addresses } = useConfiguration();
  const { asterisk, alternatives = [], feature } = doc.baseline ?? {};
  const about = doc.baseline?.about;
  const isAdvisedAgainst = level === 'discouraged' || level === 'removing';
  const compatibility = doc.body.find(({ type }) => type === 'browser_compatibility')?.value.id;
  const links = [
    ['learn', typeof about === 'string' ? about : explanation],
    ['compat', typeof compatibility === 'string' ? `#${compatibility}` : undefined],
    ['feedback', addresses.feedback],
  ] as const;
  return (
    <div className={styles.about}>
      <p>{isAdvisedAgainst ? text(`docs-baseline-${level}-note`) : text(`docs-baseline-${level}-about`)}</p>
      {isAdvisedAgainst && feature?.discouraged?.reason_html && <Html html={feature.discouraged.reason_html} />}
      {alternatives.length > 0 && (
        <div className={styles.instead}>
          <span>{text('docs-baseline-instead')}</span>
          <ul className={styles.instead}>
            {alternatives.map(({ name, mdn_url: url }) => (
              <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
            ))}
          </ul>
        </div>
      )}
      {engines.length > 0 && (
        <dl className={styles.engines}>
          {engines.map(({ name, browsers }) => (
            <div key={name}>
              <dt>{name}</dt>
              {browsers.map((support) => (
                <dd key={support.browser}>
                  <BrowserMark support={support} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {asterisk && <p>{text('docs-baseline-asterisk')}</p>}
      <ul className={styles.links}>
        {links.map(
          ([name, href]) =>
            href && (
              <li key={name}>
                <a href={href} onClick={() => track({ kind: 'click', source: `baseline_link_${name}` })}>
                  {text(`docs-baseline-${name}`)}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

export const baselineDetails = definePiece({ component: BaselineDetails, messages: words });
