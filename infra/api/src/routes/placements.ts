import { placementSections, type PlacementSection } from '@webdocs/contracts/api/campaigns';
import { PlacementWishSchema, placements as calls } from '@webdocs/contracts/api/placements';
import { Failure } from '@webdocs/contracts/failures/failure';
import { userAgentFamily } from '@webdocs/contracts/telemetry/user-agent-family';
import type { Placements } from '@webdocs/placements';
import { securityHeaders } from '@webdocs/standalone-pages';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isOptedOut } from '../protection/opted-out.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { countryOf } from '../use-cases/visitor-country.ts';
import { answering } from './answer.ts';

interface PlacementSite {
  readonly placements: Placements;
  readonly countryHeader: string | null;
  readonly publicOrigin: string | null;
  readonly isPlusAvailable: boolean;
  readonly isSecure: boolean;
}

const oneDaySeconds = 24 * 60 * 60;

/** What is in the places for messages. No cookie is read here: who asks is not known, and not counted. */
export function placements(server: FastifyInstance, site: PlacementSite): void {
  const answer = answering(server);

  answer(
    calls.askPlacements,
    async ({ request, reply }) => {
      const { success, output: wish } = v.safeParse(PlacementWishSchema, request.body);
      if (!success) return reply.code(400).send({ status: 'invalid' });
      if (wish.pongs.length === 0) return reply.code(400).send({ status: 'empty' });
      const placed = await site.placements.place({
        slots: wish.pongs,
        sections: wish.keywords.filter(isSection),
        preview: wish.preview,
        isCounted: !isOptedOut(request),
        browser: userAgentFamily(request.headers['user-agent'] ?? ''),
        country: countryOf(site.countryHeader ? request.headers[site.countryHeader] : undefined).country_iso,
      });
      return { ...placed, plusAvailable: site.isPlusAvailable };
    },
    { readsItself: true },
  );

  answer(calls.followPlacement, async ({ request, reply, query: { code } }) => {
    requireOwnPage(request, site.publicOrigin);
    const target = await site.placements.click(code);
    return reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }).redirect(target, 302);
  });

  answer(calls.countPlacementView, async ({ request, query: { code } }) =>
    site.placements.view(code, userAgentFamily(request.headers['user-agent'] ?? '')),
  );

  answer(calls.showPlacementImage, async ({ reply, params: { code } }) => {
    const { type, bytes } = await site.placements.image(code);
    const headers = { ...securityHeaders({ isSecure: site.isSecure }), 'cache-control': `public, max-age=${oneDaySeconds}` };
    return reply.headers(headers).type(type).send(bytes);
  });
}

function isSection(keyword: string): keyword is PlacementSection {
  return (placementSections as readonly string[]).includes(keyword);
}

/** A link of an ad elsewhere would count clicks that no reader of this site made. */
function requireOwnPage(request: FastifyRequest, publicOrigin: string | null): void {
  const { referer = '' } = request.headers;
  const isOurs = URL.canParse(referer) && new URL(referer).host === new URL(siteOrigin(request, publicOrigin)).host;
  if (!isOurs) throw new Failure('PLACEMENT_LINK_FOREIGN');
}
