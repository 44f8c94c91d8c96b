import type { AnyOperation, ParsedInputOf, WireOutputOf } from '#api/operation.ts';
import type { CheckedKey } from './accounts/passkeyVerifier.ts';
import type { PlatformLanguage } from './language.ts';
import type { Answer } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';
import type { Member, Session } from './schema/accounts.ts';
import type { Assistant } from './schema/agents.ts';

/** What a handler knows about its call besides the input. */
export interface CallContext {
  readonly sandbox: Sandbox;
  /** Null for a visitor. For an assistant at the desk of its agent: the agent. */
  readonly member: Member | null;
  readonly session: Session | null;
  /** AGT-15: the assistant who calls; null for every other account. */
  readonly assistant: Assistant | null;
  /** The client's address, as the nearest proxy tells; null without a proxy. */
  readonly address: string | null;
  /** The `User-Agent` header of the call. */
  readonly userAgent: string;
  /** The origin that the call was sent to, such as `https://site.example`. */
  readonly origin: string;
  /**
   * What a passkey of the input has proved. Checked before the transaction, because it is asynchronous: whether the key and
   * its question still stand is for the handler to check. Null without one.
   */
  readonly passkey: Answer<CheckedKey> | null;
  /** The language of texts for people. */
  readonly language: PlatformLanguage;
}

/** The context of operations that require a signed-in account. */
export interface MemberContext extends CallContext {
  readonly member: Member;
  readonly session: Session;
}

type ContextOf<Op extends AnyOperation> = Op['auth'] extends 'member' ? MemberContext : CallContext;

/**
 * Implements one operation. Runs synchronously inside a transaction of the store, with an input that the contract has
 * parsed. Answers the value for the wire, or a refusal.
 */
export type Handler<Op extends AnyOperation> = (
  context: ContextOf<Op>,
  input: ParsedInputOf<Op>,
) => Answer<WireOutputOf<Op>>;
