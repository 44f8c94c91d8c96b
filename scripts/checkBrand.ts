/**
 * Checks a client's token file: names, values, sizes, and the contrast of every pair of colours in both modes.
 *
 *   npm run check:brand -- FILE [--brand ID]
 *
 * Prints what the site would leave out, one line each, and ends with 1 if there is anything.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lexer } from 'css-tree';
import { brandTokens, tokensOfBrand } from '#themes/brandTokens.ts';
import { parseBrandTokens } from '#ui/theme/brandTokens.ts';
import { checkBrandTokens } from '#ui/theme/checkBrandTokens.ts';
import { UserError, reportUserError } from './lib/userError.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: 'string' } } });
  const [file] = positionals;
  if (file === undefined) throw new UserError('name a token file: npm run check:brand -- FILE [--brand ID]');
  if (values.brand !== undefined && !Object.hasOwn(brandTokens, values.brand))
    throw new UserError(`there is no brand ${values.brand}: ${Object.keys(brandTokens).join(', ')}`);
  const supports = (property: string, value: string) => lexer.matchProperty(property, value).error === null;
  const { problems } = checkBrandTokens(parseBrandTokens(readJson(file), supports), tokensOfBrand(values.brand));
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${file}: everything applies` : `${file}: ${problems.length} left out`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  reportUserError(error);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${String(error)}`);
  }
}
