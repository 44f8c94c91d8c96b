import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * What a call does to the world. Deadline, retry and the meaning of a lost answer follow from it (see `effectPolicies`).
 * - `read` changes nothing; `toggle` sets a preference; `account` changes who is signed in or how;
 * - `money` moves an amount; `launch` opens a game session.
 */
export type Effect = 'read' | 'toggle' | 'account' | 'money' | 'launch';

/** Who may call: anyone, anyone (a token is sent when there is one), or only a signed-in account. */
export type Auth = 'none' | 'optional' | 'member';

/** How the input travels. `sealed` is the specification's `enc`: a JSON body behind the cipher seam. */
export type BodyKind = 'none' | 'query' | 'json' | 'sealed' | 'form';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the platform: everything that the client, the sandbox and the documentation need to know about it. */
export interface Operation<
  Id extends string = string,
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
  Who extends Auth = Auth,
> {
  /** `domainVerb`; the same word in contract, sandbox, hook and story. */
  readonly id: Id;
  /** One sentence for the generated contract page. */
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly effect: Effect;
  readonly auth: Who;
  readonly body: BodyKind;
  /** A header that carries a random text, sealed like a body and new with every call (LGN-12). */
  readonly sealedHeader?: string;
  readonly input: Input;
  readonly output: Output;
  /** The specification does not show method, path or shape: we chose, and an operator has to check it. */
  readonly assumed?: true;
}

// The erased shape: schemas of every operation differ, so code that handles "some operation" sees only this.
export type AnyOperation = Operation;
export type InputOf<Op extends AnyOperation> = InferInput<Op['input']>;
export type ParsedInputOf<Op extends AnyOperation> = InferOutput<Op['input']>;
export type OutputOf<Op extends AnyOperation> = InferOutput<Op['output']>;
/** What the platform puts on the wire, before parsing. */
export type WireOutputOf<Op extends AnyOperation> = InferInput<Op['output']>;

/**
 * States an operation and keeps its literal types. Free of side effects, so that a page that does not call an operation
 * does not carry its schemas either.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineOperation<
  const Id extends string,
  const Input extends GenericSchema,
  const Output extends GenericSchema,
  const Who extends Auth,
>(operation: Operation<Id, Input, Output, Who>): Operation<Id, Input, Output, Who> {
  return operation;
}

export interface EffectPolicy {
  /** Time until an attempt is given up, in ms. */
  readonly deadlineMs: number;
  /** How often we repeat by ourselves. Only reads: repeating anything else could do it twice. */
  readonly retries: number;
}

/** The one table from which deadline and retry follow. */
export const effectPolicies: Readonly<Record<Effect, EffectPolicy>> = {
  read: { deadlineMs: 10_000, retries: 2 },
  toggle: { deadlineMs: 20_000, retries: 0 },
  account: { deadlineMs: 20_000, retries: 0 },
  money: { deadlineMs: 30_000, retries: 0 },
  launch: { deadlineMs: 15_000, retries: 0 },
};
