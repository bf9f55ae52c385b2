import { serverEntry } from '@webdocs/remote-kit/server';
import { withDrawnTables } from '../features/compatibility/drawn-tables.tsx';
import { compatTable } from '../pages/compat-table.tsx';
import { documentPage } from '../pages/document-page.tsx';
import { feedbackPage } from '../pages/feedback-page.tsx';
import { playPage } from '../pages/play-page.tsx';
import { writersPage } from '../pages/writers-page.tsx';
import { definition } from '../../definition.ts';
import { describe } from './describe.ts';

export default serverEntry(
  definition,
  {
    page: withDrawnTables(documentPage),
    feedback: feedbackPage,
    play: playPage,
    writers: writersPage,
    'compat-table': compatTable,
  },
  { describe },
);
