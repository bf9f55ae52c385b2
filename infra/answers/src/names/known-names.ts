import { memberKind } from '@webdocs/reference/member-kind';
import type { OpenData } from '@webdocs/reference/open-data';
import { inTurns } from './in-turns.ts';
import type { Certainty, KnownThing, Spelling, ThingKind } from './known-thing.ts';

/** Everything that has a name in the open data, by all its spellings, in small letters. */
export class KnownNames {
  readonly #spellings = new Map<string, Spelling[]>();
  readonly #byKey = new Map<string, KnownThing>();

  private constructor(readonly data: OpenData) {}

  /** Takes a second or two of a slow machine, in turns with everything else. */
  static async read(data: OpenData): Promise<KnownNames> {
    const names = new KnownNames(data);
    await inTurns(names.#reading());
    return names;
  }

  *#reading(): Generator<void> {
    for (const key of this.data.compat?.keys() ?? []) yield this.#addKey(key, key.split('.'));
    for (const { id, name } of this.data.features?.names() ?? []) yield this.#addFeature(id, name);
  }

  /** What a text may be the name of. Members are kept once, as `array.at`, and found by each way to write them. */
  spelled(text: string): readonly Spelling[] {
    const written = text.toLowerCase();
    const known = this.#spellings.get(written) ?? [];
    const bare = written.replace(/\(\)$/, '');
    if (/^[\w$]+ [\w$]+$/.test(bare)) {
      const members = this.#members(bare.replace(' ', '.')).map(({ thing }): Spelling => ({ thing, certainty: 'whole' }));
      return [...known, ...members];
    }
    if (known.length > 0) return known;
    const dotted = bare.replace(/\.prototype\.|#/, '.');
    return bare === written && dotted === written ? [] : this.#members(dotted);
  }

  #members(written: string): readonly Spelling[] {
    return (this.#spellings.get(written) ?? []).filter(({ thing }) => thing.kind === 'member');
  }

  ofKey(key: string): KnownThing | undefined {
    return this.#byKey.get(key);
  }

  #addKey(key: string, path: readonly string[]): void {
    const [area, part, name = '', member] = path;
    if (area === 'css' && part === 'properties' && path.length === 3 && name !== 'custom-property')
      this.#add('property', name, key, { whole: name });
    else if (area === 'css' && part === 'at-rules' && path.length === 3) this.#add('at-rule', `@${name}`, key, { marked: `@${name}` });
    else if (area === 'css' && part === 'selectors' && path.length === 3) this.#addSelector(key);
    else if (area === 'css' && part === 'types') this.#addFunction(key, path.at(-1) ?? '');
    else if (area === 'html' && part === 'elements' && path.length === 3)
      this.#add('element', `<${name}>`, key, { marked: `<${name}>`, bare: name });
    else if (area === 'html' && part === 'global_attributes' && path.length === 3) this.#add('attribute', name, key, { bare: name });
    else if (area === 'html' && part === 'elements' && path.length === 4 && member && /^[a-z-]+$/.test(member))
      this.#add('attribute', member, key, { bare: member, owner: name });
    else if (area === 'javascript' && part === 'builtins') this.#addBuiltin(key, path.slice(2));
    else if (area === 'api') this.#addApi(key, path.slice(1));
    else if (area === 'http' && part === 'headers' && path.length === 3)
      this.#add('header', name, key, { [name.includes('-') ? 'marked' : 'bare']: name });
    else if (area === 'http' && part === 'methods' && path.length === 3) this.#add('method-of-http', name, key, { bare: name });
    else if (area === 'javascript' && (part === 'operators' || part === 'statements') && path.length === 3)
      this.#add('syntax', name.replaceAll('_', ' '), key, { whole: name.replaceAll('_', ' ') }, false);
  }

  #addSelector(key: string): void {
    const address = this.data.compat?.statement(key)?.mdn_url ?? '';
    const written = /\/(::?[\w-]+)$/.exec(address)?.[1];
    if (written === undefined) return;
    const takes = this.data.cssFacts?.takesArguments(written) ?? false;
    const bare = written.replace(/^:+/, '');
    const thing = this.#add('selector', takes ? `${written}()` : written, key, { marked: written });
    this.#spell(`${written}()`, thing, 'marked');
    if (takes) this.#spell(`${bare}()`, thing, 'whole');
    this.#spell(bare, thing, 'bare');
    if (written.startsWith('::')) this.#spell(`:${bare}`, thing, 'whole');
  }

  #addFunction(key: string, name: string): void {
    if (!/^[a-z][\w-]*$/i.test(name) || this.data.cssGrammar?.function(name) === undefined) return;
    const thing = this.#add('css-function', `${name}()`, key, { marked: `${name}()` });
    this.#spell(name, thing, name.includes('-') ? 'whole' : 'bare');
  }

  #addBuiltin(key: string, path: readonly string[]): void {
    const [owner = '', member] = path;
    if (path.length === 1) {
      const isFunction = /^[a-z]/.test(owner) && typeof (globalThis as Record<string, unknown>)[owner] === 'function';
      const thing = this.#add('object', isFunction ? `${owner}()` : owner, key, { bare: owner });
      if (isFunction) this.#spell(`${owner}()`, thing, 'marked');
      return;
    }
    if (owner === 'Intl' && path.length === 2 && member && /^[A-Z]/.test(member)) {
      this.#add('object', `Intl.${member}`, key, { marked: `Intl.${member}`, bare: member });
      return;
    }
    if (path.length !== 2 || member === undefined || !/^\w+$/.test(member) || member === owner) return;
    const kind = memberKind([owner], member, undefined);
    const isMethod = kind?.kind === 'method';
    const between = kind && !kind.isStatic ? '.prototype.' : '.';
    this.#addMember(key, owner, member, isMethod, owner + between + member);
  }

  #addApi(key: string, path: readonly string[]): void {
    const [owner = '', given] = path;
    if (path.length === 1) {
      const isGlobal = /^[a-z]/.test(owner);
      const isFunction =
        isGlobal &&
        !/^(?:caches|console|crossOriginIsolated|crypto|indexedDB|isSecureContext|origin|performance|scheduler|trustedTypes)$/.test(owner);
      const thing = this.#add(isGlobal ? 'member' : 'object', isFunction ? `${owner}()` : owner, key, {
        [isTelling(owner) ? 'whole' : 'bare']: owner,
      });
      if (isFunction) this.#spell(`${owner}()`, thing, 'marked');
      return;
    }
    if (path.length !== 2 || given === undefined || given.endsWith('_event') || given === owner) return;
    const isStatic = given.endsWith('_static');
    const member = given.replace(/_static$/, '');
    if (!/^\w+$/.test(member)) return;
    // What belongs to every window is written without it.
    const written = owner === 'Window' ? member : `${owner}.${member}`;
    this.#addMember(key, owner, member, isStatic, written);
  }

  #addMember(key: string, owner: string, member: string, isMethod: boolean, written: string): void {
    const thing = this.#add('member', isMethod ? `${written}()` : written, key, { owner: owner.toLowerCase() });
    this.#spell(`${owner}.${member}`, thing, 'marked');
    const certainty = isTelling(member) ? 'whole' : 'bare';
    this.#spell(member, thing, certainty);
  }

  #addFeature(id: string, name: string): void {
    const shown = name.replace(/\s*\((?:css|initial support|size)\)$/i, '');
    const isCode = /^(?:<[\w-]+>|::?[\w-]+(?:\(\))?|@[\w-]+|[\w-]+\(\)|[a-z]+-[a-z-]+)$/.test(shown);
    const thing: KnownThing = { kind: 'feature', label: shown, isCode, key: undefined, feature: id, owner: undefined };
    const spellings = new Set(
      [id, id.replaceAll('-', ' '), name, shown, shown.replace(/ API$/i, ''), `${shown} API`].map((one) => one.toLowerCase()),
    );
    if (id === 'grid') spellings.add('css grid').add('grid layout');
    for (const spelling of spellings) this.#spell(spelling, thing, /^\w+$/.test(spelling) ? 'bare' : 'whole');
  }

  #add(
    kind: ThingKind,
    label: string,
    key: string,
    spelled: Partial<Record<Certainty, string>> & { readonly owner?: string },
    isCode = true,
  ): KnownThing {
    const { owner, ...spellings } = spelled;
    const thing: KnownThing = { kind, label, isCode, key, feature: this.data.features?.idOfKey(key), owner };
    this.#byKey.set(key, thing);
    for (const [certainty, spelling] of Object.entries(spellings))
      if (spelling) this.#spell(spelling, thing, certainty === 'whole' && /^[a-z]+$/.test(spelling) ? 'bare' : (certainty as Certainty));
    return thing;
  }

  #spell(spelling: string, thing: KnownThing, certainty: Certainty): void {
    const text = spelling.toLowerCase();
    const known = this.#spellings.get(text);
    if (!known) this.#spellings.set(text, [{ thing, certainty }]);
    else if (!known.some((one) => one.thing === thing)) known.push({ thing, certainty });
  }
}

/** A name of several words, written as one, is no word of everyday. */
function isTelling(name: string): boolean {
  return /[a-z][A-Z]/.test(name);
}
