/**
 * Writes a new screen, report or movement of money, a new component of the kit, a new brand, or the adapter of a platform. Everything is made, formatted and checked for conflicts before the
 * first file is written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { sharedBundles } from '#core/i18n/messageBundles.ts';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { type Route, routeList } from '#core/routing/routes.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { isBrandId } from '#ui/theme/brandId.ts';
import { readBrandFolders } from '../apps/site/build/brandFolders.ts';
import { type BrandSource, brandFolder } from '../packages/studio/brandFiles.ts';
import { siteBrandFile } from './bundle/siteBrandFile.ts';
import { supports } from './lib/brandInput.ts';
import { readOperatorJson } from './lib/operatorFile.ts';
import { UserError, reportUserError } from './lib/userError.ts';
import { adapterFiles } from './templates/adapter.ts';
import { brandFromFile, newBrand } from './templates/brand.ts';
import { flowDomains, flowEdits, flowFiles } from './templates/flow.ts';
import { reportDomains, reportEdits, reportFiles } from './templates/report.ts';
import { type NewScreen, accountGroups, domains, screenEdits, screenFiles } from './templates/screen.ts';
import { uiFiles, withExport } from './templates/ui.ts';

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

interface Changes {
  /** The contents of new files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What happens to existing files, by path. */
  readonly edits: Readonly<Record<string, (source: string) => string>>;
  /** What to do next. */
  readonly hint: string;
}

process.chdir(join(import.meta.dirname, '..'));
try {
  await run(process.argv.slice(2));
} catch (error) {
  reportUserError(error);
  console.error(`\n${usage}`);
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  if (values.help) {
    console.log(usage);
    return;
  }
  const [kind, name, ...others] = positionals;
  if (
    kind !== 'screen' &&
    kind !== 'report' &&
    kind !== 'flow' &&
    kind !== 'ui' &&
    kind !== 'brand' &&
    kind !== 'adapter'
  )
    throw new UserError('Say what to write: screen, report, flow, ui, brand or adapter.');
  if (name === undefined || others.length > 0) throw new UserError(`Give ${kind} exactly one name.`);
  if (kind !== 'screen' && values['member-centre']) throw new UserError('--member-centre is for screens.');
  if (kind !== 'brand' && values.from !== undefined) throw new UserError('--from is for brands.');
  if (kind !== 'adapter' && values.in !== undefined) throw new UserError('--in is for adapters.');
  const { files, edits, hint } = await {
    screen: () => newScreen(name, values['member-centre']),
    report: () => newReport(name),
    flow: () => newFlow(name),
    ui: () => newComponent(name),
    brand: () => newBrandFolder(name, values.from),
    adapter: () => newAdapter(name, values.in),
  }[kind]();

  const existing = Object.keys(files).find((path) => existsSync(path));
  if (existing !== undefined) throw new UserError(`${existing} exists already.`);
  const contents = new Map<string, string>();
  for (const [path, content] of Object.entries(files)) contents.set(path, await formatted(path, content));
  for (const [path, edit] of Object.entries(edits)) {
    contents.set(path, await formatted(path, edit(readFileSync(path, 'utf8'))));
  }
  for (const [path, content] of contents) {
    console.log(`${path in edits ? 'edit ' : 'write'} ${path}`);
    if (values['dry-run']) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  console.log(values['dry-run'] ? '\nNothing was written.' : `\n${hint}`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'member-centre': { type: 'boolean', default: false },
        from: { type: 'string' },
        in: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

function newScreen(name: string, memberCentre: boolean): Changes {
  const { domain, ...place } = placeOf(name, domains);
  if (memberCentre && domain === 'agent') throw new UserError('Pages of agent are in the agent centre.');
  const screen: NewScreen = { domain, ...place, row: rowFor(place.folder, memberCentre ? 'account' : domain) };
  return {
    files: screenFiles(screen),
    edits: screenEdits(screen),
    hint: `Next: write down in ${place.folder}.types.ts what the page shows (CONTRIBUTING.md, "Your first screen in an hour").`,
  };
}

function newReport(name: string): Changes {
  const report = placeOf(name, reportDomains);
  rowFor(report.folder, report.domain);
  return {
    files: reportFiles(report),
    edits: reportEdits(report),
    hint: 'Next: write down in the operation what is listed, and in the screen its columns (CONTRIBUTING.md, "A report").',
  };
}

function newFlow(name: string): Changes {
  const flow = placeOf(name, flowDomains);
  rowFor(flow.folder, flow.domain);
  return {
    files: flowFiles(flow),
    edits: flowEdits(flow),
    hint: 'Next: write down in the operation what moves, and in the handler how (CONTRIBUTING.md, "A movement of money").',
  };
}

interface Place<Domain extends string> {
  readonly domain: Domain;
  readonly place: string;
  readonly folder: string;
}

/** Reads `<domain>/<folder>`, or `account/<group>/<folder>`. Refuses a folder that exists, and the name of a message bundle. */
function placeOf<Domain extends string>(name: string, known: readonly Domain[]): Place<Domain> {
  const [given = '', ...path] = name.split('/');
  const domain = known.find((each) => each === given);
  if (domain === undefined)
    throw new UserError(`"${given}" is not a domain${known.length > 2 ? '' : ` of this kind: ${known.join(', ')}`}.`);
  const folder = path.pop() ?? '';
  const [group] = path;
  if (domain === 'account' && !accountGroups.some((each) => each === group))
    throw new UserError(`"${name}" is not account/<group>/<folder> with one of ${accountGroups.join(', ')}.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(folder) || path.length !== (domain === 'account' ? 1 : 0))
    throw new UserError(`"${name}" is not <domain>/<folder> with a folder in camelCase.`);
  if (existsSync(`packages/features/${name}`)) throw new UserError(`packages/features/${name} exists already.`);
  if (Object.hasOwn(sharedBundles, folder)) throw new UserError(`"${folder}" is the name of a message bundle.`);
  return { domain, place: name, folder };
}

/** Where the row of a page goes. Those of account and agent are in the centres. Refuses a name or a path that the route table has; a route without a screen takes it. */
function rowFor(folder: string, domain: NewScreen['domain']): NewScreen['row'] {
  if (domain === 'agent') {
    if (Object.hasOwn(agentPages, folder)) throw new UserError(`The agent centre has a page ${folder}.`);
    return 'agentPage';
  }
  if (domain === 'account') {
    if (Object.hasOwn(memberPages, folder)) throw new UserError(`The member centre has a page ${folder}.`);
    return 'memberPage';
  }
  const known: readonly [string, Route] | undefined = routeList.find(
    ([name, { paths }]) => name === folder || paths.some((path) => path === `/${folder}`),
  );
  if (known === undefined) return 'route';
  const [route, { screen }] = known;
  if (route !== folder || screen !== undefined)
    throw new UserError(`The route table has a page ${route} at /${folder}.`);
  return 'routeWithoutScreen';
}

function newComponent(name: string): Changes {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new UserError(`"${name}" is not a name in PascalCase.`);
  if (existsSync(`packages/ui/src/${name}`)) throw new UserError(`packages/ui/src/${name} exists already.`);
  return {
    files: uiFiles(name),
    edits: { 'packages/ui/publish/package.json': (manifest) => withExport(manifest, name) },
    hint: `Next: write down its props, then record them in the snapshot of the public props of the kit:
  npx vitest run --config vitest.unit.config.ts --project unit kitProps --update
Its page of documentation needs advice in locales/th/kitGuide.json and locales/en/kitGuide.json: when to use it,
what to do and what not, and how it is accessible.`,
  };
}

async function newBrandFolder(id: string, from: string | undefined): Promise<Changes> {
  if (!isBrandId(id)) throw new UserError(`"${id}" is not an id of small letters, digits and dashes.`);
  if (existsSync(`themes/${id}`)) throw new UserError(`themes/${id} exists already.`);
  const [base] = await readBrandFolders();
  if (base === undefined) throw new UserError('There is no brand to begin with.');
  const hint = `Next: draw the mark and change the tokens, and look at them with the brand switch of Storybook's toolbar.
  npm run check:brand -- themes/${id}
  npm run share:pictures -- ${id}    draws what messengers show for links`;
  if (from === undefined) return { files: filesOf(brandFolder(...newBrand(id, base.tokens))), edits: {}, hint };
  const parsed = parseBrandFile(siteBrandFile(readOperatorJson(from), `/brands/${id}`), {
    languages: languageCodes,
    supports,
  });
  const { brand, tokens, problems } = brandFromFile(id, parsed, base);
  const left = problems.map((problem) => `Left out: ${problem}`);
  return { files: filesOf(brandFolder(brand, tokens)), edits: {}, hint: [...left, hint].join('\n') };
}

function newAdapter(name: string, parent = 'adapters'): Changes {
  if (!isBrandId(name)) throw new UserError(`"${name}" is not a name of small letters, digits and dashes.`);
  const folder = join(parent, name);
  if (existsSync(folder)) throw new UserError(`${folder} exists already.`);
  return {
    files: adapterFiles(name, folder),
    edits: {},
    hint: `Next: say in adapter.ts where the platform is and how it knows a player (docs/adapter.md), then look at the site:
  npm start -- --adapter ${folder}`,
  };
}

function filesOf(sources: readonly BrandSource[]): Changes['files'] {
  return Object.fromEntries(sources.map(({ path, text }) => [path, text]));
}

/** Formats a file as `npm run format` does. */
async function formatted(path: string, content: string): Promise<string> {
  const { $schema: _, ignorePatterns: __, ...options } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
  const { code, errors } = await format(path, content, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
