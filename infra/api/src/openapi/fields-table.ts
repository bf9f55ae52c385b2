import { html, type Html } from '@webdocs/standalone-pages';
import { nameOf, resolved, type JsonSchema, type JsonSchemas } from './json-schemas.ts';

export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  /** Where the field goes, for those that are not in a body. */
  readonly place?: string;
}

/** Names of fields, what each is, and what it has to keep to. */
export function fieldsTable(caption: string, fields: readonly Field[]): Html {
  return html`<div class="scroller" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Rules</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(fieldRow)}
      </tbody>
    </table>
  </div>`;
}

const deepest = 4;

/** The fields of an object, as the rows of a table; those within follow the field that holds them. */
export function fieldsOf(schema: JsonSchema, schemas: JsonSchemas, before = '', depth = 0): Field[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([name, field]) => {
    const own = { name: before + name, schema: field, isRequired: required.includes(name) };
    const inner = field.items ?? field;
    // What has a name of its own is a link, and is told there.
    if (!inner.properties || depth >= deepest) return [own];
    return [own, ...fieldsOf(inner, schemas, `${own.name}${field.items ? '[]' : ''}.`, depth + 1)];
  });
}

/** In words; a schema with a name of its own is a link to it. */
export function kindOf(schema: JsonSchema): Html {
  const name = nameOf(schema);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  const { type, enum: choices, anyOf, items } = schema;
  if (choices) return html`one of ${choices.map((choice, index) => [index > 0 && ', ', html`<code>${String(choice)}</code>`])}`;
  if (anyOf) return html`${anyOf.map((one, index) => [index > 0 && ' or ', kindOf(one)])}`;
  if (type === 'array') return html`list of ${kindOf(items ?? {})}`;
  return html`${type ?? 'anything'}`;
}

function fieldRow({ name, schema, isRequired, place }: Field): Html {
  const rules = [place, isRequired ? 'required' : 'may be missing', ...rulesOf(schema)].filter((rule) => rule !== undefined);
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${kindOf(schema)}</td>
    <td>${rules.join('; ')}</td>
  </tr>`;
}

function rulesOf({ default: usual, minLength, maxLength, minimum, maxItems, format, pattern, anyOf = [] }: JsonSchema): string[] {
  const own = [
    usual !== undefined && usual !== '' && `${String(usual)} where it is missing`,
    minLength !== undefined && 'not empty',
    maxLength !== undefined && `${maxLength.toLocaleString('en-US')} characters at most`,
    minimum !== undefined && `${minimum} at least`,
    maxItems !== undefined && `${maxItems.toLocaleString('en-US')} at most`,
    format,
    pattern && !format && `matches ${pattern}`,
  ];
  return [...own.filter((rule): rule is string => Boolean(rule)), ...anyOf.flatMap(rulesOf)];
}
