import type { Configuration } from '@webdocs/configuration/read-configuration';
import { Failure } from '@webdocs/contracts/failures/failure';
import { modelSettingsOf } from '../../start/model-settings-of.ts';
import { isLoopback } from './examined-settings.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

const subject = 'model of AI Help';
const withinMs = 5000;

/** Whether the model that was named is there, and who can read what is asked on its way. No question is sent. */
export async function modelFindings(ai: Configuration['server']['ai']): Promise<Finding[]> {
  try {
    const settings = modelSettingsOf(ai);
    if (!settings) return [ok(subject, 'none: answers come from data and pages, and no question leaves the site')];
    const { examineModel } = await import('@webdocs/answers/examine-model');
    const name = await examineModel(settings, AbortSignal.timeout(withinMs));
    return [ok(subject, `${name} at ${new URL(settings.address).host}`), transport(new URL(settings.address))];
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    return [bad(subject, thrown.message, thrown.remedy)];
  }
}

function transport({ protocol, hostname, host }: URL): Finding {
  const name = 'connection to the model';
  if (protocol === 'https:') return ok(name, 'encrypted');
  if (isLoopback(hostname)) return ok(name, 'stays on this machine');
  return warn(
    name,
    `to ${host} without TLS: questions can be read on the way`,
    'Name an https address as WEBDOCS_AI_ADDRESS, if the server has one.',
  );
}
