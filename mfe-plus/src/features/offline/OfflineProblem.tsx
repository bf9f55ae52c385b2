import type { FromWorker } from '@webdocs/contracts/offline/worker-messages';
import { Button } from '@webdocs/design/Button';
import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';

interface OfflineProblemProps {
  readonly problem: unknown;
  readonly pong: FromWorker | undefined;
  readonly again: () => void;
}

/** Which words tell of a failure; all others are told in general ones. */
const words: Readonly<Record<string, string>> = {
  PACK_NO_ROOM: 'pack-no-room',
  PACK_TAMPERED: 'pack-tampered',
  PACK_FOREIGN: 'pack-tampered',
  PACK_TRUNCATED: 'pack-truncated',
  PACK_REORDERED: 'pack-reordered',
  PACK_UNSIGNED: 'pack-unsigned',
  PACK_KEYS_UNUSABLE: 'pack-keys-unusable',
  PACKS_NOT_READY: 'packs-not-ready',
  PACKS_OFF: 'packs-off',
  PACK_NOT_FETCHED: 'offline-file-missing',
  PACK_UNKNOWN: 'offline-file-missing',
  OFFLINE_FILE_MISSING: 'offline-file-missing',
  OFFLINE_FILES_CHANGED: 'offline-file-missing',
};

/** Why nothing can be fetched, or why the last run ended. */
export function OfflineProblem({ problem, pong, again }: OfflineProblemProps) {
  const text = useText();
  const code = codeOf(problem) ?? pong?.status.failure?.code;
  if (code === undefined) return null;
  const failed = pong?.status.areas.find(({ failure }) => failure);
  const pack = text(`plus-offline-area-${failed?.area ?? 'site'}`);
  return (
    <Note kind="warning" title={text('plus-offline-problem')}>
      {text(`plus-offline-${words[code] ?? 'offline-failed'}`, { pack })}{' '}
      <Button size="small" onClick={again}>
        {text('plus-offline-again')}
      </Button>
    </Note>
  );
}

function codeOf(problem: unknown): string | undefined {
  if (problem === undefined) return undefined;
  const { code, values } = problem as { code?: unknown; values?: { name?: unknown } };
  // What the API answers with has its name in the values.
  return [values?.name, code].find((one): one is string => typeof one === 'string') ?? 'OFFLINE_FAILED';
}
