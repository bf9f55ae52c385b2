import { addressOf } from '@webdocs/contracts/reader/address';
import type { Page } from '@webdocs/contracts/page/page';
import { readPage } from '@webdocs/contracts/page/read-page';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { factsAt, traitsOf } from '@webdocs/contracts/remote/page-facts';
import type { Release } from '@webdocs/contracts/remote/release';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { LiveSite } from '../composition/live-site.ts';
import { configurationIn } from '../document/configuration-in.ts';
import { compatOfPage } from '../fragments/compat-of-page.ts';
import { lightPage } from '../fragments/light-page.ts';
import type { BundleReference, RenderJob } from '../fragments/render-job.ts';
import type { GatewayServices } from '../gateway-services.ts';

/** A part with a page to draw it with; in a slot where that is what it is for. */
export interface FixtureJob {
  readonly part: string;
  /** Which of the fixtures of its part it is, for people. */
  readonly fixture: string;
  /** Undefined where the fixture is no page. */
  readonly job: RenderJob | undefined;
}

/** Every part of a release with each of its fixtures, as a reader of that page would get it. */
export function fixtureJobs(release: Release, site: LiveSite, services: GatewayServices): FixtureJob[] {
  const { definition, fixtures = {} } = release;
  return Object.keys(definition.parts).flatMap((part) => {
    const slots = definition.fills.filter((fill) => fill.part === part).map(({ slot }) => slot);
    return (fixtures[part] ?? []).flatMap((given, index): FixtureJob[] => {
      const page = readPage(given);
      const fixture = `fixture ${index + 1}${page ? ` (${page.url})` : ''}`;
      if (!page) return [{ part, fixture, job: undefined }];
      // Where it is shown is all by which slots differ: the first page does for each, the others for one.
      const places = slots.length === 0 ? [undefined] : slots.slice(0, index === 0 ? undefined : 1);
      return places.map((slot) => ({
        part,
        fixture: slot === undefined ? fixture : `${fixture} in slot ${slot}`,
        job: jobOf(release, { part, page, slot }, site, services),
      }));
    });
  });
}

function jobOf(
  { name, version }: Release,
  { part, page, slot }: { readonly part: string; readonly page: Page; readonly slot: SlotName | undefined },
  site: LiveSite,
  services: GatewayServices,
): RenderJob {
  const address = addressOf(page.url);
  const compat = slot === undefined ? compatOfPage(page, services.content) : undefined;
  return {
    shell: site.bundles.shell as BundleReference,
    bundle: site.bundles[name] as BundleReference,
    request: {
      part,
      props: {
        page: slot === undefined ? page : lightPage(page),
        address,
        traits: traitsOf(factsAt(site.declared.pages, address.pathname)),
        ...(slot === undefined ? {} : { slot }),
        ...(compat ? { compat } : {}),
      },
      facts: startFacts(page, address, name),
      configuration: configurationIn(address.locale, services, site.declared),
      version,
      slotMark: services.slotMark,
    },
  };
}
