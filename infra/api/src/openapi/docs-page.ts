import { readDescription, readDocsStyles } from '@webdocs/contracts/api/description';
import { html, standalonePage, type Html } from '@webdocs/standalone-pages';
import { fieldsOf, fieldsTable, kindOf } from './fields-table.ts';
import type { JsonSchema, JsonSchemas } from './json-schemas.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { operationSection } from './operation-section.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The description for people: a page without a script, which prints, and in which every call has an address. */
export function docsPage(document: OpenApiDocument, siteName: string): string {
  const { info, tags, components } = document;
  const { path: json } = readDescription;
  const calls = callsOf(document);
  const groups = tags.map((tag) => ({
    ...tag,
    id: idOf(tag.name),
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const body = html`<link rel="stylesheet" href="${readDocsStyles.path}" />
    <div class="intro">
      <h1>The API of ${siteName}</h1>
      <p class="lede">${info.description}</p>
      <p class="aside">Version ${info.version}; for programs: <a href="${json}">openapi.json</a>, OpenAPI ${document.openapi}.</p>
    </div>
    <nav class="contents" aria-label="Calls">
      ${groups.map(
        ({ name, id, calls: own }) =>
          html`<div>
            <h2><a href="#${id}">${name}</a></h2>
            <ul>
              ${own.map(contentsLine)}
            </ul>
          </div>`,
      )}
    </nav>
    ${groups.map(
      ({ name, id, description, calls: own }) =>
        html`<section class="group" id="${id}" aria-labelledby="${id}-title">
          <h2 id="${id}-title"><a class="anchor" href="#${id}">${name}</a></h2>
          <p>${description}</p>
          ${own.map(({ method, path, operation }) => operationSection(method, path, operation, components.schemas))}
        </section>`,
    )}
    <section class="group" id="schemas" aria-labelledby="schemas-title">
      <h2 id="schemas-title"><a class="anchor" href="#schemas">Forms</a></h2>
      <p>What several calls take or answer.</p>
      ${Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema, components.schemas))}
    </section>`;
  return standalonePage({
    siteName,
    siteAddress: '/',
    hostLabel: 'API',
    coverLine: '',
    title: 'API',
    width: 'wide',
    body,
  });
}

export function callsOf({ paths }: Pick<OpenApiDocument, 'paths'>): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function contentsLine({ method, path, operation }: Call): Html {
  return html`<li>
    <a href="#${operation.operationId}"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></a>
  </li>`;
}

function schemaSection(name: string, schema: JsonSchema, schemas: JsonSchemas): Html {
  const fields = fieldsOf(schema, schemas);
  return html`<section class="form-of" id="schema-${name}" aria-labelledby="schema-${name}-title">
    <h3 id="schema-${name}-title"><a class="anchor" href="#schema-${name}">${name}</a></h3>
    ${fields.length > 0 ? fieldsTable(`Fields of ${name}`, fields) : html`<p>${kindOf(schema)}</p>`}
  </section>`;
}

function idOf(tag: string): string {
  return `tag-${tag.toLowerCase().replace(/\W+/g, '-')}`;
}
