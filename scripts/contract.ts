/**
 * Writes the platform's contract as OpenAPI 3.1, and a page that shows it, into a folder: `npm run contract [-- --out FOLDER] [--plain]`. `--plain`
 * describes sealed bodies by what is inside them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { trueExamples } from '#sandbox/testing/examples.ts';
import { openapi } from './contract/openapi.ts';
import { referencePage } from './contract/reference.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist/contract') },
    plain: { type: 'boolean', default: false },
  },
});
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const document = await openapi(version, await trueExamples(), { plain: values.plain });
mkdirSync(values.out, { recursive: true });
const files = { 'openapi.json': `${JSON.stringify(document, null, 1)}\n`, 'index.html': referencePage(document) };
for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), text);
console.log(`${Object.keys(files).join(' and ')} in ${values.out}`);
