import { Script } from 'node:vm';
import { longestCheck, mostMarks } from '@webdocs/contracts/samples/sample-messages';

/** One point of a list that a learner works off. */
export interface SampleCheck {
  readonly sentence: string;
  /** An expression that the frame of the sample evaluates: what it made passes when the value is true. */
  readonly check: string;
}

export interface ReadChecks {
  readonly marks: readonly SampleCheck[];
  readonly complaints: readonly string[];
}

/**
 * The marks of a sample as they are written: lines that begin with a hyphen are sentences, what is indented below one is its
 * check. What cannot be checked is left out, and told of.
 */
export function readSampleChecks(source: string): ReadChecks {
  const written: Array<{ sentence: string; check: string[] }> = [];
  const complaints: string[] = [];
  for (const line of source.split('\n')) {
    const own = written.at(-1);
    const sentence = /^-(?:\s+(.*))?$/.exec(line)?.[1]?.trim();
    if (line.startsWith('-')) written.push({ sentence: sentence ?? '', check: [] });
    else if (/^\s+\S/.test(line) && own) own.check.push(line.trim());
    else if (line.trim()) complaints.push(`"${line.trim()}" is neither a sentence after a hyphen nor an indented check`);
  }
  const marks = written.flatMap(({ sentence, check }) => {
    const mark = { sentence, check: check.join('\n') };
    const complaint = complaintAbout(mark);
    if (complaint !== undefined) complaints.push(complaint);
    return complaint === undefined ? [mark] : [];
  });
  if (written.length === 0) complaints.push('There is no mark in it');
  if (marks.length > mostMarks) complaints.push(`There are ${marks.length} marks; the list ends after ${mostMarks}`);
  return { marks: marks.slice(0, mostMarks), complaints };
}

function complaintAbout({ sentence, check }: SampleCheck): string | undefined {
  if (!sentence) return `A mark has no sentence: ${check || '-'}`;
  if (!check) return `The mark "${sentence}" has no check`;
  if (check.length > longestCheck) return `The check of "${sentence}" is longer than ${longestCheck} characters`;
  const flaw = syntaxFlawOf(check);
  return flaw === undefined ? undefined : `The check of "${sentence}" cannot be read: ${flaw}`;
}

/** Read by the engine, and never run here. */
function syntaxFlawOf(check: string): string | undefined {
  try {
    new Script(`async () => (\n${check}\n)`);
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}
