import type { ShownUpdate, ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { PageLinks } from '@webdocs/design/PageLinks';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { BaselineEvents } from '../../features/updates/BaselineEvents.tsx';
import { BaselineRow } from '../../features/updates/BaselineRow.tsx';
import { ReleaseGroup } from '../../features/updates/ReleaseGroup.tsx';
import { noteViewed } from '../../data/note-viewed.ts';
import { everything, isNarrowed, viewAddress, viewOf } from '../../features/updates/update-view.ts';
import { UpdateFilters } from '../../features/updates/UpdateFilters.tsx';
import { UpdatesHead } from '../../features/updates/UpdatesHead.tsx';
import { UpdatesRail } from '../../features/updates/UpdatesRail.tsx';
import { WatchInRow } from '../../features/updates/watch-in-row.ts';
import { WatchButton, WatchPlace } from '../../features/watching/WatchButton.tsx';
import { CollectionFilterPlace, NewsPlace, YouWatchPlace } from './ForReader.tsx';
import { updatesData } from './updates-data.ts';
import { useShown } from './use-shown.ts';
import styles from './UpdatesPage.module.css';

export function UpdatesPage({ page, address }: PartProps) {
  useEffect(() => noteViewed('plus_updates_v2'), []);
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  const data = updatesData(page);
  if ('away' in data) return <NoAnswer why={data.away} url={address.pathname + address.search} />;
  return (
    <WatchPlace value={address}>
      <WatchInRow value={WatchFeature}>
        {'one' in data ? <OneUpdate update={data.one} /> : <UpdateList listed={data.list} address={address} />}
      </WatchInRow>
    </WatchPlace>
  );
}

function WatchFeature({ subject, name }: { readonly subject: string; readonly name: string }) {
  return <WatchButton kind="feature" subject={subject} name={name} isInRow />;
}

function UpdateList({ listed, address }: { readonly listed: ShownUpdates; readonly address: PartProps['address'] }) {
  const text = useText();
  const { shown, state } = useShown(listed, address);
  return (
    <div className={styles.columns}>
      <header className={styles.opening}>
        <h1 id={headingId}>{text('plus-updates-title')}</h1>
        <p className={styles.lede}>{text('plus-updates-lede')}</p>
      </header>
      <div className={styles.choices}>
        <UpdateFilters shown={shown}>
          <CollectionFilterPlace shown={shown} />
        </UpdateFilters>
      </div>
      <div className={styles.updates} data-glean="updates">
        <NewsPlace />
        <UpdatesHead shown={shown} />
        {state === 'loading' ? (
          <p role="status">{text('plus-updates-loading')}</p>
        ) : state === 'failed' ? (
          <EmptyState
            title={text('plus-updates-failed')}
            action={<Button href={address.pathname + address.search}>{text('plus-updates-again')}</Button>}
          />
        ) : (
          <Updates shown={shown} />
        )}
      </div>
      <div className={styles.rail}>
        <UpdatesRail shown={shown} below={YouWatchPlace} />
      </div>
    </div>
  );
}

function Updates({ shown }: { readonly shown: ShownUpdates }) {
  const text = useText();
  const locale = useLocale();
  const { data, last } = shown;
  const view = viewOf(shown);
  const words = {
    name: text('plus-updates-pages'),
    previous: text('plus-updates-previous'),
    next: text('plus-updates-next'),
    page: (number: number) => text('plus-updates-page', { page: number }),
  };
  if (data.length === 0) return <Nothing shown={shown} />;
  return (
    <>
      {data.map((update) => (update.type === 'browser_grouping' ? <ReleaseGroup key={update.id} release={update} /> : null))}
      <BaselineEvents events={data.filter((update) => update.type === 'baseline_event')} />
      <PageLinks words={words} current={view.page} count={last} addressOf={(page) => viewAddress(locale, view, { page })} />
    </>
  );
}

function Nothing({ shown }: { readonly shown: ShownUpdates }) {
  const text = useText();
  const locale = useLocale();
  const view = viewOf(shown);
  if (shown.last > 0)
    return (
      <EmptyState
        title={text('plus-updates-past-end', { page: view.page })}
        action={<Button href={viewAddress(locale, view)}>{text('plus-updates-first-page')}</Button>}
      />
    );
  if (!isNarrowed(view)) return <EmptyState title={text('plus-updates-none')} />;
  return (
    <EmptyState
      title={text('plus-updates-none-filtered')}
      action={<Button href={viewAddress(locale, { ...everything, stream: view.stream })}>{text('plus-updates-reset')}</Button>}
    />
  );
}

function OneUpdate({ update }: { readonly update: ShownUpdate }) {
  const text = useText();
  const locale = useLocale();
  const isRelease = update.type === 'browser_grouping';
  return (
    <div className={styles.one}>
      <p className={styles.back}>
        <a href={viewAddress(locale, { ...everything, stream: isRelease ? 'releases' : 'baseline' })}>{text('plus-updates-all')}</a>
      </p>
      <h1 id={headingId} translate="no">
        {isRelease ? `${update.name} ${update.version}` : update.name}
      </h1>
      {isRelease ? (
        <ReleaseGroup release={update} isAlone />
      ) : (
        <ul>
          <BaselineRow event={update} isAlone />
        </ul>
      )}
    </div>
  );
}

function NoAnswer({ why, url }: { readonly why: 'failed' | 'preparing'; readonly url: string }) {
  const text = useText();
  return (
    <div className={styles.one}>
      <h1 id={headingId}>{text('plus-updates-title')}</h1>
      <EmptyState title={text(`plus-updates-${why}`)} action={<Button href={url}>{text('plus-updates-again')}</Button>}>
        {text(`plus-updates-${why}-hint`)}
      </EmptyState>
    </div>
  );
}
