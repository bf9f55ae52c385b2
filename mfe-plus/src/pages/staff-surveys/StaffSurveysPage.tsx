import { headingId } from '@webdocs/contracts/page/document-ids';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { latePiece, useText, type PartProps } from '@webdocs/remote-kit';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { OnlyStaff } from '../../features/staff-accounts/OnlyStaff.tsx';
import styles from '../staff/StaffPage.module.css';

const Surveys = latePiece(
  async () => (await import(/* webpackChunkName: "staff-surveys" */ '../../features/staff-surveys/Surveys.tsx')).surveys,
);

export function StaffSurveysPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{text('plus-staff-surveys')}</h1>
      <OnlyStaff address={address}>
        <p>
          <a href={`/${address.locale}/plus/staff`}>{text('plus-staff-back')}</a>
        </p>
        <Surveys Failed={FailedCall} />
      </OnlyStaff>
    </div>
  );
}
