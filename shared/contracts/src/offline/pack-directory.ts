import * as v from 'valibot';
import { pure } from '../pure.ts';

const Count = /* @__PURE__ */ pure(() => v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** How a block is in the file. What is packed by itself, such as a picture, is stored as it is. */
export const blockMethods = ['deflate-raw', 'stored'] as const;

/** Where the blocks are follows from how long they are: they lie one after another, without gaps, after the directory. */
const Block = /* @__PURE__ */ pure(() =>
  v.tuple([
    /* bytes in the file */ Count,
    /* bytes as they were */ Count,
    v.picklist(blockMethods),
    /* SHA-256 of the bytes in the file, in base64 */ v.pipe(v.string(), v.base64(), v.length(44)),
  ]),
);
export type PackBlock = v.InferOutput<typeof Block>;

/** Text that is mostly that of another page is kept as `spliced-text.ts` says. */
const Form = /* @__PURE__ */ pure(() => v.picklist(['plain', 'spliced']));

const Entry = /* @__PURE__ */ pure(() =>
  v.union([
    v.strictTuple([/* path */ v.string(), /* block */ Count, /* first byte in it */ Count, /* bytes */ Count, Form]),
    v.strictTuple([
      v.string(),
      Count,
      Count,
      Count,
      Form,
      /* title, of documents */ v.string(),
      /* address as it is published */ v.string(),
    ]),
  ]),
);
export type PackEntry = v.InferOutput<typeof Entry>;

/** What a pack holds: JSON, deflated, after its header. */
export const PackDirectorySchema = /* @__PURE__ */ pure(() =>
  v.object({
    blocks: v.array(Block),
    /** Sorted by their paths, which `packPath` makes of addresses. */
    entries: v.array(Entry),
    /** Blocks of the pages by which others are kept: each is one page. */
    bases: v.array(Count),
    /** In an update pack: paths of the version before that are no more. */
    removed: v.array(v.string()),
  }),
);
export type PackDirectory = v.InferOutput<typeof PackDirectorySchema>;
