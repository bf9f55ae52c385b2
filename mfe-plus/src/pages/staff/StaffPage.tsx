import { headingId } from '@webdocs/contracts/page/document-ids';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { latePiece, useConfiguration, useText, type PartProps } from '@webdocs/remote-kit';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { OnlyStaff } from '../../features/staff-accounts/OnlyStaff.tsx';
import { StaffAccounts } from '../../features/staff-accounts/StaffAccounts.tsx';
import { staffSections } from '../../staff-section/staff-sections.ts';
import styles from './StaffPage.module.css';

const FlaggedPlaygrounds = latePiece(
  async () =>
    (await import(/* webpackChunkName: "staff-queue" */ '../../features/flagged-playgrounds/FlaggedPlaygrounds.tsx')).flaggedPlaygrounds,
);

const ContentGaps = latePiece(
  async () => (await import(/* webpackChunkName: "staff-answers" */ '../../features/staff-answers/ContentGaps.tsx')).contentGaps,
);
const AnswerReports = latePiece(
  async () => (await import(/* webpackChunkName: "staff-answers" */ '../../features/staff-answers/AnswerReports.tsx')).answerReports,
);
const NewsletterIssues = latePiece(
  async () =>
    (await import(/* webpackChunkName: "staff-newsletter" */ '../../features/staff-newsletter/NewsletterIssues.tsx')).newsletterIssues,
);
const DeadMail = latePiece(
  async () => (await import(/* webpackChunkName: "staff-mail" */ '../../features/staff-mail/DeadMail.tsx')).deadMail,
);

export function StaffPage({ page, address }: PartProps) {
  const text = useText();
  const { features } = useConfiguration();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{text('plus-staff-title')}</h1>
      <OnlyStaff address={address}>
        <p className={styles.lede}>{text('plus-staff-lede')}</p>
        <nav className={styles.index} aria-label={text('plus-staff-sections')}>
          <ul role="list">
            {staffSections
              .filter((id) => (id !== 'newsletter' || features.newsletter) && ((id !== 'gaps' && id !== 'answers') || features.aiHelp))
              .map((id) => (
                <li key={id}>
                  <a href={`#${id}`}>{text(`plus-staff-section-${id}`)}</a>
                </li>
              ))}
            <li>
              <a href={`/${address.locale}/plus/staff/telemetry`}>{text('plus-staff-telemetry')}</a>
            </li>
            {features.ads && (
              <li>
                <a href={`/${address.locale}/plus/staff/ads`}>{text('plus-staff-ads')}</a>
              </li>
            )}
            <li>
              <a href={`/${address.locale}/plus/staff/surveys`}>{text('plus-staff-surveys')}</a>
            </li>
          </ul>
        </nav>
        <StaffAccounts Failed={FailedCall} />
        <FlaggedPlaygrounds Failed={FailedCall} />
        {features.aiHelp && (
          <>
            <ContentGaps Failed={FailedCall} />
            <AnswerReports Failed={FailedCall} />
          </>
        )}
        {features.newsletter && <NewsletterIssues Failed={FailedCall} />}
        <DeadMail Failed={FailedCall} />
      </OnlyStaff>
    </div>
  );
}
