import { scriptLanguages } from '@webdocs/contracts/samples/sample-code';
import { useText } from '@webdocs/remote-kit';
import { scriptNames } from '../../script-preparation/script-names.ts';
import type { ScriptChoice } from './script-choice.ts';
import styles from './script-tools.module.css';

/** What the script is written in. Without a choice it is JavaScript, and a module if it imports. */
export function LanguageChoice({ code, onChange }: ScriptChoice) {
  const text = useText();
  return (
    <select
      className={styles.language}
      aria-label={text('docs-script-language')}
      value={code.language ?? ''}
      onChange={({ currentTarget }) => onChange('language', currentTarget.value || undefined)}
    >
      <option value="">{scriptNames.module}</option>
      {scriptLanguages.map((language) => (
        <option key={language} value={language}>
          {language === 'module' ? text('docs-script-module') : scriptNames[language]}
        </option>
      ))}
    </select>
  );
}
