import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { repositoryRoot } from '../repository.ts';
import { remoteFiles } from './remote-files.ts';
import { writeFiles } from './write-files.ts';

const [name = ''] = process.argv.slice(2);

try {
  if (!name.startsWith('mfe-')) throw new Failure('NAME_UNFIT', { name: name || '(none)' });
  const files = remoteFiles(name);
  await writeFiles(repositoryRoot, files);
  console.log(`${Object.keys(files).join('\n')}

What is left for you:
  npm install --package-lock-only    enters the new package into the lock file
  npm run dev -w ${name}    shows it inside the whole site, where an edit is on the screen at once
  npm test -- team ${name}    checks it with its tests
  npm run deploy -w ${name}    puts it into a running site`);
} catch (thrown) {
  console.error(thrown instanceof Failure ? `${thrown.code}  ${thrown.message}\n-> ${thrown.remedy}` : causeOf(thrown));
  process.exitCode = 1;
}
