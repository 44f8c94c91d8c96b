import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { sharedBundles } from '#core/i18n/messageBundles.ts';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { type Route, routeList } from '#core/routing/routes.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { isBrandId } from '#ui/theme/brandId.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { type BrandSource, brandFolder } from '../../packages/studio/brandFiles.ts';
import { siteBrandFile } from '../bundle/siteBrandFile.ts';
import { supports } from '../lib/brandInput.ts';
import { readOperatorJson } from '../lib/operatorFile.ts';
import { UserError } from '../lib/userError.ts';
import { adapterFiles } from '../templates/adapter.ts';
import { brandFromFile, newBrand } from '../templates/brand.ts';
import { flowDomains, flowEdits, flowFiles } from '../templates/flow.ts';
import { reportDomains, reportEdits, reportFiles } from '../templates/report.ts';
import { type NewScreen, accountGroups, domains, screenEdits, screenFiles } from '../templates/screen.ts';
import { uiFiles, withExport } from '../templates/ui.ts';

interface Changes {
  /** The contents of new files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What happens to existing files, by path. */
  readonly edits: Readonly<Record<string, (source: string) => string>>;
  /** What to do next. */
  readonly hint: string;
}

/** A file that is written: a new one, or an existing one that is edited. */
interface PlannedFile {
  readonly path: string;
  /** The whole of it, formatted. */
  readonly content: string;
  readonly isEdit: boolean;
}

/** What the arguments ask for. */
export interface Plan {
  readonly files: readonly PlannedFile[];
  /** What to do next. */
  readonly hint: string;
  /** Whether the files are only listed. */
  readonly dryRun: boolean;
}

/**
 * Makes, formats and checks everything that the arguments of `npm run new` ask for. Writes nothing.
 * @param root the folder of the repository
 * @throws UserError when the arguments are wrong, or what they ask for is there already
 */
export async function planOf(args: readonly string[], root: string): Promise<Plan> {
  const { values, positionals } = parse([...args]);
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
    screen: () => newScreen(root, name, values['member-centre']),
    report: () => newReport(root, name),
    flow: () => newFlow(root, name),
    ui: () => newComponent(root, name),
    brand: () => newBrandFolder(root, name, values.from),
    adapter: () => newAdapter(root, name, values.in),
  }[kind]();

  for (const path of Object.keys(files)) refuseExisting(root, path);
  const edited = Object.entries(edits).map(
    ([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const,
  );
  const planned = [...Object.entries(files), ...edited].map(async ([path, content]) => ({
    path,
    content: await formatted(root, path, content),
    isEdit: path in edits,
  }));
  return { files: await Promise.all(planned), hint, dryRun: values['dry-run'] };
}

/** Writes what a plan says, unless it is only to be listed. @returns what the user reads */
export function carryOut({ files, hint, dryRun }: Plan, root: string): string {
  for (const { path, content } of dryRun ? [] : files) {
    const file = resolve(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const list = files.map(({ path, isEdit }) => `${isEdit ? 'edit ' : 'write'} ${path}`);
  return [...list, '', dryRun ? 'Nothing was written.' : hint].join('\n');
}

function refuseExisting(root: string, path: string): void {
  if (existsSync(resolve(root, path))) throw new UserError(`${path} exists already.`);
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
      },
    });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

function newScreen(root: string, name: string, memberCentre: boolean): Changes {
  const { domain, ...place } = placeOf(root, name, domains);
  if (memberCentre && domain === 'agent') throw new UserError('Pages of agent are in the agent centre.');
  const screen: NewScreen = { domain, ...place, row: rowFor(place.folder, memberCentre ? 'account' : domain) };
  return {
    files: screenFiles(screen),
    edits: screenEdits(screen),
    hint: `Next: write down in ${place.folder}.types.ts what the page shows (CONTRIBUTING.md, "Your first screen in an hour").`,
  };
}

function newReport(root: string, name: string): Changes {
  const report = placeOf(root, name, reportDomains);
  rowFor(report.folder, report.domain);
  return {
    files: reportFiles(report),
    edits: reportEdits(report),
    hint: 'Next: write down in the operation what is listed, and in the screen its columns (CONTRIBUTING.md, "A report").',
  };
}

function newFlow(root: string, name: string): Changes {
  const flow = placeOf(root, name, flowDomains);
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
function placeOf<Domain extends string>(root: string, name: string, known: readonly Domain[]): Place<Domain> {
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
  refuseExisting(root, `packages/features/${name}`);
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

function newComponent(root: string, name: string): Changes {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new UserError(`"${name}" is not a name in PascalCase.`);
  refuseExisting(root, `packages/ui/src/${name}`);
  return {
    files: uiFiles(name),
    edits: { 'packages/ui/publish/package.json': (manifest) => withExport(manifest, name) },
    hint: `Next: write down its props, then record them in the snapshot of the public props of the kit:
  npx vitest run --config vitest.unit.config.ts --project unit kitProps --update
Its page of documentation needs advice in locales/th/kitGuide.json and locales/en/kitGuide.json: when to use it,
what to do and what not, and how it is accessible.`,
  };
}

async function newBrandFolder(root: string, id: string, from: string | undefined): Promise<Changes> {
  if (!isBrandId(id)) throw new UserError(`"${id}" is not an id of small letters, digits and dashes.`);
  refuseExisting(root, `themes/${id}`);
  const [base] = await readBrandFolders();
  if (base === undefined) throw new UserError('There is no brand to begin with.');
  const hint = `Next: draw the mark and change the tokens, and look at them with the brand switch of Storybook's toolbar.
  npm run check:brand -- themes/${id}
  npm run share:pictures -- ${id}    draws what messengers show for links`;
  if (from === undefined) return { files: filesOf(brandFolder(...newBrand(id, base.tokens))), edits: {}, hint };
  const parsed = parseBrandFile(siteBrandFile(readOperatorJson(resolve(root, from)), `/brands/${id}`), {
    languages: languageCodes,
    supports,
  });
  const { brand, tokens, problems } = brandFromFile(id, parsed, base);
  const left = problems.map((problem) => `Left out: ${problem}`);
  return { files: filesOf(brandFolder(brand, tokens)), edits: {}, hint: [...left, hint].join('\n') };
}

function newAdapter(root: string, name: string, parent = 'adapters'): Changes {
  if (!isBrandId(name)) throw new UserError(`"${name}" is not a name of small letters, digits and dashes.`);
  const folder = join(parent, name);
  refuseExisting(root, folder);
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
async function formatted(root: string, path: string, content: string): Promise<string> {
  const { $schema: _, ignorePatterns: __, ...options } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path, content, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
