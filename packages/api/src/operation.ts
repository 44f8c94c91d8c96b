import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { OperationRefusalCode } from './errors.ts';
import type { FeatureName } from './features.ts';

/**
 * What a call changes on the platform. Deadline, retries and the meaning of a lost answer follow from it (see
 * `effectPolicies`).
 *
 * - `read` changes nothing.
 * - `toggle` sets a preference.
 * - `account` changes who is signed in, or what belongs to an account: credentials, bank accounts, receipts.
 * - `money` moves an amount.
 * - `launch` opens a game session.
 */
export type Effect = 'read' | 'toggle' | 'account' | 'money' | 'launch';

/** Who may call: `none` sends no token, `optional` sends one if there is a session, `member` requires a session. */
export type Auth = 'none' | 'optional' | 'member';

/**
 * How the input is sent. `sealed` is the specification's `enc`: JSON, encrypted by the body cipher. `file` sends the bytes
 * of a `FileBody` as they are, with its type as `Content-Type` and its name, percent-encoded, as `X-File-Name`.
 */
export type BodyKind = 'none' | 'query' | 'json' | 'sealed' | 'form' | 'file';

/** The input of an operation whose body is a `file`. */
export interface FileBody {
  readonly name: string;
  /** A media type, such as `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How an operation asks again who the player is, because it changes what protects the account: a factor, a contact, a
 * session or a password (SEC-06). An open session alone is no proof.
 */
export interface StepUp {
  /** The inputs of which one proves it. */
  readonly by: readonly string[];
  /**
   * What follows when it has succeeded. `begins`: nothing yet, a second call makes the change. `told`: the member is told,
   * by an internal message and at every address that was known before. `rests`: that too, and withdrawals and transfers
   * rest (`withdrawalRest`).
   */
  readonly follows: 'begins' | 'told' | 'rests';
}

/** One call of the platform, as the client and the sandbox need to know it. */
export interface Operation<
  Id extends string = string,
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
  Who extends Auth = Auth,
> {
  /** `domainVerb`. Contract, sandbox, hook and story use the same name. */
  readonly id: Id;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly effect: Effect;
  /**
   * The ids of the reads whose answers to the caller may differ once this operation has ended, done or refused: what a page
   * has to ask again. Ids, so that a page bundles no read that it does not call. Not stated by reads, and not by operations
   * that open or end the caller's session, because the cache belongs to a session.
   */
  readonly changes?: readonly string[];
  readonly auth: Who;
  readonly body: BodyKind;
  /** The deadline of one attempt, in ms, where that of the effect is too short. */
  readonly deadlineMs?: number;
  /**
   * The name of a header that carries a random text of 32 hexadecimal digits, encrypted like a sealed body and new for each
   * call (LGN-12).
   */
  readonly sealedHeader?: string;
  /** Where the operation changes what protects the account. */
  readonly stepUp?: StepUp;
  /** The codes that this operation answers with besides the common ones. */
  readonly refusals?: readonly OperationRefusalCode[];
  readonly input: Input;
  readonly output: Output;
}

/** Any operation, for code that handles all of them. */
export type AnyOperation = Operation;
export type InputOf<Op extends AnyOperation> = InferInput<Op['input']>;
export type ParsedInputOf<Op extends AnyOperation> = InferOutput<Op['input']>;
export type OutputOf<Op extends AnyOperation> = InferOutput<Op['output']>;
/** The output as the platform sends it, before parsing. */
export type WireOutputOf<Op extends AnyOperation> = InferInput<Op['output']>;

/**
 * The documentation of an operation, for Storybook and tests. Declared below the operation as `<id>Docs`. It is a
 * constant of its own because no page of the site imports it, so the bundler drops it.
 */
export interface OperationDocs<Op extends AnyOperation> {
  /** One or two sentences for the contract page in Storybook. */
  readonly summary: string;
  /** An input that the schema accepts. Names refer to the sandbox's demo data. */
  readonly example: InputOf<Op>;
  /**
   * Set where the specification leaves open what is sent or answered: an operator has to confirm it. What is open about
   * method and path follows from `specifiedPaths`.
   */
  readonly assumed?: true;
  /** FLG-02: the operator's features that it belongs to. While one of them is off, the platform refuses it with `operation_not_allowed` and its name as `detail.feature`. */
  readonly features?: readonly FeatureName[];
}

/**
 * Defines an operation and keeps its literal types. Has no side effects, so a page does not bundle the schemas of
 * operations that it does not call.
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
  /** The deadline of one attempt, in ms. */
  readonly deadlineMs: number;
  /** How often the client repeats a failed call. Only reads are repeated: any other call might take effect twice. */
  readonly retries: number;
}

/** Deadline and retries by effect. */
export const effectPolicies: Readonly<Record<Effect, EffectPolicy>> = {
  read: { deadlineMs: 10_000, retries: 2 },
  toggle: { deadlineMs: 20_000, retries: 0 },
  account: { deadlineMs: 20_000, retries: 0 },
  money: { deadlineMs: 30_000, retries: 0 },
  launch: { deadlineMs: 15_000, retries: 0 },
};
