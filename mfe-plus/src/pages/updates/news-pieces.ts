import { definePiece } from '@webdocs/remote-kit';
import { CollectionFilter } from '../../features/updates/CollectionFilter.tsx';
import updateWords from '../../features/updates/words/en-US.ftl';
import { News } from '../../features/news/News.tsx';
import words from '../../features/news/words/en-US.ftl';
import { YouWatch } from '../../features/news/YouWatch.tsx';

export const collectionFilter = definePiece({ component: CollectionFilter, messages: updateWords });
export const news = definePiece({ component: News, messages: words });
export const youWatch = definePiece({ component: YouWatch, messages: words });
