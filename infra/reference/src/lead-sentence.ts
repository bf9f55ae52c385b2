/** What a member is called in its first sentence, and what the sentence says it does where only a phrase was written. */
export interface Subject {
  readonly pageType: string;
  /** The name as it is in the sentence, with its marks. */
  readonly name: string;
  /** A link to the interface. */
  readonly owner: string;
  readonly isReadonly: boolean;
}

/**
 * Words that were written for a list of members are phrases: 'Makes a blob.', 'Whether it is open.', 'The address.' At the
 * head of a page of their own they become a sentence that names its subject.
 */
export function leadOf(phrase: string, { pageType, name, owner, isReadonly }: Subject): string {
  const said = lowered(phrase);
  if (said === undefined) return phrase;
  const [first = ''] = said.split(/[\s,]/);
  switch (pageType) {
    case 'web-api-constructor':
      return isVerb(first) ? `The ${name} constructor of ${owner} objects ${said}` : phrase;
    case 'web-api-event':
      return first === 'fires' ? `The ${name} event of ${owner} objects ${said}` : phrase;
    case 'web-api-instance-method':
      return isVerb(first) ? `The ${name} method of the ${owner} interface ${said}` : phrase;
    case 'web-api-static-method':
      return isVerb(first) ? `The ${name} static method of the ${owner} interface ${said}` : phrase;
    case 'web-api-instance-property':
    case 'web-api-static-property': {
      const kind = pageType === 'web-api-static-property' ? 'static property' : 'property';
      return `The ${isReadonly ? 'read-only ' : ''}${name} ${kind} of the ${owner} interface ${predicate(said, first, isReadonly)}`;
    }
    default:
      return phrase;
  }
}

/** Attributes of markup and directives of headers: 'Keeps the element from being shown.', 'Talking to serial ports.' */
export function phraseLead(phrase: string, subject: string): string {
  const said = lowered(phrase);
  if (said === undefined) return phrase;
  const [first = ''] = said.split(/[\s,]/);
  if (questions.test(first)) return `${subject} says ${said}`;
  if (articles.test(first)) return `${subject} is ${said}`;
  if (/ing$/.test(first)) return `${subject} allows or forbids ${said}`;
  return isVerb(first) && !nouns.has(first) ? `${subject} ${said}` : phrase;
}

const questions = /^(?:whether|how|what|which|where|why|when|to|by|after)$/;
const articles = /^(?:an?|the)$/;
/** Of the words that end like a verb, those that are none where properties and attributes are described. */
const nouns = new Set(['texts', 'facts', 'subscriptions', 'locks', 'requests', 'passkeys', 'cameras', 'attributes', 'names']);

function predicate(said: string, first: string, isReadonly: boolean): string {
  if (questions.test(first)) return `${isReadonly ? 'says' : 'says or decides'} ${said}`;
  if (isVerb(first) && !nouns.has(first)) return said;
  return `${isReadonly ? 'gives' : 'gives or sets'} ${said}`;
}

function isVerb(word: string): boolean {
  return /^(?:[a-z]+s|forbade|moved)$/.test(word);
}

/** The phrase as it goes on within a sentence; nothing where it is a sentence already. */
function lowered(phrase: string): string | undefined {
  if (
    /^(?:The|An|A) (?:[a-z-]+ )?(?:\*\*)?`[^`]+`(?:\*\*)? (?:[a-z-]+ )*(?:property|method|function|event|constructor|attribute)\b/.test(
      phrase,
    )
  )
    return undefined;
  return /^[A-Z](?:[a-z]|\s)/.test(phrase) && !/^CSS\b/.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}
