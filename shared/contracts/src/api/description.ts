import * as v from 'valibot';
import type { Call, Resource } from './call.ts';
import { pure } from '../pure.ts';

/** Below it every address is the API's: what no call answers is answered with an error. */
export const apiRoot = '/api';

export const readVersion = {
  name: 'readVersion',
  method: 'GET',
  path: '/api/v1/info',
  reply: /* @__PURE__ */ pure(() => v.object({ version: v.string() })),
} as const satisfies Call;
export const readDescription = {
  name: 'readDescription',
  method: 'GET',
  path: '/api/openapi.json',
  reply: /* @__PURE__ */ pure(() => v.looseObject({ openapi: v.string() })),
} as const satisfies Call;
export const readDocs = { name: 'readDocs', method: 'GET', path: '/api/docs' } as const satisfies Call;
export const readDocsLook = { name: 'readDocsLook', method: 'GET', path: '/standalone/{file}' } as const satisfies Call;
export const readDocsStyles = { name: 'readDocsStyles', method: 'GET', path: '/api/docs.css' } as const satisfies Call;

const reads = { tag: 'Description', who: 'anyone', limit: 'reading', listener: 'public' } as const;

/** What the API says of itself. */
export const description = /* @__PURE__ */ pure(
  () =>
    ({
      readVersion: { ...readVersion, ...reads, purpose: 'Tells the version of the API.', replies: { 200: 'The version.' } },
      readDescription: {
        ...readDescription,
        ...reads,
        purpose: 'Describes every call for programs, as OpenAPI 3.1.',
        replies: { 200: 'The description.' },
      },
      readDocs: {
        ...readDocs,
        ...reads,
        purpose: 'Describes every call on a page for developers.',
        replies: { 200: 'A page.' },
        kind: 'text/html',
      },
      readDocsLook: { ...readDocsLook, ...reads, purpose: 'Stylesheet, icon and fonts of that page.', replies: { 200: 'The file.' } },
      readDocsStyles: {
        ...readDocsStyles,
        ...reads,
        purpose: 'What the stylesheet of that page has beside others.',
        replies: { 200: 'A stylesheet.' },
        kind: 'text/css',
      },
    }) as const satisfies Resource,
);
