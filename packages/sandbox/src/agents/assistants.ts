import * as v from 'valibot';
import { agentRate } from '#api/agent.ts';
import {
  type AssistantAct,
  type AssistantRight,
  type agentAssistants,
  assistantAccess,
  assistantActs,
} from '#api/agentAssistants.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type { OperationId } from '#api/operations.ts';
import { judgeNewPassword } from '#text/judgeNewPassword.ts';
import { keepsRule, ruleOf } from '../accounts/fieldRules.ts';
import { loginsOf } from '../accounts/logins.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Assistant, AssistantLogEntry } from '../schema/agents.ts';
import { iso } from '../time.ts';

/** AGT-15: what a login is the assistant of; undefined for every other account. */
export const assistantOf = ({ store }: Sandbox, memberId: string): Assistant | undefined =>
  store.get('assistants', memberId);

/** The assistants of an agent that are not removed, oldest first. */
export const assistantsOf = ({ store }: Sandbox, agentId: string): readonly Assistant[] =>
  (store.get('memberAssistants', agentId)?.ids ?? [])
    .flatMap((id) => store.get('assistants', id) ?? [])
    .filter(({ state }) => state !== 'removed')
    .toReversed();

const access: Readonly<Partial<Record<OperationId, AssistantRight | 'own' | null>>> = assistantAccess;

/** As whom an assistant calls an operation: with its own login, or at the desk of its agent. Null for what it may not call. */
export function calledAs(
  { rights, state }: Pick<Assistant, 'rights' | 'state'>,
  id: OperationId,
): 'own' | 'desk' | null {
  const needed = access[id] ?? null;
  if (needed === null || state !== 'active') return null;
  if (needed === 'own') return 'own';
  return rights.includes(needed) ? 'desk' : null;
}

/** Stores a new assistant. Its row in `members` exists already. Joins the open transaction. */
export function addAssistant(
  { store, now }: Sandbox,
  agentId: string,
  memberId: string,
  rights: readonly AssistantRight[],
): Assistant {
  const assistant: Assistant = { memberId, agentId, rights, state: 'active', openedAt: now() };
  const ids = store.get('memberAssistants', agentId)?.ids ?? [];
  store.put('assistants', memberId, assistant);
  store.put('memberAssistants', agentId, { memberId: agentId, ids: [memberId, ...ids] });
  return assistant;
}

/** Rights in the order of the contract, each once. */
export const inOrder = (all: readonly AssistantRight[], given: readonly AssistantRight[]): AssistantRight[] =>
  all.filter((right) => given.includes(right));

export function assistantView(
  sandbox: Sandbox,
  { memberId, rights, state, openedAt }: Assistant,
): WireOutputOf<typeof agentAssistants>['list'][number] {
  const { account = '', nickname = '', firstTimeLogin = false } = sandbox.store.get('members', memberId) ?? {};
  const last = loginsOf(sandbox, memberId).find(({ outcome }) => outcome === 'accepted');
  return {
    id: memberId,
    account,
    nickname,
    rights: [...rights],
    state: state === 'removed' ? 'suspended' : state,
    isNew: firstTimeLogin,
    openedAt: iso(openedAt),
    lastLoginAt: last === undefined ? null : iso(last.at),
  };
}

/** What can be done with an account of the team, as far as an assistant has the right to it. */
export function actionsOf<Action extends string>(assistant: Assistant | null, actions: readonly Action[]): Action[] {
  if (assistant === null) return [...actions];
  return actions.filter((action) => assistant.rights.some((right) => right !== 'read' && right === action));
}

const acts: ReadonlySet<string> = new Set(assistantActs);
export const isAct = (id: string): id is AssistantAct => acts.has(id);

/** What the log tells of an input. */
const withAccount = v.object({ id: v.string() });
const withSelection = v.object({ selectionId: v.string() });
const withContent = v.object({ content: v.string() });
const withRates = v.object({ rates: v.array(agentRate) });

/** Notes what an assistant did. Joins the open transaction. */
export function noteAct(
  sandbox: Sandbox,
  { memberId, agentId }: Assistant,
  act: AssistantAct,
  input: unknown = {},
): void {
  const { store, now } = sandbox;
  const ids = store.get('memberAssistantLog', agentId)?.ids ?? [];
  const entry: AssistantLogEntry = {
    id: `${agentId}:${ids.length + 1}`,
    agentId,
    at: now(),
    assistant: stepOf(store.get('members', memberId), memberId),
    act,
    about: v.is(withAccount, input) ? aboutOf(sandbox, input.id) : null,
    accounts: v.is(withSelection, input) ? (store.get('agentSelections', input.selectionId)?.accounts.length ?? 0) : 0,
    content: v.is(withContent, input) ? input.content : '',
    rates: v.is(withRates, input) ? input.rates : [],
  };
  store.put('assistantLog', entry.id, entry);
  store.put('memberAssistantLog', agentId, { memberId: agentId, ids: [entry.id, ...ids] });
}

const aboutOf = ({ store }: Sandbox, id: string): AssistantLogEntry['about'] => {
  const member = store.get('members', id);
  return member === undefined ? null : stepOf(member, id);
};
const stepOf = (member: Member | undefined, id: string) => ({
  id,
  account: member?.account ?? '',
  nickname: member?.nickname ?? '',
});

/** Everything that the assistants of an agent did, newest first. */
export const logOf = ({ store }: Sandbox, agentId: string): readonly AssistantLogEntry[] =>
  (store.get('memberAssistantLog', agentId)?.ids ?? []).flatMap((id) => store.get('assistantLog', id) ?? []);

/** Letters and digits that are not mistaken for one another, on paper or over the phone. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const usualLength = 12;

/** A first password that the operator's rule accepts. Never made of the sandbox's repeatable random numbers. */
export function createFirstPassword(sandbox: Sandbox): string {
  const rule = ruleOf(sandbox, 'password');
  const length = Math.min(Math.max(usualLength, rule?.minLength ?? 0), rule?.maxLength ?? usualLength);
  const make = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('');
  // A few tries are enough for every rule that such a password can keep.
  for (let tries = 0; tries < 100; tries += 1) {
    const made = make();
    if (
      (rule === undefined || keepsRule(rule, made)) &&
      judgeNewPassword(made, { own: [], digitsOnly: false }).reason === null
    )
      return made;
  }
  return make();
}
