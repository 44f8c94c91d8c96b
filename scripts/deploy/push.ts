import * as v from 'valibot';
import type { DeploymentProblem } from '#core/site/deploymentProblems.ts';
import { isAddressRange } from './platform.ts';

const addressAndPort = /^(?:(?:\d{1,3}\.){3}\d{1,3}|\[[\da-fA-F:]+\]):\d{1,5}$/;

const pushEntries = {
  /** Where a node takes messages from the platform, such as `10.0.0.5:8091`. Not the address of the site. */
  listen: v.pipe(v.string(), v.regex(addressAndPort)),
  /** Who may publish: addresses and ranges of the platform. */
  publishers: v.pipe(v.array(v.pipe(v.string(), v.check(isAddressRange))), v.minLength(1)),
  /** How many streams a node is to hold. */
  streams: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

/** The key `push` of `deployment.json`, which only `deploy:files` reads: nginx as a push node. */
export const pushSchema = v.optional(v.nullable(v.object(pushEntries)), null);
export type PushSettings = NonNullable<v.InferOutput<typeof pushSchema>>;

export const pushDocs =
  'Makes nginx hold the streams of events, with its module nchan: where it takes messages, from whom, and how many streams a node is to hold; null for streams that the platform holds. Not sent to browsers.';

const explanations: Readonly<Record<string, string>> = {
  listen: 'must be an address with a port that only the platform reaches, such as "10.0.0.5:8091"',
  publishers: 'must name the addresses or ranges of the platform, such as ["10.0.0.0/24"], and never everyone',
  streams: 'must be a whole number of streams that a node holds, such as 40000',
};
const knownKeys = Object.keys(pushEntries).join(', ');

/** Finds what is wrong in the key `push`. */
export function pushProblems(value: unknown): readonly DeploymentProblem[] {
  const shown = (wrong: unknown): string => JSON.stringify(wrong) ?? 'nothing';
  const { issues = [] } = v.safeParse(pushSchema, value);
  const wrong = issues.map(({ path = [], input }) => {
    const [name = '', at] = path.map(({ key }) => String(key));
    const key = ['push', ...(name === '' ? [] : [name])].join('.') + (at === undefined ? '' : `[${at}]`);
    const what = explanations[name] ?? `must be an object with ${knownKeys}, or null`;
    return { key, text: input === undefined ? 'is missing' : `${what}, not ${shown(input)}` };
  });
  const unknown = Object.keys(typeof value === 'object' ? (value ?? {}) : {}).filter((key) => !(key in pushEntries));
  return [
    ...wrong,
    ...unknown.map((key) => ({ key: `push.${key}`, text: `is not a key of push; these are: ${knownKeys}` })),
  ];
}
