import { text } from './kinds.ts';
import { addressesOfCountries, adServerAddress } from './kinds-of-ads.ts';
import type { Setting } from './setting.ts';

/** Ads of another network, in places for which this site has sold none. */
export const adSettings = {
  'ads.server': {
    variable: 'WEBDOCS_AD_SERVER',
    kind: adServerAddress,
    default: '',
    because: 'the site shows its own campaigns until a network is named',
    meaning:
      'Address of the decision call of an ad server that speaks as EthicalAds does, such as https://server.example.org/api/v1/decision/. It is told the section of a page, the name of a browser and one address for each country, and meets no reader before a click',
  },
  'ads.publisher': {
    variable: 'WEBDOCS_AD_SERVER_PUBLISHER',
    kind: text(100, { mayBeEmpty: true }),
    default: '',
    because: 'the network gives it',
    meaning: 'How the network calls this site',
  },
  'ads.token': {
    variable: 'WEBDOCS_AD_SERVER_TOKEN',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'not every server asks for one',
    meaning: 'By which the ad server knows this site',
    secret: true,
  },
  'ads.countries': {
    variable: 'WEBDOCS_AD_SERVER_COUNTRIES',
    kind: addressesOfCountries,
    default: '',
    because: 'only countries that are named are told of',
    meaning: 'For each country an address by which the ad server sees it, in place of those of its readers',
  },
} as const satisfies Record<string, Setting>;
