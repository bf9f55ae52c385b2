import styles from './Stairway.module.css';

const steps = [1, 2, 3, 4, 5];
const width = 66;
const rise = 43;
const ground = 257;

/** Five steps up to a flag, one a topic. */
export function Stairway() {
  return (
    <svg className={styles.stairway} viewBox="0 0 374 260" aria-hidden="true" focusable="false">
      {steps.map((step) => (
        <rect
          key={step}
          className={styles.step}
          x={6 + (step - 1) * (width + 3)}
          y={ground - 6 - step * rise}
          width={width}
          height={step * rise + 6}
          rx="3"
          opacity={0.2 * step}
        />
      ))}
      {steps.map((step) => (
        <text
          key={step}
          className={step < 3 ? styles.darkNumber : styles.lightNumber}
          x={17 + (step - 1) * (width + 3)}
          y={ground + 20 - step * rise}
        >
          {step}
        </text>
      ))}
      <path className={styles.pole} d="M317 36V14" />
      <path className={styles.flag} d="M317 14h26l-7 7 7 7h-26z" />
      <path className={styles.pole} d="M0 258h374" />
    </svg>
  );
}
