import * as v from 'valibot';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import type { Findings } from './findings.ts';
import { type Input, fieldsOf, sources } from './inputs.ts';
import type { Platform, Reply } from './platform.ts';
import { judge } from './shape.ts';

const group = 'Refusals';

/** Calls what needs a session without one. Nothing can change: the platform does not know for whom. */
export async function refusesWithoutSession(
  platform: Platform,
  findings: Findings,
  ids: readonly OperationId[],
): Promise<void> {
  for (const id of ids) {
    if (operations[id].auth !== 'member') continue;
    const { status } = await platform.ask(id, operationDocs[id].example, 'visitor', { withoutSession: true });
    if (status !== 401) findings.differs(group, id, 'status without a session', '401', String(status));
  }
}

/** Repeats reads that have succeeded with an input that the contract refuses. */
export async function refusesInvalidInput(
  platform: Platform,
  findings: Findings,
  succeeded: readonly Reply[],
): Promise<void> {
  let said = false;
  for (const { id, role, input } of succeeded) {
    const invalid = invalidated(id, input as Input);
    if (invalid === null) continue;
    const reply = await platform.ask(id, invalid, role, { language: 'TH' });
    const { status, envelope } = reply;
    const refused = envelope?.success === false;
    if (status !== 400 && !(refused && envelope.code === 'invalid_input')) {
      const got = refused ? `the refusal ${envelope.code}` : `status ${status}`;
      findings.differs(group, id, 'invalid input', '400 or invalid_input', got);
    }
    if (refused) judge(findings, reply, group);
    if (said || !refused || !envelope.message) continue;
    said = true;
    const { envelope: english } = await platform.ask(id, invalid, role, { language: 'EN' });
    if (!/\p{Script=Thai}/u.test(envelope.message))
      findings.differs(group, id, 'message (th)', 'Thai', 'another language');
    if (/\p{Script=Thai}/u.test(english?.message ?? '')) findings.differs(group, id, 'message (en)', 'English', 'Thai');
  }
}

/** An input that lacks a field that it needs, or has an empty one; null where every input is accepted. */
function invalidated(id: OperationId, input: Input): Input | null {
  const operation: AnyOperation = operations[id];
  for (const name of Object.keys(fieldsOf(id))) {
    for (const invalid of [
      { ...input, [name]: undefined },
      { ...input, [name]: '' },
    ])
      if (!v.safeParse(operation.input, invalid).success) return invalid;
  }
  return null;
}

/** Details that belong to one member. */
export const owned: readonly OperationId[] = [
  'depositOrder',
  'memberBetDetail',
  'messageRead',
  'ticketThread',
  'turnoverBets',
  'withdrawOrder',
];

/** Asks as the agent for what belongs to the member: the answer has to be that for what does not exist. */
export async function hidesWhatIsForeign(
  platform: Platform,
  findings: Findings,
  succeeded: readonly Reply[],
): Promise<void> {
  if (!platform.roles.includes('agent'))
    return findings.note('foreign references are not asked for: they need --agent');
  for (const { id, input } of succeeded.filter(({ id: each, role }) => role === 'member' && owned.includes(each))) {
    const [field = ''] = Object.keys(sources[id]?.fields ?? {});
    const foreign = await platform.ask(id, input, 'agent');
    const absent = await platform.ask(id, { ...(input as Input), [field]: 'unknown-0' }, 'agent');
    if (JSON.stringify(foreign.json) === JSON.stringify(absent.json) && foreign.status === absent.status) continue;
    findings.differs(group, id, `${field} of another member`, outcomeOf(absent), outcomeOf(foreign));
  }
}

/** What became of a call, in words. */
export const outcomeOf = ({ status, succeeded, envelope }: Reply): string =>
  succeeded ? 'a success' : envelope?.code ? `the refusal ${envelope.code}` : `status ${status}`;
