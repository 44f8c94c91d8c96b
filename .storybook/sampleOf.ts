import * as v from 'valibot';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { type OperationId, operations } from '#api/operations.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { bytesOf } from '#sandbox/http/knownBody.ts';
import { serveCall } from '#sandbox/http/serve.ts';
import { signInAs } from '#sandbox/personas.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { ScenarioName } from '#sandbox/scenarioNames.ts';

/** The choices of the toolbar, as stories receive them. */
export interface Globals {
  readonly language?: unknown;
}

/** The code of a story's language, as the sandbox and the brands name it. */
export const codeOf = ({ language }: Globals): 'th' | 'en' => (language === 'en' ? 'en' : 'th');

/** The language of a story as the platform names it. */
export const spokenIn = ({ language }: Globals): OfferedLanguage => (codeOf({ language }) === 'en' ? 'EN' : 'TH');

/** Saturday, 21 November 2026, noon in Bangkok: the time at which samples are asked for. */
export const sampleNoon = Date.UTC(2026, 10, 21, 5);

export interface SampleOptions {
  /** @default 'ready' */
  readonly scenario?: ScenarioName;
  /** The account that asks; null for a visitor. @default 'demo' */
  readonly account?: string | null;
}

interface Asking {
  readonly sandbox: Sandbox;
  readonly token: string | null;
}

const asking = new Map<string, Asking>();

/** One sandbox for all samples of a scenario and an account: its clock stands still, and it is only read. */
function askingAs({ scenario = 'ready', account = 'demo' }: SampleOptions): Asking {
  const key = `${scenario} ${account}`;
  const known = asking.get(key);
  if (known !== undefined) return known;
  const sandbox = createSandbox({ scenario, now: () => sampleNoon });
  const made = { sandbox, token: account === null ? null : signInAs(sandbox, account) };
  asking.set(key, made);
  return made;
}

type Parts = Readonly<Record<string, unknown>>;

/**
 * The answer of the sandbox to a read, at once and in the language of a story: data for props that no platform is behind.
 * Throws what the sandbox refuses.
 *
 * @param input without the language
 */
export function sampleOf<Op extends AnyOperation>(
  operation: Op,
  input: Omit<InputOf<Op>, 'language'>,
  globals: Globals,
  options: SampleOptions = {},
): OutputOf<Op> {
  const { sandbox, token } = askingAs(options);
  const asked: Parts = { ...(input as Parts), language: spokenIn(globals) };
  const { body } = operations[operation.id as OperationId];
  // A query carries texts.
  const query = (): Parts => Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const answer = serveCall(sandbox, operation.id as OperationId, {
    operation: operations[operation.id as OperationId],
    input: { value: body === 'json' ? asked : query() },
    token,
    language: codeOf(globals),
    ...{ userAgent: '', idempotencyKey: null, origin: 'https://kinnari.example', address: null },
  });
  const answered = JSON.parse(new TextDecoder().decode(bytesOf(answer))) as { success: boolean; value: unknown };
  if (!answered.success) throw new Error(`${operation.id} is refused: ${JSON.stringify(answered)}`);
  return v.parse(operation.output, answered.value);
}

/** A part of an answer that stories need. Throws where the sandbox has none. */
export function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the sandbox has no such sample');
  return value;
}
