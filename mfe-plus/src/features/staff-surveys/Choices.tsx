import styles from './Surveys.module.css';

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly nameOf: (one: T) => string;
  readonly onChange: (chosen: T[]) => void;
}

/** Any of several, in the order that they have; none is all of them. */
export function Choices<T extends string>({ legend, all, chosen, nameOf, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) => onChange(all.filter((each) => (each === one ? checked : chosen.includes(each))))}
          />
          <span translate="no">{nameOf(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
