import type { FastifyInstance } from 'fastify';
import { Failure, causeOf } from '@webdocs/contracts/failures/failure';

const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const longestBytes = 16_384;

/** Lets the routes of a scope take forms: beacons and plain HTML forms send nothing else. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    kinds,
    { parseAs: 'buffer', bodyLimit: longestBytes },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const headers = { 'content-type': String(request.headers['content-type']) };
      try {
        return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
      } catch (thrown) {
        throw new Failure('INPUT_INVALID', { list: `The form cannot be read: ${causeOf(thrown)}` });
      }
    },
  );
}
