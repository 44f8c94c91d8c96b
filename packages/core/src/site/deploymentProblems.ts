import * as v from 'valibot';
import { type Deployment, deploymentSchema } from './deployment.ts';

/** Something wrong in `deployment.json`. */
export interface DeploymentProblem {
  /** The key, such as `imageHosts[0]` or `policy.session`; '' for the file itself. */
  readonly key: string;
  /** What is wrong and what to write, for the operator, in English. */
  readonly text: string;
}

/** A JSON value as it is shown in a message: short, and never a whole key. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Says what a key of this name must be, with the mistakes that are made most. */
function explain(key: string, value: unknown): string {
  const [name = ''] = key.split(/[.[]/);
  if (value === undefined) return 'is missing';
  if (name.endsWith('Hosts')) return explainHost(key, value);
  switch (name as keyof Deployment) {
    case 'cipherKey':
      return typeof value === 'string'
        ? `must be 32 bytes in base64 (44 characters, the last of them =); this has ${value.length} characters`
        : `must be 32 bytes in base64, not ${shown(value)}`;
    case 'apiBase':
      return explainOrigin(value, '"https://api.example", or "" for the site’s own');
    case 'origin':
      return explainOrigin(value, '"https://site.example", or "" where it is not stated');
    case 'policy':
      return key === 'policy.session'
        ? `must be "tab" or "browser", not ${shown(value)}`
        : `must be an object, not ${shown(value)}`;
    case 'missing':
      return `must be a list of operations and pages such as "helpVote", not ${shown(value)}`;
    case 'brandFile':
      return `must be a path of this site such as "/brand.json", or null, not ${shown(value)}`;
    case 'thirdPartyUrl':
    case 'identityUrl':
    case 'errorUrl':
    case 'viewUrl':
      return `must be a path such as "/name", a URL, or null, not ${shown(value)}`;
    case 'membersOnly':
    case 'analytics':
      return `must be true or false, not ${shown(value)}`;
    default:
      return `must be a text, not ${shown(value)}`;
  }
}

function explainOrigin(value: unknown, example: string): string {
  if (typeof value === 'string' && value.endsWith('/')) return `${shown(value)} must not end with /`;
  return `must be an origin such as ${example}, not ${shown(value)}`;
}

function explainHost(key: string, value: unknown): string {
  if (!key.includes('[')) return `must be a list of hosts, not ${shown(value)}`;
  if (typeof value !== 'string') return `must be a host, not ${shown(value)}`;
  if (value.includes('*')) return explainLevel(key, value);
  if (!value.includes('://'))
    return `${shown(value)} is no host: write it without path and spaces, such as "cdn.example"`;
  const bare = URL.parse(value)?.host;
  return `${shown(value)} has a scheme: write the host alone${bare ? `, "${bare}"` : ''}`;
}

function explainLevel(key: string, value: string): string {
  if (key.startsWith('siteHosts')) return `${shown(value)} must be one host: name each host of the site`;
  return `${shown(value)} is too much: one level of the subdomains of one domain is written "*.play.example"`;
}

/** Second levels under which strangers have their domains, such as co.th and com.au. */
const sharedLevel = /^\*\.(?:ac|co|com|edu|go|gov|in|mi|ne|net|or|org)\.[a-z]{2}(?::\d+)?$/i;

/** Levels that the schema accepts by their form: their hosts belong to anyone, or a server needs their names. */
const sharedLevels = (input: Partial<Deployment>): DeploymentProblem[] =>
  Object.entries(input).flatMap(([name, hosts]) =>
    name.endsWith('Hosts') && Array.isArray(hosts)
      ? hosts.flatMap((host, index) => {
          const key = `${name}[${index}]`;
          const refused = sharedLevel.test(host) || (name === 'siteHosts' && /^\*\.[\w-]+\./.test(host));
          return refused ? [{ key, text: explainLevel(key, host) }] : [];
        })
      : [],
  );

/** The keys that a schema does not know, with their path. */
function unknownKeys(input: object, further: readonly string[]): DeploymentProblem[] {
  const known = [...Object.keys(deploymentSchema.entries), ...further];
  const policy = 'policy' in input && typeof input.policy === 'object' ? input.policy : null;
  const all = [
    ...Object.keys(input).filter((key) => key !== '$schema' && !known.includes(key)),
    ...Object.keys(policy ?? {}).flatMap((key) => (key === 'session' ? [] : [`policy.${key}`])),
  ];
  return all.map((key) => ({
    key,
    text: `is not a key of a deployment; these are: ${known.join(', ')}`,
  }));
}

/**
 * Finds what is wrong in the text of `deployment.json`; empty when the site can start with it and knows each key.
 * @param brands the brands in the build; without them, any brand is accepted
 * @param further keys that the site does not read, but a host
 */
export function deploymentProblems(
  text: string | null,
  brands?: readonly string[],
  further: readonly string[] = [],
): readonly DeploymentProblem[] {
  if (text === null) return [{ key: '', text: 'there is no deployment in the document' }];
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (cause) {
    return [{ key: '', text: `is not JSON: ${String(cause)}` }];
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return [{ key: '', text: 'must be an object with the keys of a deployment' }];
  }
  const { issues = [], output } = v.safeParse(deploymentSchema, input);
  const problems = issues.map((issue) => {
    const key = (issue.path ?? []).map(({ key: part }) =>
      typeof part === 'number' ? `[${part}]` : `.${String(part)}`,
    );
    const name = key.join('').replace(/^\./, '');
    return { key: name, text: explain(name, issue.path?.at(-1)?.value) };
  });
  const { brand, brandFile } = output as Partial<Deployment>;
  // The site reads it from its own origin only.
  if (typeof brandFile === 'string' && brandFile.includes('://')) {
    problems.push({ key: 'brandFile', text: explain('brandFile', brandFile) });
  }
  if (typeof brand === 'string' && brands?.includes(brand) === false) {
    const named = brands.filter((name) => name !== '').join(', ');
    problems.push({ key: 'brand', text: `there is no brand ${shown(brand)} in this build: ${named}` });
  }
  return [...problems, ...sharedLevels(input), ...unknownKeys(input, further)];
}

/** A short code that players can read to support: the first key that is wrong, or that there is none. */
export const supportCode = ([problem]: readonly DeploymentProblem[]): string => `D-${problem?.key || 'file'}`;
