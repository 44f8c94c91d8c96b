import { selectionMinutes } from '#api/agentSelection.ts';
import type { SelectionOutcome } from '#api/agentSelection.ts';
import { ok } from '#api/errors.ts';
import { dayMs, minuteMs } from '#text/durations.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { createToken } from '../crypto/token.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Selection } from '../schema/agents.ts';
import { downlineOf } from './team.ts';

/** Stores a selection of accounts, and removes those that are long over. Joins the open transaction. */
export function storeSelection(sandbox: Sandbox, agent: Member, members: readonly Member[]): Selection {
  const now = sandbox.now();
  // What was done with one is answered to a repeat for a day longer.
  sandbox.store.removeFirst('agentSelections', ({ until }) => until + dayMs <= now);
  const selection: Selection = {
    id: createToken(),
    memberId: agent.id,
    accounts: members.map(({ id, account, nickname }) => ({ id, account, nickname })),
    until: now + selectionMinutes * minuteMs,
    requests: [],
  };
  sandbox.store.put('agentSelections', selection.id, selection);
  return selection;
}

/** A selection of an agent, over or not. Any other is refused like one that does not exist. */
function ownSelection({ store }: Sandbox, agent: Member, id: string): Answer<Selection> {
  const found = store.get('agentSelections', id);
  return found?.memberId === agent.id ? ok(found) : refuse('selection_not_found');
}

/** A selection of an agent that stands. */
export function selectionOf(sandbox: Sandbox, agent: Member, id: string): Answer<Selection> {
  const found = ownSelection(sandbox, agent, id);
  return found.ok && found.value.until <= sandbox.now() ? refuse('selection_expired') : found;
}

/** The accounts of a selection that are in the agent’s team now. */
export function selectedDownlines(sandbox: Sandbox, agent: Member, id: string): Answer<readonly Member[]> {
  const found = selectionOf(sandbox, agent, id);
  if (!found.ok) return found;
  return ok(
    found.value.accounts.flatMap((each) => {
      const member = downlineOf(sandbox, agent, each.id);
      return member.ok ? [member.value] : [];
    }),
  );
}

/** A request about a selection: its content decides whether it is the same one again. */
interface Request {
  readonly selectionId: string;
  readonly requestId: string;
}

/**
 * Does something with a selection once for each request id, and repeats its first answer, also after the selection has expired.
 * Refuses the same request id with another content. A refusal is not kept. Joins the open transaction.
 */
export function onceForSelection<Value>(
  sandbox: Sandbox,
  agent: Member,
  operation: string,
  request: Request,
  work: (selection: Selection) => Answer<Value>,
): Answer<Value> {
  const found = ownSelection(sandbox, agent, request.selectionId);
  if (!found.ok) return found;
  const digest = sha256Hex(JSON.stringify(request));
  const key = `${operation} ${request.requestId}`;
  const earlier = found.value.requests.find((each) => each.key === key);
  if (earlier) return earlier.digest === digest ? ok(earlier.value as Value) : refuse('invalid_input', { status: 409 });
  const standing = selectionOf(sandbox, agent, request.selectionId);
  if (!standing.ok) return standing;
  const answer = work(standing.value);
  if (!answer.ok) return answer;
  const requests = [...standing.value.requests, { key, digest, value: answer.value }];
  sandbox.store.put('agentSelections', standing.value.id, { ...standing.value, requests });
  return answer;
}

/** The outcome for an account by the code that the operation on it alone is refused with. */
export function outcomeOf(code: string): Exclude<SelectionOutcome, 'done'> {
  switch (code) {
    case 'downline_not_found':
    case 'operation_not_allowed':
    case 'rate_out_of_range':
    case 'account_paused':
      return code;
    default:
      throw new Error(`no account of a selection is refused with ${code}`);
  }
}
