import { Failure } from '@webdocs/contracts/failures/failure';
import { knownModel } from './known-model.ts';
import { ModelEndpoint, troubleOf, type EndpointOptions } from './model-endpoint.ts';

/** The name of the model that would be asked. Fails as AI_MODEL_AWAY or AI_MODEL_UNKNOWN; no question is sent. */
export async function examineModel(options: EndpointOptions & { readonly model: string }, signal: AbortSignal): Promise<string> {
  const endpoint = new ModelEndpoint(options);
  try {
    return await knownModel(endpoint, options.model, signal);
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    throw new Failure('AI_MODEL_AWAY', { address: endpoint.address, cause: troubleOf(thrown, signal).message }, { cause: thrown });
  }
}
