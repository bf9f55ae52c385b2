import { updateEngines } from '@webdocs/contracts/api/updates';
import { classNames } from '@webdocs/design/class-names';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './EngineDots.module.css';

interface EngineDotsProps {
  /** Those that ship it. */
  readonly ships: readonly string[];
  /** The one that began with this release. */
  readonly since?: string | undefined;
}

/** A dot for each engine, with the same said in words. */
export function EngineDots({ ships, since }: EngineDotsProps) {
  const text = useText();
  const locale = useLocale();
  const having = updateEngines.filter((engine) => ships.includes(engine));
  const lacking = updateEngines.filter((engine) => !ships.includes(engine));
  const listed = (engines: readonly string[]) => new Intl.ListFormat(locale).format(engines);
  const said = [
    having.length > 0 ? text('plus-updates-engines-ship', { engines: listed(having) }) : '',
    lacking.length > 0 ? text('plus-updates-engines-lack', { engines: listed(lacking) }) : '',
  ];
  return (
    <span className={styles.engines}>
      <span className={styles.dots} aria-hidden="true">
        {updateEngines.map((engine) => (
          <Dot key={engine} kind={!ships.includes(engine) ? 'hollow' : engine === since ? 'fresh' : 'filled'} />
        ))}
      </span>
      <span aria-hidden="true">{text('plus-updates-engines', { count: having.length, all: updateEngines.length })}</span>
      <span className="visually-hidden">{said.filter(Boolean).join(' ')}</span>
    </span>
  );
}

export function Dot({ kind }: { readonly kind: 'filled' | 'fresh' | 'hollow' }) {
  return <i className={classNames(styles.dot, styles[kind])} />;
}
