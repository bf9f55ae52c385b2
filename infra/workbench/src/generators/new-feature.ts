import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { deployableNames, repositoryRoot } from '../repository.ts';
import { featureFiles } from './feature-files.ts';
import { writeFiles } from './write-files.ts';

const [remote = '', feature = ''] = process.argv.slice(2);

try {
  const remotes = deployableNames().filter((name) => name !== 'shell');
  if (!remotes.includes(remote)) throw new Failure('REMOTE_UNKNOWN', { remote: remote || '(none)', known: remotes.join(', ') });
  const files = featureFiles(remote, feature);
  await writeFiles(repositoryRoot, files);
  console.log(`${Object.keys(files).join('\n')}

What is left for you:
  Write the rule and its test first, then the component.
  Place the component in a page of ${remote}/src/pages, and join its words with those of the page: messages: joinCatalogues(words, …).
  npm test -- unit ${remote}/src/features/${feature}`);
} catch (thrown) {
  console.error(thrown instanceof Failure ? `${thrown.code}  ${thrown.message}\n-> ${thrown.remedy}` : causeOf(thrown));
  process.exitCode = 1;
}
