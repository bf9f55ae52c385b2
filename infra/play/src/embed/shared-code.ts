import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { openCallBuckets } from '@webdocs/limits/call-buckets';
import { networkOf } from '@webdocs/limits/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayOptions } from '../play-options.ts';

/** Of one network. A caller who guesses ids finds one of a million playgrounds in 3,700 years. */
const rate = { burst: 120, perMinute: 600 };

type SharedCodeOptions = Pick<PlayOptions, 'readShared' | 'report'>;

/** Answers with the code of a playground, as the API does for a stranger: who shows it is another site. Failures go by their code. */
export function sharedCode({ readShared, report }: SharedCodeOptions) {
  const buckets = openCallBuckets();

  return async (id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // What staff hide is gone at once.
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    const wait = buckets.take('embedded code', networkOf(request.ip), rate);
    if (wait > 0) return tell(reply.header('retry-after', wait), new Failure('TOO_MANY_REQUESTS'));
    try {
      return reply
        .code(200)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(await readShared(id)));
    } catch (thrown) {
      if (thrown instanceof Failure && (thrown.status < 500 || thrown.status === 503)) return tell(reply, thrown);
      const failure = new Failure('SAMPLE_FRAME_FAILED', { address: `/code/${id}`, cause: causeOf(thrown) }, { cause: thrown });
      report(failure);
      return tell(reply, failure);
    }
  };
}

function tell(reply: FastifyReply, { code, status }: Failure): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify({ code }));
}
