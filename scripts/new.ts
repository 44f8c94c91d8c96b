/**
 * Writes a new screen, report or movement of money, a new component of the kit, a new brand, or the adapter of a platform.
 * Everything is made, formatted and checked for conflicts before the first file is written: `npm run new`.
 */
import { join } from 'node:path';
import { reportUserError } from './lib/userError.ts';
import { carryOut, planOf } from './new/plan.ts';
import { accountGroups, domains } from './templates/screen.ts';

const usage = `Usage:
  npm run new -- screen <domain>/<folder> [--member-centre] [--dry-run]
  npm run new -- report <domain>/<folder> [--dry-run]
  npm run new -- flow account/<group>/<folder> [--dry-run]
  npm run new -- ui <Name> [--dry-run]
  npm run new -- brand <id> [--from FILE] [--dry-run]
  npm run new -- adapter <name> [--in DIR] [--dry-run]

  screen  a page: types, screen, hook, styles, stories, messages, route
          domains: ${domains.join(', ')};
          account has groups, account/<group>/<folder>: ${accountGroups.join(', ')}
          folders: camelCase, such as pointMall
  report  a page of rows by days for account or agent: screen, hook, stories, messages, route, operation, sandbox
  flow    a page that moves money: screen with its types, hook, stories, messages, route, operation, sandbox with a scene
  ui      a component of the kit: component, styles, stories, export
          names: PascalCase, such as PriceTag
  brand   a folder in themes/: name, mark, tokens; it needs no entry anywhere
          ids: small letters, digits and dashes, such as sakura

  adapter  maps another platform onto the contract: what the site cannot run without, to do, with its test
          names: small letters, digits and dashes, such as acme

  --member-centre  puts the page into the member centre; pages of account are always there,
                   and those of agent in the agent centre
  --from           a brand file whose values the brand begins with
  --in             the folder that the adapter's folder is written into (default: adapters)
  --dry-run        lists the files and writes nothing`;

process.chdir(join(import.meta.dirname, '..'));
const args = process.argv.slice(2);
if (args.includes('--help')) console.log(usage);
else {
  try {
    console.log(carryOut(await planOf(args, '.'), '.'));
  } catch (error) {
    reportUserError(error);
    console.error(`\n${usage}`);
  }
}
