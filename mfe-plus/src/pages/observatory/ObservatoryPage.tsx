import { isOwnScanner } from '@webdocs/contracts/api/own-scanner';
import { observatoryGrades, observatoryTests } from '@webdocs/contracts/api/observatory-outcomes';
import { headingId } from '@webdocs/contracts/page/document-ids';
import { check, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { latePiece, Slot, useConfiguration, useLatePiece, useText, type PartProps } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { ScanForm } from '../../features/observatory-form/ScanForm.tsx';
import { WrittenPages } from '../../features/observatory-form/WrittenPages.tsx';
import styles from './ObservatoryPage.module.css';

const RecentScans = latePiece(
  async () => (await import(/* webpackChunkName: "observatory-recent" */ '../../features/observatory-form/RecentScans.tsx')).recentScans,
);

/** What the scanner is for, and where a scan begins. */
export function ObservatoryPage({ page }: PartProps) {
  const text = useText();
  const { products, addresses } = useConfiguration();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  const hasRecentList = isOwnScanner(addresses.observatory);
  return (
    <div className={styles.page} data-glean="observatory">
      <div className={styles.opening}>
        <div>
          <p className={styles.eyebrow}>{text('plus-scan-tools')}</p>
          <h1 id={headingId}>{products.observatory}</h1>
          <p className={styles.lede}>{text('plus-scan-lede')}</p>
          <ScanForm hasRecentList={hasRecentList} />
        </div>
        <SampleCard />
      </div>
      <section className={styles.tested} aria-labelledby="observatory-tested">
        <div className={styles.head}>
          <h2 id="observatory-tested">{text('plus-scan-tested')}</h2>
          <WrittenPages />
        </div>
        <ul>
          {observatoryTests.map((name) => (
            <li key={name}>
              <h3>{text(`plus-test-${name}`)}</h3>
              <p>{text(`plus-test-${name}-hint`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.about} aria-labelledby="observatory-about">
        <h2 id="observatory-about">{text('plus-scan-about')}</h2>
        <p>{text('plus-scan-about-what')}</p>
        <p>{text('plus-scan-about-limits')}</p>
        <p>{text('plus-scan-about-kept')}</p>
      </section>
      {hasRecentList && <RecentPlace />}
      <Slot name="ad-side" className={styles.side} />
    </div>
  );
}

/** Last in the page: what comes late moves nothing. */
function RecentPlace() {
  const { isThere, fetch } = useLatePiece(RecentScans);
  useEffect(() => void fetch(), [fetch]);
  return isThere ? <RecentScans /> : null;
}

const [[best]] = observatoryGrades;
const sampleHost = 'docs.example.org';
const sample = [
  ['content-security-policy', '+10'],
  ['cookies', '+5'],
  ['strict-transport-security', '0'],
  ['subresource-integrity', '−5'],
  ['cross-origin-opener-policy', '+10'],
  ['referrer-policy', '+5'],
] as const;

/** A picture made of words: users who cannot see it miss nothing. */
function SampleCard() {
  const text = useText();
  return (
    <div className={styles.sample} aria-hidden="true">
      <p className={styles.label}>{text('plus-scan-sample')}</p>
      <div className={styles.graded}>
        <span className={styles.tile}>{best}</span>
        <p>
          <b>{sampleHost}</b>
          <span>{text('plus-scan-sample-points', { points: 125 })}</span>
          <span>{text('plus-scan-sample-passed', { passed: 11, tests: 12 })}</span>
        </p>
      </div>
      <ul>
        {sample.map(([name, points]) => (
          <li key={name} data-lost={points.startsWith('−') || undefined}>
            <Glyph of={points.startsWith('−') ? warning : check} size={16} />
            <b>{text(`plus-test-${name}`)}</b>
            <span>{points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
