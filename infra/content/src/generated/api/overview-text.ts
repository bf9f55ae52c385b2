import type { Composer, Surroundings } from '../facts.ts';
import type { IdlInterface } from '../../data/idl/interface-table.ts';
import { banners, closing, linkTo } from '../page-parts.ts';
import { bullets, enumeration, macro, paragraphs, section, terms } from '../page-text.ts';
import type { PlannedPage } from '../planned-page.ts';
import type { ReviewedApi } from '../reviewed/reviewed-schema.ts';

/** One page about an API: what its standards define and what they add to others. */
export const overviewText: Composer = (page, around) => {
  const api = Object.values(around.reviewed.apis).find(({ slug }) => slug === page.slug);
  const interfaces = api ? interfacesOf(api, around) : [];
  const titles = page.specUrls.flatMap((address) => around.data.specifications?.of(address) ?? []);
  return paragraphs(
    banners(page),
    api?.definition ?? definitionOf(page, [...new Set(titles)]),
    section('Interfaces', terms(interfaces.flatMap(({ name }) => termOf(name, around)))),
    section('Additions to other interfaces', bullets(api ? additionsOf(api, around) : [])),
    closing(page, around, api?.see),
    macro('DefaultAPISidebar', page.title),
  );
};

function definitionOf({ title }: PlannedPage, standards: readonly string[]): string {
  const others = standards.filter((standard) => standard !== title);
  if (others.length === 0) return `The **${title}** has a standard of its own, which is called like it.`;
  return `The **${title}** is defined in ${enumeration(others.map((standard) => `_${standard}_`))}.`;
}

function termOf(name: string, around: Surroundings): Array<[string, string | undefined]> {
  const link = linkTo(`Web/API/${name}`, around);
  const written = Object.hasOwn(around.reviewed.interfaces, name) ? around.reviewed.interfaces[name]?.definition : undefined;
  return link ? [[link, written]] : [];
}

/** The interfaces that the standards of an API define. */
export function interfacesOf({ standards }: ReviewedApi, { interfaces }: Pick<Surroundings, 'interfaces'>): IdlInterface[] {
  return Object.values(interfaces.interfaces)
    .filter(({ standard }) => standards.includes(standard))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function additionsOf({ standards }: ReviewedApi, around: Surroundings): string[] {
  return Object.values(around.interfaces.interfaces).flatMap(({ name, standard, members, kind }) =>
    standards.includes(standard)
      ? []
      : [
          ...new Set(
            members
              .filter((member) => member.standard && standards.includes(member.standard))
              .map((member) => member.name + (member.isStatic || kind === 'namespace' ? '_static' : '')),
          ),
        ].flatMap((member) => {
          const page = around.page(`Web/API/${name}/${member}`);
          return page ? [`[\`${name}.${page.shortTitle}\`](/en-US/docs/${page.slug})`] : [];
        }),
  );
}
