import { accounts } from './benchmarks/accounts.ts';
import { ads } from './benchmarks/ads.ts';
import { answers } from './benchmarks/answers.ts';
import { bytes } from './benchmarks/bytes.ts';
import { composition } from './benchmarks/composition.ts';
import { content } from './benchmarks/content.ts';
import { dashboard } from './benchmarks/dashboard.ts';
import { deploys } from './benchmarks/deploys.ts';
import { document } from './benchmarks/document.ts';
import { firstTouch } from './benchmarks/first-touch.ts';
import { house } from './benchmarks/house.ts';
import { hydrate } from './benchmarks/hydrate.ts';
import { members } from './benchmarks/members.ts';
import { model } from './benchmarks/model.ts';
import { navigation } from './benchmarks/navigation.ts';
import { observatory } from './benchmarks/observatory.ts';
import { packs } from './benchmarks/packs.ts';
import { play } from './benchmarks/play.ts';
import { reading } from './benchmarks/reading.ts';
import { reference } from './benchmarks/reference.ts';
import { search } from './benchmarks/search.ts';
import { server } from './benchmarks/server.ts';
import { start } from './benchmarks/start.ts';
import { telemetry } from './benchmarks/telemetry.ts';
import { updates } from './benchmarks/updates.ts';
import { words } from './benchmarks/words.ts';
import type { Benchmark } from './figure.ts';

/** In the order of the report. */
export const benchmarks: readonly Benchmark[] = [
  bytes,
  words,
  hydrate,
  reading,
  firstTouch,
  navigation,
  play,
  document,
  server,
  composition,
  deploys,
  start,
  accounts,
  content,
  packs,
  search,
  answers,
  model,
  updates,
  telemetry,
  members,
  ads,
  dashboard,
  observatory,
  reference,
  house,
];
