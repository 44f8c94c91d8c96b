import { escaped } from '../lib/escaped.ts';
import type { JsonSchema } from '../lib/jsonSchema.ts';
import { fieldsOf } from './fields.ts';
import type { OpenApi } from './openapi.ts';
import { type Schemas, schemaRoot } from './schemas.ts';

interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: { readonly done: { readonly value: unknown } };
  readonly 'x-sealed-example'?: unknown;
}
interface Written {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly {
    readonly name?: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: { readonly '200': { readonly content: Readonly<Record<string, Media>> } };
  readonly 'x-refusals': readonly string[];
  readonly 'x-changes'?: readonly string[];
  readonly 'x-assumed': readonly string[];
  readonly [extension: `x-${string}`]: unknown;
}

const code = (text: string): string => `<code>${escaped(text)}</code>`;
/** Marks what stands between backticks. */
const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const link = (to: string, text = to): string => `<a href="#${escaped(to)}">${code(text)}</a>`;
const json = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

function table(schema: JsonSchema, schemas: Schemas): string {
  const rows = fieldsOf(schema, schemas).map(
    ({ path, type, shape, needed }) =>
      `<tr><td>${code(path || '·')}<td>${shape === null ? code(type) : link(`shape-${shape}`, type)}<td>${needed ? 'yes' : 'no'}`,
  );
  return `<table><tr><th>Field<th>Type<th>Needed${rows.join('\n')}</table>`;
}

const section = (title: string, body: string): string => `<h4>${title}</h4>${body}`;

function card(at: string, each: Written, { components: { schemas }, ...document }: OpenApi): string {
  const { operationId: id, summary, security, parameters, requestBody, responses } = each;
  const query = parameters.filter(({ name }) => name !== undefined);
  const [body] = Object.values(requestBody?.content ?? {});
  const sealed = body?.schema['properties'] as { readonly enc?: { readonly contentSchema?: JsonSchema } } | undefined;
  const inside = sealed?.enc?.contentSchema ?? body?.schema;
  const input =
    body?.example ??
    body?.['x-sealed-example'] ??
    Object.fromEntries(query.map(({ name, example }) => [name, example]));
  const answer = responses['200'].content['application/json'];
  const meanings = document['x-refusal-codes'] as Readonly<Record<string, string>>;
  const who = security.length === 0 ? 'none' : security.length === 1 ? 'member' : 'optional';
  const facts = [
    `effect: ${String(each['x-effect'])}`,
    `session: ${who}`,
    `body: ${String(each['x-body'])}`,
    `waits: ${String(each['x-deadline-ms'])} ms`,
  ];
  if (each['x-idempotency'] !== undefined) facts.push('Idempotency-Key');
  if (each['x-assumed'].length > 0) facts.push(`assumed: ${each['x-assumed'].join(', ')}`);
  const object = {
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.flatMap(({ name, required }) => (required ? [name] : [])),
  };
  const refusals = each['x-refusals'].map((name) => `<li>${code(name)} ${marked(meanings[name] ?? '')}`);
  return `<details><summary>${code(id)} <span>${escaped(at)}</span></summary><div id="operation-${id}">
<p>${marked(summary)}<p>${facts.map((fact) => `<span class="fact">${escaped(fact)}</span>`).join(' ')}
${query.length > 0 ? section('Query', table(object, schemas)) : ''}
${inside ? section(sealed?.enc ? 'Body, inside of enc' : 'Body', table(inside, schemas)) : ''}
${section('Answer', table({ $ref: `${schemaRoot}${id}Output` }, schemas))}
${refusals.length > 0 ? section('Refusals of its own', `<ul>${refusals.join('\n')}</ul>`) : ''}
${each['x-changes']?.length ? section('Changes', each['x-changes'].map((name) => link(`operation-${name}`, name)).join(' ')) : ''}
${answer?.examples ? section('Example', json(input) + json(answer.examples.done.value)) : ''}
</div></details>`;
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:auto;padding:1rem}
summary{padding:.5rem 0;cursor:pointer;overflow-wrap:anywhere}details>div{padding-inline-start:1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid;overflow-wrap:anywhere}td:first-child{width:30%}td:last-child,th{white-space:nowrap}pre{overflow:auto;max-height:30rem}
.fact{border:1px solid;padding:0 .5rem;white-space:nowrap}`;

/** A page that shows an OpenAPI document of the contract. It has no script and loads nothing. */
export function referencePage(document: OpenApi): string {
  const { info, tags, paths, components } = document;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, each]) => [`${method.toUpperCase()} ${path}`, each as unknown as Written] as const,
    ),
  );
  const parts = tags.map(({ name }) => {
    const own = all.filter(([, each]) => each.tags.includes(name)).map(([at, each]) => card(at, each, document));
    return { name, count: own.length, text: `<h2 id="${name.replaceAll(' ', '-')}">${name}</h2>${own.join('\n')}` };
  });
  const inputs = new Set(all.flatMap(([, { operationId }]) => [`${operationId}Input`, `${operationId}Output`]));
  const shapes = Object.entries(components.schemas)
    .filter(([name]) => !inputs.has(name))
    .map(
      ([name, schema]) =>
        `<details><summary>${code(name)}</summary><div id="shape-${name}">${table(schema, components.schemas)}</div></details>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(info.title)} ${escaped(info.version)}</title>
<style>${style}</style><main><h1>${escaped(info.title)} ${escaped(info.version)}</h1>
${info.description
  .split(/\n\n|\n- /)
  .map((each) => `<p>${marked(each.replace(/^- /, ''))}`)
  .join('\n')}
<nav aria-label="Domains">${parts.map(({ name, count }) => `<a href="#${name.replaceAll(' ', '-')}">${name}</a> ${count}`).join(' · ')}</nav>
${parts.map(({ text }) => text).join('\n')}
<h2>Shared shapes</h2>${shapes.join('\n')}</main></html>\n`;
}
