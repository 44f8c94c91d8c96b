import type * as contract from '#api/agentAssistants.ts';
import { type AssistantAction, type AssistantRight, assistantRights } from '#api/agentAssistants.ts';
import { ok } from '#api/errors.ts';
import { hasDirectionMarks } from '#text/marks.ts';
import { readText } from '#text/readText.ts';
import { noteChange } from '../accounts/accountChanges.ts';
import { accountName, createMember, memberByAccount } from '../accounts/accounts.ts';
import { checkCredential } from '../accounts/credentials.ts';
import { keepsRule, ruleOf } from '../accounts/fieldRules.ts';
import { digestPassword } from '../accounts/password.ts';
import { assistantType } from '../accounts/roles.ts';
import { checkName, countName } from '../accounts/senders.ts';
import { endSessions } from '../accounts/sessions.ts';
import {
  addAssistant,
  assistantView,
  assistantsOf,
  createFirstPassword,
  inOrder,
  logOf,
} from '../agents/assistants.ts';
import { checkRight } from '../agents/rights.ts';
import type { Handler } from '../handler.ts';
import type { AccountChange } from '../inbox/securityMessages.ts';
import { pageOf } from '../listing/paging.ts';
import { isWithin, readSpan } from '../listing/span.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Assistant } from '../schema/agents.ts';
import { agents } from '../seed/agents.ts';
import { iso } from '../time.ts';

const mostOf = ({ settings }: Sandbox): number => settings.agents.mostAssistants ?? agents.mostAssistants ?? 0;

export const agentAssistants: Handler<typeof contract.agentAssistants> = ({ sandbox, member }) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const list = assistantsOf(sandbox, member.id).map((each) => assistantView(sandbox, each));
  return ok({ list, most: mostOf(sandbox) });
};

export const agentAssistantLog: Handler<typeof contract.agentAssistantLog> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const span = readSpan(input);
  if (!span.ok) return span;
  const { assistant, act } = input;
  const found = logOf(sandbox, member.id).filter(
    (entry) =>
      isWithin(span.value, entry.at) &&
      (assistant === undefined || entry.assistant.id === assistant) &&
      (act === undefined || entry.act === act),
  );
  const { items, totalPages, total } = pageOf(found, input);
  const list = items.map(({ agentId: _, rates, ...entry }) => ({ ...entry, at: iso(entry.at), rates: [...rates] }));
  return ok({ list, totalPages, total });
};

/** Everything else needs `read`: accounts are chosen from the lists. */
const readRights = (given: readonly AssistantRight[]): Answer<AssistantRight[]> =>
  given.includes('read')
    ? ok(inOrder(assistantRights, given))
    : refuse('invalid_input', { detail: { field: 'rights' } });

export const agentAssistantOpen: Handler<typeof contract.agentAssistantOpen> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const fields = { username: readText(input.username), nickname: readText(input.nickname ?? '') };
  for (const [field, value] of Object.entries(fields)) {
    const rule = ruleOf(sandbox, field);
    const keeps = rule === undefined || keepsRule({ ...rule, required: field === 'username' }, value);
    if (!keeps) return refuse('invalid_input', { detail: { field } });
  }
  if (hasDirectionMarks(input.nickname ?? '')) return refuse('invalid_input', { detail: { field: 'nickname' } });
  const rights = readRights(input.rights);
  if (!rights.ok) return rights;
  if (assistantsOf(sandbox, member.id).length >= mostOf(sandbox)) return refuse('assistant_most');
  const account = accountName(fields.username);
  const named = checkName(sandbox, account);
  if (!named.ok) return named;
  countName(sandbox, account);
  if (memberByAccount(sandbox, account)) return refuse('account_taken', { keepsWrites: true });
  const proved = checkCredential(sandbox, member, input.credential);
  if (!proved.ok) return proved;
  const firstPassword = createFirstPassword(sandbox);
  const opened = createMember(sandbox, {
    account,
    password: firstPassword,
    type: assistantType,
    firstTimeLogin: true,
    language: member.language,
    ...(fields.nickname !== '' && { nickname: fields.nickname }),
  });
  const assistant = addAssistant(sandbox, member.id, opened.id, rights.value);
  noteChange(sandbox, member, 'assistantOpened', false);
  return ok({ assistant: assistantView(sandbox, assistant), firstPassword });
};

const told: Readonly<Record<AssistantAction, AccountChange>> = {
  rights: 'assistantRights',
  suspend: 'assistantSuspended',
  resume: 'assistantResumed',
  password: 'assistantPassword',
  remove: 'assistantRemoved',
};

export const agentAssistantSet: Handler<typeof contract.agentAssistantSet> = ({ sandbox, member }, input) => {
  const { id, action, credential } = input;
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const known = assistantsOf(sandbox, member.id).find(({ memberId }) => memberId === id);
  if (known === undefined) return refuse('record_not_found');
  const rights = action === 'rights' ? readRights(input.rights ?? []) : ok(known.rights);
  if (!rights.ok) return rights;
  const proved = checkCredential(sandbox, member, credential);
  if (!proved.ok) return proved;
  const changed: Assistant = { ...known, rights: rights.value, state: stateAfter[action] ?? known.state };
  sandbox.store.put('assistants', id, changed);
  if (action !== 'rights' && action !== 'resume') endSessions(sandbox, id, 'closed');
  const firstPassword = action === 'password' ? createFirstPassword(sandbox) : null;
  if (firstPassword !== null || action === 'remove') givePassword(sandbox, id, firstPassword);
  noteChange(sandbox, member, told[action], false);
  return ok({ assistant: changed.state === 'removed' ? null : assistantView(sandbox, changed), firstPassword });
};

const stateAfter: Readonly<Partial<Record<AssistantAction, Assistant['state']>>> = {
  suspend: 'suspended',
  resume: 'active',
  remove: 'removed',
};

/** Replaces the password of an assistant by a first one, or by none: then no password is right. */
function givePassword(sandbox: Sandbox, id: string, password: string | null): void {
  const login = sandbox.store.get('members', id);
  if (login === undefined) return;
  const passwordDigest = password === null ? '' : digestPassword(login.account, password);
  sandbox.store.put('members', id, {
    ...login,
    passwordDigest,
    firstTimeLogin: true,
    passwordSetAt: sandbox.now(),
  });
}
