import * as v from 'valibot';
import { pure } from '../pure.ts';
import type { Call } from './call.ts';

/** A module that code may import, and where it is for the frame that runs the code. */
const PlayModuleSchema = /* @__PURE__ */ pure(() => v.object({ name: v.string(), address: v.string() }));
export const PlayModulesSchema = /* @__PURE__ */ pure(() =>
  v.object({
    modules: v.array(PlayModuleSchema),
    /** Origins from which any module may come. */
    hosts: v.array(v.string()),
  }),
);
/** What code may import, as the operator of the site has configured it. */
export type PlayModules = v.InferOutput<typeof PlayModulesSchema>;

export const listPlayModules = {
  name: 'listPlayModules',
  method: 'GET',
  path: '/api/v1/play/modules',
  reply: PlayModulesSchema,
} as const satisfies Call;
