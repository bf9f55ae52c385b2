import type { CampaignTerms, PlacementSection } from '@webdocs/contracts/api/campaigns';

/** The terms of a campaign as they are typed. */
export interface TermsDraft {
  readonly name: string;
  readonly advertiser: string;
  readonly kind: CampaignTerms['kind'];
  readonly startsOn: string;
  readonly endsOn: string;
  /** Codes, with commas or spaces between them. */
  readonly countries: string;
  readonly sections: readonly PlacementSection[];
  readonly priority: string;
  readonly weight: string;
  readonly viewsADay: string;
  readonly viewsInAll: string;
  /** In whole units of money, with two places. */
  readonly budget: string;
  readonly price: string;
}

export function emptyTerms(today: string): TermsDraft {
  return {
    name: '',
    advertiser: '',
    kind: 'paid',
    startsOn: today,
    endsOn: '',
    countries: '',
    sections: [],
    priority: '0',
    weight: '1',
    viewsADay: '',
    viewsInAll: '',
    budget: '',
    price: '',
  };
}

export function draftOf(terms: CampaignTerms): TermsDraft {
  return {
    name: terms.name,
    advertiser: terms.advertiser,
    kind: terms.kind,
    startsOn: terms.starts_on,
    endsOn: terms.ends_on ?? '',
    countries: terms.countries.join(', '),
    sections: terms.sections,
    priority: String(terms.priority),
    weight: String(terms.weight),
    viewsADay: shown(terms.views_a_day),
    viewsInAll: shown(terms.views_in_all),
    budget: shown(terms.budget, 100),
    price: shown(terms.price, 100),
  };
}

export function termsOf(draft: TermsDraft): CampaignTerms {
  return {
    name: draft.name,
    advertiser: draft.advertiser,
    kind: draft.kind,
    starts_on: draft.startsOn,
    ends_on: draft.endsOn || null,
    countries: draft.countries
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    sections: [...draft.sections],
    priority: Number(draft.priority),
    weight: Number(draft.weight),
    views_a_day: typed(draft.viewsADay),
    views_in_all: typed(draft.viewsInAll),
    budget: typed(draft.budget, 100),
    price: typed(draft.price, 100),
  };
}

function shown(value: number | null, parts = 1): string {
  return value === null ? '' : String(value / parts);
}

function typed(text: string, parts = 1): number | null {
  return text.trim() === '' ? null : Math.round(Number(text) * parts);
}
