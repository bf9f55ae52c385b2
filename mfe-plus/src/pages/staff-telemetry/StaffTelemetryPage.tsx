import { headingId } from '@webdocs/contracts/page/document-ids';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { latePiece, useText, type PartProps } from '@webdocs/remote-kit';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { OnlyStaff } from '../../features/staff-accounts/OnlyStaff.tsx';
import styles from '../staff/StaffPage.module.css';

const Telemetry = latePiece(
  async () => (await import(/* webpackChunkName: "staff-telemetry" */ '../../features/staff-telemetry/Telemetry.tsx')).telemetry,
);

export function StaffTelemetryPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{text('plus-staff-telemetry')}</h1>
      <OnlyStaff address={address}>
        <p>
          <a href={`/${address.locale}/plus/staff`}>{text('plus-staff-back')}</a>
        </p>
        <Telemetry Failed={FailedCall} />
      </OnlyStaff>
    </div>
  );
}
