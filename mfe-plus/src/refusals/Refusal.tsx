import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { definePiece, useText } from '@webdocs/remote-kit';
import words from './words/en-US.ftl';

/** What a reader of Plus can run into, each a message `plus-refused-<code>`. Any trouble of the site is one. */
const told: ReadonlySet<string> = new Set<FailureCode | 'SITE_IN_TROUBLE'>([
  'COLLECTION_CHANGED',
  'COLLECTION_DEFAULT_KEPT',
  'COLLECTION_ITEMS_EXIST',
  'COLLECTION_ITEM_CHANGED',
  'COLLECTION_ITEM_EXISTS',
  'COLLECTION_ITEM_UNKNOWN',
  'COLLECTION_LIMIT',
  'COLLECTION_NAME_TAKEN',
  'COLLECTION_UNKNOWN',
  'COLLECTIONS_FULL',
  'CSRF_TOKEN_WRONG',
  'DOCUMENT_UNKNOWN',
  'FEATURE_UNKNOWN',
  'INPUT_INVALID',
  'SHARE_UNKNOWN',
  'STAFF_ONLY',
  'TOO_MANY_REQUESTS',
  'WATCHES_FULL',
  'WATCH_UNKNOWN',
  'SITE_IN_TROUBLE',
]);

interface RefusalProps {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** As the API says it, in English. */
  readonly message: string;
}

/** Why a call was refused, in the language of the page. */
function Refusal({ code, values, message }: RefusalProps) {
  const text = useText();
  const said = told.has(code) ? text(`plus-refused-${code.toLowerCase().replaceAll('_', '-')}`, values) : message;
  return text('plus-refused', { message: said });
}

export const refusal = definePiece({ component: Refusal, messages: words });
