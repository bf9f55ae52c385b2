import { writeFileSync } from 'node:fs';
import { completionNamesFile, completionNamesText } from './completion-names-file.ts';

writeFileSync(completionNamesFile, completionNamesText());
