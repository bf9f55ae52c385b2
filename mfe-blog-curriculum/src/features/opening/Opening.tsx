import { headingId } from '@webdocs/contracts/page/document-ids';
import styles from './Opening.module.css';

interface OpeningProps {
  readonly title: string;
  readonly summary: string | undefined;
  /** The first page of the curriculum shows the way that lies ahead. */
  readonly isCurriculum: boolean;
}

/** The band in the cloth of the section with which a page begins. */
export function Opening({ title, summary, isCurriculum }: OpeningProps) {
  return (
    <header className={styles.opening}>
      <div className={isCurriculum ? styles.row : `${styles.row} ${styles.prose}`}>
        <div>
          <h1 id={headingId}>{title}</h1>
          {summary && <p>{summary}</p>}
        </div>
        {isCurriculum && <Stairway />}
      </div>
    </header>
  );
}

/** Five steps, one a topic of the curriculum. */
function Stairway() {
  const steps = [1, 2, 3, 4, 5];
  return (
    <svg className={styles.stairway} viewBox="0 0 360 260" aria-hidden="true" focusable="false">
      {steps.map((step) => (
        <g key={step} opacity={0.28 + step * 0.144}>
          <path d={`M${step * 66 - 54} ${254 - step * 40}h60v${step * 40}h-60z`} fill="currentColor" />
        </g>
      ))}
      <path d="M306 54V20" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path className={styles.flag} d="M307 20h34l-9 9 9 9h-34z" />
      <path d="M4 255h352" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
