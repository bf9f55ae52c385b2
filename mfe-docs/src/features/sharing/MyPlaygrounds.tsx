import { addressOf } from '@webdocs/contracts/api/address-of';
import { exportPlaygrounds, listPlaygrounds, type PlaygroundInfo } from '@webdocs/contracts/api/playgrounds';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { download, search as searchDrawing } from '@webdocs/design/drawings';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { CallFailed } from './CallFailed.tsx';
import { OwnPlayground } from './OwnPlayground.tsx';
import { problemOf } from './call-problem.ts';
import { useCall } from './use-call.ts';
import styles from './sharing.module.css';

const typingPauseMs = 200;

interface Found {
  readonly q: string;
  readonly total: number;
  readonly playgrounds: readonly PlaygroundInfo[];
}

/** What the reader has shared: to be found, opened, renamed and deleted. */
export function MyPlaygrounds({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const work = useCall();
  const [q, setQ] = useState('');
  const { found, failed, again, more, change } = useFound(q.trim());
  const exported = addressOf(exportPlaygrounds);

  return (
    <Dialog open onClose={onClose} title={text('docs-mine-title')} closeLabel={text('docs-share-close')} className={styles.dialog}>
      <Field
        label={text('docs-mine-search')}
        type="search"
        value={q}
        maxLength={120}
        autoComplete="off"
        before={<Glyph of={searchDrawing} />}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
      />
      <p className={styles.said} role="status">
        {found ? saidOf(found) : !failed && text('docs-mine-loading')}
      </p>
      <CallFailed call={failed ? { ...work, problem: failed, isPending: false, retry: again } : work} />
      {found && found.playgrounds.length > 0 && (
        <ul className={styles.list} role="list">
          {found.playgrounds.map((playground) => (
            <OwnPlayground key={playground.id} playground={playground} work={work} onChange={change} />
          ))}
        </ul>
      )}
      {found && found.total > 0 && (
        <div className={styles.foot}>
          {found.playgrounds.length < found.total && (
            <Button size="small" onClick={more}>
              {text('docs-mine-more')}
            </Button>
          )}
          <Button size="small" kind="quiet" icon={<Glyph of={download} />} href={exported} download>
            {text('docs-mine-export')}
          </Button>
        </div>
      )}
    </Dialog>
  );

  function saidOf({ total, q: asked }: Found): string {
    if (total > 0) return text('docs-mine-count', { count: total });
    return asked ? text('docs-mine-not-found', { q: asked }) : text('docs-mine-none');
  }
}

/** What the account has, for the words that were typed last. */
function useFound(q: string) {
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<ReturnType<typeof problemOf>>();
  const [attempt, setAttempt] = useState(0);
  const turn = useRef(0);

  const ask = async (offset: number, before: readonly PlaygroundInfo[]) => {
    const mine = (turn.current += 1);
    try {
      const { playgrounds, total } = await callApi(listPlaygrounds, { query: { q, offset } });
      if (mine !== turn.current) return;
      const known = new Set(before.map(({ id }) => id));
      setFound({ q, total, playgrounds: [...before, ...playgrounds.filter(({ id }) => !known.has(id))] });
      setFailed(undefined);
    } catch (thrown) {
      if (mine === turn.current) setFailed(problemOf(thrown));
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void ask(0, []), q ? typingPauseMs : 0);
    return () => clearTimeout(timer);
    // Asked anew for other words, or because the reader wants it.
  }, [q, attempt]);
  useEffect(() => () => void (turn.current = -1), []);

  return {
    found,
    failed,
    again: () => setAttempt((before) => before + 1),
    more: () => void ask(found?.playgrounds.length ?? 0, found?.playgrounds ?? []),
    /** What was changed or, without a playground, deleted is so in the list too. */
    change: (id: string, changed: PlaygroundInfo | undefined) =>
      setFound((before) => {
        if (!before) return before;
        const playgrounds = before.playgrounds.flatMap((one) => (one.id !== id ? [one] : changed ? [changed] : []));
        return { ...before, playgrounds, total: before.total - (changed ? 0 : 1) };
      }),
  };
}
