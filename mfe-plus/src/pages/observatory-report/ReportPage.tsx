import { isOwnScanner } from '@webdocs/contracts/api/own-scanner';
import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { latePiece, Slot, useConfiguration, useFact, useLatePiece, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { signUpAddress } from '../../calls/sign-in-address.ts';
import { ScanForm } from '../../features/observatory-form/ScanForm.tsx';
import { WrittenPages } from '../../features/observatory-form/WrittenPages.tsx';
import { ProblemBox } from '../../features/observatory-report/ProblemBox.tsx';
import { RescanButton } from '../../features/observatory-report/RescanButton.tsx';
import { ShareReport } from '../../features/observatory-report/ShareReport.tsx';
import { useScan } from '../../features/observatory-report/use-scan.ts';
import { reportAddress, reportWish, shownHost } from '../../scan-report/report-address.ts';
import styles from './ReportPage.module.css';

const Report = latePiece(async () => (await import(/* webpackChunkName: "observatory-report" */ './Report.tsx')).report);
const WatchHost = latePiece(
  async () => (await import(/* webpackChunkName: "observatory-watch" */ '../../features/observatory-watch/WatchHost.tsx')).watchHost,
);

/** The frame of a report. What is in it is asked for by the browser: a scan is made for the one who asks, and in their turn. */
export function ReportPage({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  const wish = reportWish(address);
  return wish.host === '' ? <NoHost /> : <OneReport key={wish.host} address={address} />;
}

function NoHost() {
  const text = useText();
  const { products, addresses } = useConfiguration();
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{products.observatory}</h1>
      <p className={styles.lede}>{text('plus-scanned-no-host')}</p>
      <ScanForm hasRecentList={isOwnScanner(addresses.observatory)} />
    </div>
  );
}

function OneReport({ address }: Pick<PartProps, 'address'>) {
  const text = useText();
  const locale = useLocale();
  const { products, addresses } = useConfiguration();
  const scanner = addresses.observatory;
  const isOwn = isOwnScanner(scanner);
  const wish = reportWish(address);
  const { analysis, problem, isScanning, rescan } = useScan(scanner, wish);
  const report = useLatePiece(Report);
  useEffect(() => void report.fetch(), [report.fetch]);
  // An earlier scan is called by the site that it is about, whatever the address says.
  const site = (wish.scan && analysis?.scan.target?.asked) || wish.host;
  const host = shownHost(site);
  const landing = `/${locale}/observatory`;
  const title = text('plus-scanned-title', { host });
  return (
    <div className={styles.page} data-glean="observatory">
      <p className={styles.way}>
        <a href={landing}>{products.observatory}</a>
      </p>
      <div className={styles.head}>
        <h1 id={headingId}>
          <span className="visually-hidden">{text('plus-scanned-of')} </span>
          <span translate="no">{host}</span>
        </h1>
        <div className={styles.acts}>
          {analysis && <ShareReport title={title} address={reportAddress(locale, { ...wish, host: site })} />}
          {analysis && isOwn && <WatchPlace host={analysis.scan.target?.asked ?? host} address={address} />}
          <Button href={landing}>{text('plus-scanned-another')}</Button>
          {analysis && !wish.scan && <RescanButton scannedAt={analysis.scan.scanned_at} isScanning={isScanning} onScan={rescan} />}
        </div>
      </div>
      {wish.scan && (
        <p className={styles.earlier}>
          {text('plus-scanned-earlier')} <a href={reportAddress(locale, { host: site })}>{text('plus-scanned-latest')}</a>
        </p>
      )}
      {problem && <ProblemBox problem={problem} host={host} onAgain={isScanning ? undefined : rescan} />}
      {analysis && report.isThere ? (
        <Report host={site} scanner={scanner} isOwn={isOwn} analysis={analysis} />
      ) : (
        !problem && (
          <Waiting host={host} dataAddress={isOwn ? `${scanner}/analyze?${new URLSearchParams({ host: wish.host })}` : undefined} />
        )
      )}
      <div className={styles.written}>
        <WrittenPages />
      </div>
      <Slot name="ad-side" className={styles.side} />
    </div>
  );
}

interface WaitingProps {
  readonly host: string;
  /** Where the report is as data. */
  readonly dataAddress: string | undefined;
}

function Waiting({ host, dataAddress }: WaitingProps) {
  const text = useText();
  return (
    <div className={styles.waiting}>
      <p className={styles.scanning} role="status">
        {text('plus-scanned-scanning', { host })}
      </p>
      <noscript>
        <p>
          {text('plus-scanned-no-script')} {dataAddress && <a href={dataAddress}>{text('plus-scanned-as-data')}</a>}
        </p>
      </noscript>
    </div>
  );
}

/** Who is not signed in gets the way to an account. */
function WatchPlace({ host, address }: { readonly host: string } & Pick<PartProps, 'address'>) {
  const text = useText();
  const { features, readOnly } = useConfiguration();
  const { status } = useFact('session');
  const { isThere, fetch } = useLatePiece(WatchHost);
  const isSignedIn = status === 'signed-in';
  useEffect(() => void (isSignedIn && fetch()), [isSignedIn, fetch]);
  if (!features.plus || readOnly) return null;
  if (isSignedIn) return isThere ? <WatchHost host={host} /> : null;
  if (status !== 'anonymous') return null;
  return (
    <Button href={signUpAddress(address)} rel="nofollow">
      {text('plus-scanned-watch')}
    </Button>
  );
}
