import * as v from 'valibot';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';

/** The five places for a message, as requests name them. */
export const placementSlots = ['side', 'top', 'hpMain', 'hpFooter', 'bottom'] as const;
export type PlacementSlot = (typeof placementSlots)[number];

/** Codes of another version are not read. */
export const placementVersion = 2;

/** What a request says of its page is its section, and nothing of its reader. */
const keyword = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,60}$/, 'must be a word in snake_case')));

export const PlacementWishSchema = /* @__PURE__ */ pure(() =>
  v.object({
    keywords: v.pipe(v.array(keyword), v.maxLength(20)),
    pongs: v.pipe(v.array(v.picklist(placementSlots)), v.maxLength(placementSlots.length)),
    /** A code of a creative that staff look at before readers do. */
    preview: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
);
export type PlacementWish = v.InferOutput<typeof PlacementWishSchema>;

const color = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a color like #0a84ff')));

/** Colors of a creative, light and dark: all of them or none. */
export const CreativeColorsSchema = /* @__PURE__ */ pure(() =>
  v.object({
    textColor: color,
    backgroundColor: color,
    ctaTextColor: color,
    ctaBackgroundColor: color,
    textColorDark: color,
    backgroundColorDark: color,
    ctaTextColorDark: color,
    ctaBackgroundColorDark: color,
  }),
);
export type CreativeColors = v.InferOutput<typeof CreativeColorsSchema>;

/** Why a place stays with what the site says of itself. */
export const emptyStatuses = ['geo_unsupported', 'cap_reached', 'empty'] as const;
export type EmptyStatus = (typeof emptyStatuses)[number];

export const PlacedCreativeSchema = /* @__PURE__ */ pure(() =>
  v.object({
    status: v.literal('success'),
    version: v.literal(placementVersion),
    click: v.string(),
    view: v.string(),
    copy: v.string(),
    heading: v.optional(v.string()),
    cta: v.optional(v.string()),
    /** A code of the picture. */
    image: v.optional(v.string()),
    alt: v.optional(v.string()),
    colors: v.optional(CreativeColorsSchema),
  }),
);
export type PlacedCreative = v.InferOutput<typeof PlacedCreativeSchema>;

const placement = /* @__PURE__ */ pure(() =>
  v.optional(v.variant('status', [PlacedCreativeSchema, v.object({ status: v.picklist(emptyStatuses) })])),
);

/** By slot; where no place has a creative, one status says it of all. */
export const PlacementsSchema = /* @__PURE__ */ pure(() =>
  v.object({
    status: v.optional(v.picklist(emptyStatuses)),
    side: placement,
    top: placement,
    hpMain: placement,
    hpFooter: placement,
    bottom: placement,
    plusAvailable: v.boolean(),
  }),
);
export type Placements = v.InferOutput<typeof PlacementsSchema>;

/** What is answered to a request that cannot be read, or asks for no place. */
export const PlacementRefusalSchema = /* @__PURE__ */ pure(() => v.object({ status: v.picklist(['invalid', 'empty']) }));

const CodeSchema = /* @__PURE__ */ pure(() =>
  v.object({
    code: v.pipe(v.string(), v.maxLength(500)),
    version: v.optional(v.literal(String(placementVersion), `must be ${placementVersion}`), String(placementVersion)),
  }),
);

/** What answers it is in the table alone: the page does not check what its own site sends, and would bring the schema all the same. */
export const askPlacements = { name: 'askPlacements', method: 'POST', path: '/pong/get', needsNoToken: true } as const satisfies Call;
export const followPlacement = { name: 'followPlacement', method: 'GET', path: '/pong/click' } as const satisfies Call;
export const countPlacementView = {
  name: 'countPlacementView',
  method: 'POST',
  path: '/pong/viewed',
  needsNoToken: true,
} as const satisfies Call;
export const showPlacementImage = { name: 'showPlacementImage', method: 'GET', path: '/pimg/{code}' } as const satisfies Call;

const calls = { tag: 'Placements', who: 'anyone', listener: 'public' } as const;

/** What the places for messages ask and tell. None of it is kept with who asked. */
export const placements = /* @__PURE__ */ pure(
  () =>
    ({
      askPlacements: {
        ...askPlacements,
        ...calls,
        reply: PlacementsSchema,
        limit: 'reading',
        purpose: 'Chooses what is in the places of a page, by its section and the country of the request.',
        body: json(PlacementWishSchema),
        replies: { 200: 'A creative or a reason for each place, or one reason for all.' },
        refusal: {
          means: 'The request cannot be read, or asks for no place.',
          schema: PlacementRefusalSchema,
        },
      },
      followPlacement: {
        ...followPlacement,
        ...calls,
        limit: 'reading',
        isForPeople: true,
        purpose: 'Counts a click and leads to what the creative is of.',
        query: CodeSchema,
        replies: { 302: 'To the page of the advertiser, which is not told where its reader comes from.' },
        failures: ['PLACEMENT_LINK_FOREIGN', 'PLACEMENT_CODE_UNKNOWN'],
      },
      countPlacementView: {
        ...countPlacementView,
        ...calls,
        limit: 'reading',
        purpose: 'Counts that a creative was in view, once for each time that it was placed.',
        query: CodeSchema,
        replies: { 201: 'Counted, or counted before.' },
        failures: ['PLACEMENT_CODE_UNKNOWN'],
      },
      showPlacementImage: {
        ...showPlacementImage,
        ...calls,
        limit: 'reading',
        purpose: 'Sends the picture of a creative.',
        replies: { 200: 'The picture.' },
        failures: ['PLACEMENT_IMAGE_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
