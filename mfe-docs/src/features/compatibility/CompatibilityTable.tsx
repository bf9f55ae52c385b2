import { Html } from '@webdocs/remote-kit';
import { useContext, useRef } from 'react';
import styles from './CompatibilityTable.module.css';
import { DrawTable } from './draw-table.ts';
import { useOpenTable } from './use-open-table.tsx';

/** Which browsers support a feature. The server's table stays as it is; where there is none, the browser fetches one. */
export function CompatibilityTable({ query }: { readonly query: string }) {
  const draw = useContext(DrawTable);
  const place = useRef<HTMLDivElement>(null);
  const problem = useOpenTable(place, query);
  return (
    <div ref={place} className={styles.compat}>
      {problem ?? <Html html={draw?.(query)} />}
    </div>
  );
}
