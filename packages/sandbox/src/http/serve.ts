import * as v from 'valibot';
import { describeIssues } from '#api/client.ts';
import { tellsOf } from '#api/live.ts';
import { type OperationId, operations } from '#api/operations.ts';
import type { EndedSession } from '#api/sessionEnd.ts';
import { isTrial } from '../accounts/roles.ts';
import { endOf, isOpen, noteActivity, noteCall } from '../accounts/sessions.ts';
import { assistantOf, calledAs, isAct, noteAct } from '../agents/assistants.ts';
import type { CallContext } from '../handler.ts';
import { type AnyHandler, handlers } from '../handlers.ts';
import { bumpVersion, topicKey } from '../live/versions.ts';
import { isClosed } from '../maintenance.ts';
import { amountToSatang } from '../money/ledger.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { guardedOperations, stopOf } from '../play/guard.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member, Session } from '../schema/accounts.ts';
import type { Assistant } from '../schema/agents.ts';
import { featureOff } from '../seed/whitelabel.ts';
import { iso } from '../time.ts';
import type { Call } from './call.ts';
import { onceUnderKey } from './idempotency.ts';
import { isBlocked } from './region.ts';
import { decline, succeed } from './respond.ts';

/**
 * Operations that work while the platform is closed: the status, the stream that tells of it, customer service, and game
 * recommendations (SYS-02).
 * All others are refused with HTTP 200, because the platform itself is available; clients would retry a 503.
 */
const alwaysOpen: ReadonlySet<OperationId> = new Set([
  'systemStatus',
  'systemPermission',
  'systemWhitelabel',
  'liveTicket',
  'serviceConfig',
  'gameHot',
]);

/** The operations with a session that a trial account may use (ROL-04). It is refused all others. */
const openToTrial: ReadonlySet<OperationId> = new Set([
  'memberInfo',
  'memberAvatar',
  'walletBalance',
  'sessionActive',
  'sessionLogout',
]);

/**
 * Serves one call: checks that the platform is open, settles what is due, authenticates, parses the input, runs the
 * handler in a transaction and checks its answer against the contract. `passkey` is what `checkPasskey` has found. Throws when the handler throws or breaks the
 * contract; the transaction is rolled back then.
 */
export function serveCall(
  sandbox: Sandbox,
  id: OperationId,
  call: Call,
  passkey: CallContext['passkey'] = null,
): Response {
  const { operation, language, userAgent, address, origin } = call;
  const maintenance = isClosed(sandbox);
  if (!alwaysOpen.has(id) && (maintenance || isBlocked(sandbox, address))) {
    return decline(maintenance ? 'system_maintenance' : 'region_blocked', language);
  }
  if (operation.auth !== 'none') settleWhatIsDue(sandbox);
  const caller = operation.auth === 'none' ? null : authenticate(sandbox, call.token);
  const who = caller?.assistant ? whoOfAssistant(sandbox, id, caller, caller.assistant) : caller;
  if (operation.auth === 'member' && caller !== null && who === null) {
    return decline('operation_not_allowed', language, { detail: { assistant: true } });
  }
  if (operation.auth === 'member' && who === null) return unauthorized(sandbox, call);
  if (operation.auth === 'member' && who !== null && isTrial(who.member) && !openToTrial.has(id)) {
    return decline('trial_not_allowed', language);
  }
  const parsed = v.safeParse(operation.input, call.input?.value);
  if (call.input === null || !parsed.success) return decline('invalid_input', language, { status: 400 });

  // The schema of the same operation has parsed the input.
  const handler = handlers[id] as AnyHandler;
  const { member = null, session = null, assistant = null } = who ?? {};
  const context = { sandbox, language, userAgent, address, origin, passkey, member, session, assistant };
  const answer = settle(sandbox, () => {
    if (who !== null) noteCall(sandbox, who.session);
    // Pages repeat their reads, and open their stream, without the player.
    if (who !== null && operation.effect !== 'read' && id !== 'liveTicket') noteActivity(sandbox, who.session.token);
    return onceUnderKey(sandbox, call, who?.member ?? null, parsed.output, () => {
      // Inside, because a repeat returns what was done under its key, whatever the player has decided since.
      const stopped = who === null ? null : stopOfCall(sandbox, id, who.member, parsed.output);
      const result = closed(sandbox, operations[id]) ?? stopped ?? handler(context, parsed.output);
      if (result.ok) assertContract(call, result.value);
      if (result.ok && assistant !== null && isAct(id)) noteAct(sandbox, assistant, id, parsed.output);
      if (result.ok && member !== null && isTold(operation.changes)) {
        bumpVersion(sandbox, topicKey('account', member.id));
      }
      return result;
    });
  });
  if (answer.ok) return succeed(answer.value);
  const { code, status, detail } = answer.error;
  return decline(code, language, { ...(status && { status }), ...(detail && { detail }) });
}

/** Whether what a call changes is told by the account of its member: a site on another device does not ask for it otherwise. */
const isTold = (changes: readonly string[] = []): boolean => changes.some((id) => tellsOf('account').includes(id));

/** FLG-02: refuses an operation of a feature that the operator has switched off, with the operation's own code if it has one. */
function closed(sandbox: Sandbox, { id, refusals }: (typeof operations)[OperationId]): Answer<never> | null {
  const feature = featureOff(sandbox, id);
  if (feature === undefined) return null;
  const code = refusals?.includes('transfers_disabled') === true ? 'transfers_disabled' : 'operation_not_allowed';
  return refuse(code, { detail: { feature } });
}

/** RSP-03: refuses an operation that the member's own limits or break stop. */
function stopOfCall(sandbox: Sandbox, id: OperationId, member: Member, input: unknown): Answer<never> | null {
  const action = guardedOperations[id];
  if (action === undefined) return null;
  const amount = action === 'deposit' && v.is(withAmount, input) ? amountToSatang(input.amount) : null;
  return stopOf(sandbox, member, action, amount ?? undefined);
}
const withAmount = v.object({ amount: v.string() });

/** Refuses a call without a session, with why it was ended, if it was. */
function unauthorized(sandbox: Sandbox, { token, language }: Call): Response {
  const end = token === null ? undefined : endOf(sandbox, token);
  const detail =
    end &&
    ({
      ended: end.reason,
      at: iso(end.at),
      ...(end.device && { device: end.device }),
    } satisfies EndedSession);
  return decline('unauthorized', language, { status: 401, ...(detail && { detail }) });
}

interface Caller {
  readonly member: Member;
  readonly session: Session;
  readonly assistant: Assistant | null;
}

function authenticate(sandbox: Sandbox, token: string | null): Caller | null {
  const session = token === null ? undefined : sandbox.store.get('sessions', token);
  if (!session || !isOpen(sandbox, session)) return null;
  const member = sandbox.store.get('members', session.memberId);
  return member ? { member, session, assistant: assistantOf(sandbox, member.id) ?? null } : null;
}

/** AGT-15: as whom an assistant calls an operation: with its own login, as its agent, or as a visitor where it may not. */
function whoOfAssistant(sandbox: Sandbox, id: OperationId, caller: Caller, assistant: Assistant): Caller | null {
  const as = calledAs(assistant, id);
  if (as !== 'desk') return as && caller;
  const member = sandbox.store.get('members', assistant.agentId);
  return member === undefined ? null : { ...caller, member };
}

class Undo extends Error {}

/** Runs `work` in a transaction. A refusal rolls its writes back unless it has `keepsWrites`. */
export function settle<Value>(sandbox: Sandbox, work: () => Answer<Value>): Answer<Value> {
  let answer: Answer<Value> = refuse('unknown');
  try {
    sandbox.store.transaction(() => {
      answer = work();
      if (!answer.ok && !answer.error.keepsWrites) throw new Undo();
    });
  } catch (cause) {
    if (!(cause instanceof Undo)) throw cause;
  }
  return answer;
}

function assertContract({ operation }: Call, value: unknown): void {
  const checked = v.safeParse(operation.output, value);
  if (checked.success) return;
  throw new Error(`${operation.id}: the answer breaks the contract: ${describeIssues(checked.issues).join('; ')}`);
}
