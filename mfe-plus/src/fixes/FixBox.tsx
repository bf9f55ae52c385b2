import { observatoryServers, type ObservatoryFix, type ObservatoryServer } from '@webdocs/contracts/api/observatory-report';
import { Button } from '@webdocs/design/Button';
import { copy } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useId, useState } from 'react';
import { Tabs } from '../tabs/Tabs.tsx';
import { useServer } from './chosen-server.ts';
import { copiedText } from './copied-text.ts';
import styles from './FixBox.module.css';

/** Products are called by their names in every language. */
const names: Readonly<Record<ObservatoryServer, string>> = { nginx: 'nginx', apache: 'Apache', caddy: 'Caddy', node: 'Node' };

interface FixBoxProps {
  readonly fixes: readonly ObservatoryFix[];
  /** What the lines do. */
  readonly name: string;
}

/** The lines that make it better, for each server; the choice of one holds for all of them. */
export function FixBox({ fixes, name }: FixBoxProps) {
  const text = useText();
  const id = useId().replaceAll(/[^a-z0-9]/gi, '');
  const [server, choose] = useServer();
  const [told, setTold] = useState<'copied' | 'not-copied'>();
  const offered = observatoryServers.filter((one) => fixes.some((fix) => fix.server === one));
  const fix = fixes.find((one) => one.server === server) ?? fixes[0];
  if (!fix) return null;
  const { lines } = fix;

  async function copyLines() {
    const isCopied = await navigator.clipboard.writeText(copiedText(lines)).then(
      () => true,
      () => false,
    );
    setTold(isCopied ? 'copied' : 'not-copied');
  }

  return (
    <div className={styles.box}>
      <Tabs
        name={text('plus-fix-servers', { name })}
        id={`fix-${id}`}
        tabs={offered.map((key) => ({ key, label: <span translate="no">{names[key]}</span> }))}
        chosen={fix.server}
        onChoose={(key) => {
          choose(key);
          setTold(undefined);
        }}
        isSmall
        more={
          <span className={styles.copy}>
            <span role="status">{told && text(`plus-fix-${told}`)}</span>
            <Button
              kind="quiet"
              size="small"
              icon={<Glyph of={copy} />}
              aria-label={text('plus-fix-copy-name', { name })}
              data-glean="observatory: copy fix"
              onClick={() => void copyLines()}
            >
              <span className={styles.word}>{text('plus-fix-copy')}</span>
            </Button>
          </span>
        }
      >
        <pre className={styles.code} tabIndex={0} aria-label={name} translate="no">
          <code>
            {lines.map(({ change, text: line }, index) => {
              const Line = ({ add: 'ins', remove: 'del', same: 'span' } as const)[change];
              return (
                <Line key={index} className={styles.line}>
                  {line}
                  {'\n'}
                </Line>
              );
            })}
          </code>
        </pre>
      </Tabs>
    </div>
  );
}
