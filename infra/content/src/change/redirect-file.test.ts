import { DocumentIndex } from '../read/document-index.ts';
import { redirectProblems } from './redirect-file.ts';

test('an address with and without a slash at its end is a problem for writers only where the two lead to different pages', () => {
  const rows = ['/fr/docs/Old\t/fr/docs/A', '/fr/docs/Old/\t/fr/docs/A', '/fr/docs/Older\t/fr/docs/A', '/fr/docs/Older/\t/fr/docs/B'];
  const problems = redirectProblems(`${rows.join('\n')}\n`, { documents: new DocumentIndex(), posts: [] });
  expect(problems).toEqual([{ line: 4, cause: '/fr/docs/Older/ has a redirect already, on line 3' }]);
});
