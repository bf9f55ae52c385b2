import type { Watch } from '@webdocs/contracts/api/watching';
import { featureName } from '@webdocs/contracts/api/feature-name';
import { Button } from '@webdocs/design/Button';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { watchesAddress } from '../../calls/export-address.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { load, stopWatching, useWatching } from '../../data/watch-store.ts';
import styles from './WatchList.module.css';

/** Everything that a reader watches, and its end. */
export function WatchList({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const { list, hasFailed } = useWatching();
  const title = useRef<HTMLHeadingElement>(null);
  const watches = list?.watches ?? [];
  return (
    <div className={styles.block}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {text('plus-watching-list')}
      </h3>
      {hasFailed ? (
        <p className={styles.note}>
          {text('plus-watching-unknown')}{' '}
          <Button size="small" onClick={() => void load()}>
            {text('plus-watching-again')}
          </Button>
        </p>
      ) : !list ? (
        <p className={styles.note} role="status">
          {text('plus-watching-loading')}
        </p>
      ) : watches.length === 0 ? (
        <p className={styles.note}>
          {text('plus-watching-none')} <a href={`/${locale}/plus/updates`}>{text('plus-watching-updates')}</a>
        </p>
      ) : (
        <>
          <ul>
            {watches.map((watch) => (
              <WatchRow key={watch.id} watch={watch} Failed={Failed} onEnded={() => title.current?.focus()} />
            ))}
          </ul>
          <p className={styles.note}>
            <a href={watchesAddress()} download>
              {text('plus-watching-export')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

interface WatchRowProps {
  readonly watch: Watch;
  readonly Failed: FailedCallComponent;
  /** Its button is gone then. */
  readonly onEnded: () => void;
}

function WatchRow({ watch, Failed, onEnded }: WatchRowProps) {
  const text = useText();
  const locale = useLocale();
  const call = useRepeatableCall();
  const { kind, subject, title } = watch;
  const isDefault = kind === 'collection' && title === 'Default';
  const name = isDefault ? text('plus-watching-default') : (title ?? (kind === 'feature' ? featureName(subject).name : subject));
  const places = {
    page: subject,
    feature: `/${locale}/plus/updates?q=${encodeURIComponent(subject)}${subject.includes('.') ? '' : '&stream=baseline'}`,
    collection: `/${locale}/plus/collections/${subject}`,
  };
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <a
          href={places[kind]}
          className={styles.name}
          translate={kind === 'feature' ? 'no' : undefined}
          data-code={kind === 'feature' || undefined}
        >
          {name}
        </a>
        <span className={styles.kind}>{text(`plus-watching-kind-${kind}`)}</span>
      </span>
      <Button
        size="small"
        aria-disabled={call.isPending || undefined}
        aria-label={text('plus-watching-stop-name', { name })}
        onClick={() =>
          call.run(async () => {
            await stopWatching(watch);
            onEnded();
          })
        }
      >
        {text('plus-watching-stop')}
      </Button>
      <Failed call={call} />
    </li>
  );
}
