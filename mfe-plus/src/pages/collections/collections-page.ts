import { definePart } from '@webdocs/remote-kit';
import { collectionMessages } from '../../collection-messages.ts';
import { CollectionsPart } from './CollectionsPart.tsx';

export const collectionsPage = definePart({ component: CollectionsPart, messages: collectionMessages });
