import * as v from 'valibot';
import { describeIssues } from '#api/client.ts';
import type { OperationId } from '#api/operations.ts';
import type { Call } from './call.ts';
import { type AnyHandler, handlers } from './domain/handlers.ts';
import { onceUnderKey } from './idempotency.ts';
import { type Answer, refuse } from './refusal.ts';
import { decline, succeed } from './respond.ts';
import type { Member, Session } from './rows.ts';
import { settleWhatIsDue } from './settlement.ts';
import type { World } from './world.ts';

/**
 * What answers while the platform is closed: enough to say so, to reach customer service, and to recommend games
 * (SYS-02). Everything else is refused in an ordinary envelope (HTTP 200), since the platform itself is there; a 503
 * would make clients try again.
 */
const alwaysOpen: ReadonlySet<OperationId> = new Set([
  'systemStatus',
  'systemPermission',
  'systemWhitelabel',
  'serviceConfig',
  'gameHot',
]);

/**
 * Lets the platform do what one call asks: is it open, what is due is settled, who calls, is the input what the contract says, then the rule in
 * a transaction, then is the answer what the contract says. Throws when a rule throws or breaks the contract; the world
 * is as it was then.
 */
export function serveCall(world: World, id: OperationId, call: Call): Response {
  const { operation, language } = call;
  if (!alwaysOpen.has(id) && (world.settings.maintenance || world.settings.regionRestriction)) {
    return decline(world.settings.maintenance ? 'system_maintenance' : 'region_blocked', language);
  }
  if (operation.auth !== 'none') settleWhatIsDue(world);
  const who = operation.auth === 'none' ? null : authenticate(world, call.token);
  if (operation.auth === 'member' && who === null) return decline('unauthorized', language, { status: 401 });
  const parsed = v.safeParse(operation.input, call.input?.value);
  if (call.input === null || !parsed.success) return decline('invalid_input', language, { status: 400 });

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one rule of many; the schema of the same operation checked its input just above.
  const handler = handlers[id] as AnyHandler;
  const context = { world, language, member: who?.member ?? null, session: who?.session ?? null };
  const answer = settle(world, () =>
    onceUnderKey(world, call, who?.member ?? null, parsed.output, () => {
      const result = handler(context, parsed.output);
      if (result.ok) assertContract(call, result.value);
      return result;
    }),
  );
  if (answer.ok) return succeed(answer.value);
  const { code, status, detail } = answer.error;
  return decline(code, language, { ...(status && { status }), ...(detail && { detail }) });
}

function authenticate(world: World, token: string | null): { member: Member; session: Session } | null {
  const session = token === null ? undefined : world.store.get('sessions', token);
  if (!session || session.expiresAt <= world.now()) return null;
  const member = world.store.get('members', session.memberId);
  return member ? { member, session } : null;
}

class Undo extends Error {}

/** Runs a rule in a transaction. A refusal undoes what it wrote, unless the refusal says that its writes stay. */
export function settle<Value>(world: World, rule: () => Answer<Value>): Answer<Value> {
  let answer: Answer<Value> = refuse('unknown');
  try {
    world.store.transaction(() => {
      answer = rule();
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
