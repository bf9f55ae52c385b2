import { addressOf } from '@webdocs/contracts/api/address-of';
import { answersShown, exportSurveyAnswers, readSurveyResults, surveySteps, type Survey } from '@webdocs/contracts/api/surveys';
import { Button } from '@webdocs/design/Button';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useResults } from '../../data/use-results.ts';
import frame from '../../staff-choice/frame.module.css';
import styles from './Surveys.module.css';

interface SurveyResultsProps {
  readonly survey: Survey;
  readonly Failed: FailedCallComponent;
}

/** What readers did with a survey, in all and by day, and what they answered. */
export function SurveyResults({ survey, Failed }: SurveyResultsProps) {
  const text = useText();
  const locale = useLocale();
  const [results, reading] = useResults(survey.id, (id) => callApi(readSurveyResults, { params: { id } }));
  if (!results) return reading.isPending ? <p role="status">{text('plus-surveys-loading')}</p> : <Failed call={reading} />;

  const { days, answers } = results;
  const isElsewhere = survey.form.kind === 'provider';
  const number = (value: number) => formatNumber(locale, value);
  return (
    <div className={frame.form}>
      <Failed call={reading} />
      <dl className={styles.figures}>
        {surveySteps.map((step) => (
          <div key={step}>
            <dt>{text(`plus-surveys-${step}`)}</dt>
            <dd>{number(days.reduce((sum, day) => sum + day[step], 0))}</dd>
          </div>
        ))}
      </dl>
      {days.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('plus-surveys-by-day')}>
          <table className={`${frame.table} ${styles.table}`}>
            <caption>{text('plus-surveys-by-day')}</caption>
            <thead>
              <tr>
                {(['day', ...surveySteps] as const).map((name) => (
                  <th key={name} scope="col">
                    {text(`plus-surveys-${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">
                    <time dateTime={day.day}>{formatDate(locale, day.day)}</time>
                  </th>
                  {surveySteps.map((step) => (
                    <td key={step}>{number(day[step])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isElsewhere && <p className={frame.note}>{text('plus-surveys-elsewhere')}</p>}
      {/* Its form may have been one of ours when they were given. */}
      {(!isElsewhere || answers.length > 0) && (
        <section className={`${frame.form} ${styles.given}`}>
          <h3>{text('plus-surveys-answers')}</h3>
          {answers.length === 0 && <p className={frame.note}>{text('plus-surveys-no-answers')}</p>}
          {answers.length > 0 && (
            <>
              <div className={frame.acts}>
                <Button size="small" href={addressOf(exportSurveyAnswers, { params: { id: survey.id } })} download>
                  {text('plus-surveys-csv')}
                </Button>
                {answers.length === answersShown && <p className={frame.note}>{text('plus-surveys-latest', { count: answersShown })}</p>}
              </div>
              <ul className={styles.answers} role="list">
                {answers.map((given, index) => (
                  <li key={index}>
                    <time dateTime={given.day}>{formatDate(locale, given.day)}</time>
                    <dl>
                      {given.answers.map(({ question, answer }, at) => (
                        <div key={at} translate="no">
                          <dt dir="auto">{question}</dt>
                          <dd dir="auto">{answer}</dd>
                        </div>
                      ))}
                    </dl>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </div>
  );
}
