/**
 * Runs the tests, all parts also after one has failed, and ends with a line for each.
 *
 *   node scripts/test.ts           what a change waits for: `npm test`
 *   node scripts/test.ts beside    contract, hosts, a third language, matrix: `npm run test:beside`
 */
import { partsBeside, runParts, testParts } from './lib/testParts.ts';

const suites: Readonly<Record<string, typeof testParts>> = { all: testParts, beside: partsBeside };
const [name = 'all', ...rest] = process.argv.slice(2);
const parts = suites[name];
if (parts === undefined || rest.length > 0) throw new Error(`nothing, or one of: ${Object.keys(suites).join(', ')}`);
const passed = await runParts(parts, (part) => process.stdout.write(part));
process.exitCode = passed ? 0 : 1;
