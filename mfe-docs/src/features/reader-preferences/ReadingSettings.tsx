import { lineWidths, readerPreferenceDefaults, textSizes } from '@webdocs/contracts/reader/reader-preferences';
import { Switch } from '@webdocs/design/Switch';
import { definePiece, useText } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';
import { keepReadingPlace } from './keep-reading-place.ts';
import { preferenceStore } from './preference-store.ts';
import styles from './ReadingSettings.module.css';
import { useReaderPreferences } from './use-reader-preferences.ts';
import words from './words/en-US.ftl';

/** Text size, line width, contents and previews; each choice is seen in the text behind it at once. */
function ReadingSettings() {
  const text = useText();
  const { textSize, lineWidth, subsections, linkPreviews, sidebarCollapsed } = useReaderPreferences();
  const chosen = { textSize, lineWidth, subsections, linkPreviews, sidebarCollapsed };
  const isAsMade = Object.entries({ ...readerPreferenceDefaults, sidebarCollapsed }).every(
    ([name, value]) => chosen[name as keyof typeof chosen] === value,
  );

  return (
    <div className={styles.settings} role="group" aria-label={text('docs-reading-settings')}>
      <Choice
        legend={text('docs-reading-size')}
        name="text-size"
        chosen={textSize}
        options={textSizes.map((size) => ({ value: size, label: text(`docs-reading-size-${size}`) }))}
        onChoose={(size) => set({ textSize: size })}
      />
      <Choice
        legend={text('docs-reading-width')}
        name="line-width"
        chosen={lineWidth}
        options={lineWidths.map((width) => ({ value: width, label: text(`docs-reading-width-${width}`) }))}
        onChoose={(width) => set({ lineWidth: width })}
      />
      <Switch
        label={text('docs-reading-subsections')}
        checked={subsections}
        onChange={({ currentTarget }) => preferenceStore.choose({ subsections: currentTarget.checked })}
      />
      <Switch
        label={text('docs-reading-previews')}
        checked={linkPreviews}
        onChange={({ currentTarget }) => preferenceStore.choose({ linkPreviews: currentTarget.checked })}
      />
      <p className={styles.foot}>
        <span>{text('docs-reading-kept')}</span>
        <button type="button" className={styles.reset} disabled={isAsMade} onClick={reset}>
          {text('docs-reading-reset')}
        </button>
      </p>
    </div>
  );

  function set(change: Parameters<typeof preferenceStore.choose>[0]): void {
    keepReadingPlace(document.querySelector('main article'), () => preferenceStore.choose(change));
  }

  /** The panel stays open, so that the reader sees what they go back to. */
  function reset(event: MouseEvent): void {
    event.stopPropagation();
    keepReadingPlace(document.querySelector('main article'), () => preferenceStore.reset());
  }
}

export const readingSettings = definePiece({ component: ReadingSettings, messages: words });

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly chosen: T;
  readonly options: ReadonlyArray<{ readonly value: T; readonly label: string }>;
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string>({ legend, name, chosen, options, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option} data-value={`${name}-${value}`}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
