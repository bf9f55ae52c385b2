import { serverEntry } from '@webdocs/remote-kit/server';
import { articleEndMessages } from '../article-end-messages.ts';
import { compatibilityMessages } from '../compatibility-messages.ts';
import { withDrawnTables } from '../features/compatibility/drawn-tables.tsx';
import { compatTable } from '../pages/compat-table.tsx';
import { documentPage } from '../pages/document-page.tsx';
import { feedbackPage } from '../pages/feedback-page.tsx';
import { playPage } from '../pages/play-page.tsx';
import { withPiecesAtHand } from '../pages/with-pieces-at-hand.tsx';
import { writersPage } from '../pages/writers-page.tsx';
import { definition } from '../../definition.ts';

export default serverEntry(definition, {
  page: withPiecesAtHand(withDrawnTables(documentPage, compatibilityMessages), articleEndMessages),
  feedback: feedbackPage,
  play: playPage,
  writers: writersPage,
  'compat-table': compatTable,
});
