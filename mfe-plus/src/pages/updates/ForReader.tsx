import type { ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import { latePiece, useFact, useLatePiece } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import styles from './ForReader.module.css';

const pieces = () => import(/* webpackChunkName: "news" */ './news-pieces.ts');
const News = latePiece(async () => (await pieces()).news);
const CollectionFilter = latePiece(async () => (await pieces()).collectionFilter);
const YouWatch = latePiece(async () => (await pieces()).youWatch);

/** What happened to what the reader watches. Its box is there from the first moment on, so that nothing moves when it comes. */
export function NewsPlace() {
  const isWanted = useFact('session').status === 'signed-in';
  const news = useLatePiece(News);
  useEffect(() => {
    if (isWanted) void news.fetch();
  }, [isWanted]);
  return <div className={styles.place}>{isWanted && news.isThere && <News />}</div>;
}

interface YouWatchPlaceProps {
  readonly className: string | undefined;
  readonly titleClass: string | undefined;
}

/** The last of the rail: what it takes moves nothing. */
export function YouWatchPlace(props: YouWatchPlaceProps) {
  const isWanted = useFact('session').status === 'signed-in';
  const youWatch = useLatePiece(YouWatch);
  useEffect(() => {
    if (isWanted) void youWatch.fetch();
  }, [isWanted]);
  return isWanted && youWatch.isThere ? <YouWatch {...props} /> : null;
}

/** The last of the filters. */
export function CollectionFilterPlace({ shown }: { readonly shown: ShownUpdates }) {
  const isWanted = useFact('session').status === 'signed-in';
  const filter = useLatePiece(CollectionFilter);
  useEffect(() => {
    if (isWanted) void filter.fetch();
  }, [isWanted]);
  return isWanted && filter.isThere ? <CollectionFilter shown={shown} /> : null;
}
