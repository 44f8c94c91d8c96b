import * as v from 'valibot';
import type { Deployment } from '#core/site/deployment.ts';
import type { DeploymentProblem } from '#core/site/deploymentProblems.ts';
import { ownHostNames } from './hostRules.ts';

/** A host by its name: keys are bound to no address. */
const hostName = /^(?!\d+(?:\.\d+){3}$)[a-z\d-]+(?:\.[a-z\d-]+)*$/;

/** The key `passkeys` of `deployment.json`, which only `deploy:files` reads: the name that passkeys are bound to. */
export const passkeysSchema = v.optional(v.nullable(v.object({ rpId: v.pipe(v.string(), v.regex(hostName)) })), null);
export type PasskeySettings = NonNullable<v.InferOutput<typeof passkeysSchema>>;

export const passkeysDocs =
  'The host that passkeys are bound to, where it is not that of each page: the host of "origin" or a parent of it, as the platform asks with it. Changing it later makes every passkey useless. null for the host of each page. Not sent to browsers.';

/** How many names of their own the hosts of related origins can have: browsers read no more. */
const mostNames = 5;

/** Where a host is asked which other origins use its passkeys. */
export const relatedOriginsPath = '/.well-known/webauthn';

/** Finds what is wrong in the key `passkeys`, beside the hosts of a deployment; null for one that cannot be read. */
export function passkeysProblems(value: unknown, deployment: Deployment | null): readonly DeploymentProblem[] {
  const parsed = v.safeParse(passkeysSchema, value);
  if (!parsed.success) {
    const named = typeof value === 'object' && value !== null && 'rpId' in value;
    const text = named
      ? `must be a host by its name, such as "site.example", not ${JSON.stringify(value.rpId)}`
      : `must be { "rpId": "site.example" }, or null, not ${JSON.stringify(value)}`;
    return [{ key: named ? 'passkeys.rpId' : 'passkeys', text }];
  }
  const unknown = Object.keys(parsed.output === null ? {} : (value as object)).filter((key) => key !== 'rpId');
  return [
    ...unknown.map((key) => ({ key: `passkeys.${key}`, text: 'is not a key of passkeys; it has rpId alone' })),
    ...(parsed.output === null || deployment === null ? [] : hostProblems(parsed.output, deployment)),
  ];
}

function hostProblems({ rpId }: PasskeySettings, deployment: Deployment): readonly DeploymentProblem[] {
  const key = 'passkeys.rpId';
  const { origin } = deployment;
  if (origin === '') return [{ key, text: 'needs "origin": the host of the site is not stated' }];
  const { hostname } = new URL(origin);
  if (!origin.startsWith('https:') && hostname !== 'localhost') {
    return [{ key, text: `passkeys need https, and origin is ${origin}` }];
  }
  if (hostname !== rpId && (!rpId.includes('.') || !hostname.endsWith(`.${rpId}`))) {
    return [{ key, text: `must be ${hostname} or a parent of it, not "${rpId}"` }];
  }
  const names = new Set(relatedOrigins({ rpId }, deployment).map((each) => ownName(new URL(each).hostname)));
  if (names.size <= mostNames) return [];
  return [
    {
      key: 'siteHosts',
      text: `have ${names.size} names of their own; browsers use passkeys under ${mostNames} at most`,
    },
  ];
}

/** What a host is called without its subdomains and its ending: browsers count these. */
function ownName(hostname: string): string {
  const labels = hostname.split('.');
  const isShared = /^(?:ac|co|com|edu|go|gov|in|mi|ne|net|or|org)$/.test(labels.at(-2) ?? '');
  return labels.at(isShared && labels.length > 2 ? -3 : -2) ?? hostname;
}

/** The origins of the site, which all use the passkeys of its `rpId`. */
function relatedOrigins({ rpId }: PasskeySettings, deployment: Deployment): readonly string[] {
  const port = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';
  const { origin, siteHosts } = deployment;
  const names = ownHostNames(deployment).filter((name) => name !== new URL(origin).hostname);
  const others = names.map((name) => {
    const stated = siteHosts.find((host) => host.replace(/:\d+$/, '') === name) ?? name;
    return `https://${name}${port(stated)}`;
  });
  return [...new Set([`https://${rpId}`, origin, ...others])];
}

/** The file that allows the other hosts of the site to use the passkeys of `rpId`. */
export const relatedOriginsFile = (settings: PasskeySettings, deployment: Deployment): string =>
  `${JSON.stringify({ origins: relatedOrigins(settings, deployment) }, null, 2)}\n`;
