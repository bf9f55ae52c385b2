import { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { EndpointTrouble } from './endpoint-trouble.ts';
import type { ModelEndpoint } from './model-endpoint.ts';

const ModelListSchema = v.object({ data: v.array(v.object({ id: v.pipe(v.string(), v.maxLength(300)) })) });
const mostBytes = 4 * 1024 * 1024;
const mostNamed = 20;

/**
 * The name of the model that is asked: the one that was named, or the only one that the server has. Fails as AI_MODEL_UNKNOWN or
 * EndpointTrouble.
 */
export async function knownModel(endpoint: ModelEndpoint, wanted: string, signal: AbortSignal): Promise<string> {
  const names = await namesOf(endpoint, wanted, signal);
  // Not every server has a list; what was named is taken as it is.
  if (!names) return wanted;
  if (!wanted) {
    const [only, ...more] = names;
    if (only !== undefined && more.length === 0) return only;
  }
  // Servers of this machine name a model with a version, and are asked without it.
  const found = names.find((name) => name === wanted) ?? names.find((name) => wanted && name === `${wanted}:latest`);
  if (found !== undefined) return found;
  const known = names.length > 0 ? names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ', …' : '') : 'none';
  throw new Failure('AI_MODEL_UNKNOWN', { address: endpoint.address, model: wanted || '(none is named)', known });
}

async function namesOf(endpoint: ModelEndpoint, wanted: string, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    const list = v.safeParse(ModelListSchema, await endpoint.json({ method: 'GET', path: '/models', signal }, mostBytes));
    if (list.success) return list.output.data.map(({ id }) => id);
  } catch (thrown) {
    const hasNoList = thrown instanceof EndpointTrouble && (thrown.status === 404 || thrown.status === 405 || thrown.status === 501);
    if (!hasNoList) throw thrown;
  }
  if (wanted) return undefined;
  throw new EndpointTrouble('away', 'it has no list of models, and WEBDOCS_AI_MODEL names none');
}
