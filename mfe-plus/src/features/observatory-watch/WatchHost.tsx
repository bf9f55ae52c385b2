import type { WatchedHost, WatchedHostList } from '@webdocs/contracts/api/observatory';
import { Button } from '@webdocs/design/Button';
import { flag } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { callProblem } from '../../calls/call-problem.ts';
import { readWatchedHosts, startWatchingHost, stopWatchingHost } from '../../data/watched-hosts.ts';
import words from './words/en-US.ftl';
import styles from './WatchHost.module.css';

interface WatchHostProps {
  /** In the one form that the scanner has for it. */
  readonly host: string;
}

/** A toggle: what is watched is scanned once a day, and mail tells when its grade falls. */
function WatchHost({ host }: WatchHostProps) {
  const text = useText();
  const [list, setList] = useState<WatchedHostList>();
  const [told, setTold] = useState<'mail' | 'site' | 'ended' | 'failed' | 'refused'>();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const watch = list?.hosts.find((one) => one.host === host);

  useEffect(() => {
    let isWanted = true;
    readWatchedHosts().then(
      (known) => isWanted && setList(known),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);

  async function toggle() {
    if (isBusy.current || !list) return;
    isBusy.current = true;
    setPending(true);
    setTold(undefined);
    try {
      const hosts = watch ? await without(list, watch) : [await startWatchingHost(host), ...list.hosts];
      setList({ ...list, hosts });
      setTold(watch ? 'ended' : list.can_mail ? 'mail' : 'site');
    } catch (thrown) {
      setTold(callProblem(thrown).kind === 'refused' ? 'refused' : 'failed');
    }
    isBusy.current = false;
    setPending(false);
  }

  return (
    <span className={styles.watch}>
      <Button
        icon={<Glyph of={flag} />}
        aria-pressed={watch !== undefined}
        aria-disabled={!list || isPending || undefined}
        data-glean="observatory: watch"
        onClick={() => void toggle()}
      >
        {text('plus-host-watch')}
      </Button>
      <span role="status" className={styles.told}>
        {told && text(`plus-host-watch-${told}`)}
      </span>
    </span>
  );
}

async function without({ hosts }: WatchedHostList, { id }: WatchedHost): Promise<WatchedHost[]> {
  await stopWatchingHost(id);
  return hosts.filter((one) => one.id !== id);
}

export const watchHost = definePiece({ component: WatchHost, messages: words });
