import { Button } from '@webdocs/design/Button';
import { share } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import styles from './ShareReport.module.css';

interface ShareReportProps {
  readonly title: string;
  /** Below this site. */
  readonly address: string;
}

/** By what the system offers, or by a link to paste. */
export function ShareReport({ title, address }: ShareReportProps) {
  const text = useText();
  const [told, setTold] = useState<'copied' | 'not-copied'>();
  const canShare = typeof navigator.share === 'function';

  async function give() {
    const url = new URL(address, location.href).href;
    if (canShare) return navigator.share({ title, url }).catch(() => undefined);
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setTold(isCopied ? 'copied' : 'not-copied');
  }

  return (
    <span className={styles.share}>
      <span role="status">{told && text(`plus-fix-${told}`)}</span>
      <Button kind="quiet" icon={<Glyph of={share} />} data-glean="observatory: share" onClick={() => void give()}>
        {text(canShare ? 'plus-scanned-share' : 'plus-scanned-copy-link')}
      </Button>
    </span>
  );
}
