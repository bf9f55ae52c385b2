import type { PlayModules } from '@webdocs/contracts/api/play-modules';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { allowedModules } from '../../script-preparation/allowed-modules.ts';
import { readImportMap, withModule } from '../../script-preparation/import-map.ts';
import type { ScriptChoice } from './script-choice.ts';
import styles from './script-tools.module.css';

/** Who is in the middle of a word is not told that it is not finished. */
const restMs = 600;

/** What the code may import, each a press away from its import map, and what is wrong with that. */
export function ModuleList({ code, onChange }: ScriptChoice) {
  const text = useText();
  const locale = useLocale();
  const { importMap = '' } = code;
  const allowed = useAllowedModules();
  const list = allowed === 'away' ? undefined : allowed;
  const [said, say] = useState('');
  const rested = useRested(importMap);
  const read = readImportMap(rested, list);
  const problem = 'problem' in read ? read.problem : undefined;

  const add = (module: PlayModules['modules'][number]) => {
    const next = withModule(importMap, module);
    if (next !== undefined) onChange('importMap', next);
    say(text(next === undefined ? 'docs-script-not-added' : 'docs-script-added', { name: module.name }));
  };
  return (
    <div className={styles.modules}>
      <p className={styles.said} role="status" data-wrong={problem !== undefined || undefined}>
        {problem ? text(`docs-script-map-${problem.kind}`, { line: problem.line, name: problem.name, address: problem.address }) : said}
      </p>
      {allowed === 'away' && <p>{text('docs-script-list-away')}</p>}
      {list && list.modules.length + list.hosts.length === 0 && <p>{text('docs-script-no-modules')}</p>}
      {list && list.modules.length > 0 && (
        <ul aria-label={text('docs-script-modules')} className={styles.list} role="list">
          {list.modules.map((module) => (
            <li key={module.name}>
              <button
                type="button"
                className={styles.module}
                aria-label={text('docs-script-add', { name: module.name })}
                title={text('docs-script-add', { name: module.name })}
                onClick={() => add(module)}
              >
                <span aria-hidden="true">+</span> {module.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {list && list.hosts.length > 0 && <p>{text('docs-script-hosts', { hosts: new Intl.ListFormat(locale).format(list.hosts) })}</p>}
    </div>
  );
}

/** Undefined until it is known. */
function useAllowedModules(): PlayModules | 'away' | undefined {
  const [allowed, setAllowed] = useState<PlayModules | 'away'>();
  useEffect(() => {
    let isGone = false;
    allowedModules().then(
      (list) => !isGone && setAllowed(list),
      () => !isGone && setAllowed('away'),
    );
    return () => void (isGone = true);
  }, []);
  return allowed;
}

/** What was written once its writer rests. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
