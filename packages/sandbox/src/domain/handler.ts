import type { ParsedInputOf, WireOutputOf, AnyOperation } from '#api/operation.ts';
import type { PlatformLanguage } from '../messages.ts';
import type { Answer } from '../refusal.ts';
import type { Member, Session } from '../rows.ts';
import type { World } from '../world.ts';

/** What a rule knows besides its input. */
export interface CallContext {
  readonly world: World;
  /** Who calls; null is a visitor. */
  readonly member: Member | null;
  readonly session: Session | null;
  /** Of the texts for people. */
  readonly language: PlatformLanguage;
}

/** The context of operations that only a signed-in account may call. */
export interface MemberContext extends CallContext {
  readonly member: Member;
  readonly session: Session;
}

type ContextOf<Op extends AnyOperation> = Op['auth'] extends 'member' ? MemberContext : CallContext;

/**
 * The rule of one operation: runs at once, inside a transaction of the store, with an input that the contract has
 * checked; answers what goes on the wire, or a refusal.
 */
export type Handler<Op extends AnyOperation> = (
  context: ContextOf<Op>,
  input: ParsedInputOf<Op>,
) => Answer<WireOutputOf<Op>>;
