import type { Failure, FailureCode } from '@webdocs/contracts/failures/failure';
import { failuresOfReleases } from '@webdocs/contracts/failures/failures-of-releases';

/** With what `site` ends; a pipeline can rely on it. */
export const exitCodes = {
  0: 'done',
  1: 'failed; the message says what and what to do',
  2: 'misused: the command, its flags or the settings are wrong, and nothing was done',
  3: 'refused by the site: the gate, the registry or a missing permission; nothing has changed',
  4: 'no site runs there, or it does not answer',
  5: 'not known: the site was lost while it tried a change; `site status` and `site history` say what came of it',
} as const;
export type ExitCode = keyof typeof exitCodes;

const codeOf: Partial<Record<FailureCode, ExitCode>> = {
  COMMAND_MISUSED: 2,
  CONFIGURATION_INVALID: 2,
  DATABASE_URL_MALFORMED: 2,
  DATABASE_NOT_MADE: 2,
  ADDRESS_FOREIGN: 2,
  OPERATOR_TOKEN_WRONG: 3,
  TOKEN_ENDED: 3,
  TOKEN_OF_OTHER_TEAM: 3,
  UPLOAD_REFUSED: 3,
  UPLOAD_TOO_LARGE: 3,
  SITE_NOT_RUNNING: 4,
  SITE_STOPPING: 4,
  CHANGE_OUTCOME_UNKNOWN: 5,
};

export function exitCodeOf({ code, status }: Failure): ExitCode {
  // What a release or a change of it is refused for has a status of the client's side: 404, 409, 422.
  const isRefusal = code in failuresOfReleases && status >= 400 && status < 500;
  return codeOf[code] ?? (isRefusal ? 3 : 1);
}
