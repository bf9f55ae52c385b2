import { headingId } from '@webdocs/contracts/page/document-ids';
import { BrokenAnswer } from '@webdocs/page-states/answer/BrokenAnswer';
import { latePiece, useText, type PartProps } from '@webdocs/remote-kit';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { OnlyStaff } from '../../features/staff-accounts/OnlyStaff.tsx';
import { StaffAccounts } from '../../features/staff-accounts/StaffAccounts.tsx';
import styles from './StaffPage.module.css';

const FlaggedPlaygrounds = latePiece(
  async () =>
    (await import(/* webpackChunkName: "staff-queue" */ '../../features/flagged-playgrounds/FlaggedPlaygrounds.tsx')).flaggedPlaygrounds,
);

export function StaffPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Broken') return <BrokenAnswer page={page} />;
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{text('plus-staff-title')}</h1>
      <OnlyStaff address={address}>
        <p className={styles.lede}>{text('plus-staff-lede')}</p>
        <StaffAccounts Failed={FailedCall} />
        <FlaggedPlaygrounds Failed={FailedCall} />
      </OnlyStaff>
    </div>
  );
}
