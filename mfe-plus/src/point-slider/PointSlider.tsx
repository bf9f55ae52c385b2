import styles from './Slider.module.css';

interface PointSliderProps {
  readonly label: string;
  readonly points: number;
  readonly at: number;
  /** What the point says. */
  readonly said: string | undefined;
  readonly onPoint: (index: number) => void;
}

/** Goes through the points of a chart by keyboard, and has each of them read out. */
export function PointSlider({ label, points, at, said, onPoint }: PointSliderProps) {
  const last = Math.max(points - 1, 0);
  return (
    <input
      className={styles.slider}
      type="range"
      min={0}
      max={last}
      value={Math.min(at, last)}
      aria-label={label}
      aria-valuetext={said}
      onChange={({ currentTarget }) => onPoint(Number(currentTarget.value))}
    />
  );
}
