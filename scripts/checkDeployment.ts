/**
 * Checks `deployment.json`: each key by name, and with `--against` the platform that it names, as a browser would reach it.
 *
 *   npm run check:deployment -- FILE [--against URL]
 *   npm run check:deployment -- --schema
 *
 * URL is where players open the site. Prints what is wrong, one line each, and ends with 1 if there is anything. `--schema`
 * writes docs/deployment.schema.json instead.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDeploymentFile } from './lib/deploymentFile.ts';
import { deploymentSchemaText } from './lib/deploymentSchema.ts';
import { platformProblems } from './lib/platformProblems.ts';
import { UserError, reportUserError } from './lib/userError.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, schema: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (values.schema === true) {
    writeFileSync(join(import.meta.dirname, '../docs/deployment.schema.json'), deploymentSchemaText());
  } else if (file === undefined) {
    throw new UserError('name a deployment: npm run check:deployment -- FILE [--against URL]');
  } else {
    await check(file, values.against);
  }
} catch (error) {
  reportUserError(error);
}

async function check(file: string, against: string | undefined): Promise<void> {
  const { deployment, passkeys, problems } = readDeploymentFile(file);
  const all = [...problems];
  if (against !== undefined && deployment !== null) {
    if (URL.parse(against) === null) throw new UserError(`${against} is not a URL`);
    all.push(...(await platformProblems(deployment, new URL(against).origin)));
  }
  for (const { key, text } of all) console.error(`${key || file}: ${text}`);
  const scope = against === undefined ? '' : `, and the platform answers ${against}`;
  console.log(all.length === 0 ? `${file}: every key is right${scope}` : `${file}: ${all.length} to correct`);
  if (passkeys !== null && all.length === 0)
    console.log(`passkeys.rpId ${passkeys.rpId}: changing it later makes every passkey useless`);
  if (all.length > 0) process.exitCode = 1;
}
