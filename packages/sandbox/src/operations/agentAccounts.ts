import type * as contract from '#api/agentAccounts.ts';
import { longestAgentText } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { readLines } from '#text/readText.ts';
import { setPassword } from '../accounts/accounts.ts';
import { checkCredential } from '../accounts/credentials.ts';
import { acceptPassword } from '../accounts/newPasswords.ts';
import { isAgent, isTrial, subAgentType } from '../accounts/roles.ts';
import { wordsOf } from '../accounts/weakPasswords.ts';
import { boundBy, hasFirstPassword, kindRights } from '../agents/accountActs.ts';
import { defaultRatesBelow, isDefaultCapped } from '../agents/defaultRates.ts';
import { firstFreeMoment } from '../agents/places.ts';
import { readRates, setRates } from '../agents/rateChanges.ts';
import { ratesOfRow } from '../agents/rates.ts';
import { checkRight } from '../agents/rights.ts';
import { kindOf, targetOf } from '../agents/team.ts';
import type { Handler } from '../handler.ts';
import { tellKind, tellPause } from '../inbox/accountActMessages.ts';
import { pauseAccount, pauseOf, pauseView, resumeAccount } from '../play/pauses.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';

export const agentRateTemplate: Handler<typeof contract.agentRateTemplate> = ({ sandbox, member }) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  return ok({
    rates: ratesOfRow(defaultRatesBelow(sandbox, member.id)),
    isCapped: isDefaultCapped(sandbox, member.id),
  });
};

/** An account of the direct downline, which is no trial account. */
function ownTarget(sandbox: Sandbox, agent: Member, id: string): Answer<Member> {
  const found = targetOf(sandbox, agent, id);
  if (!found.ok) return found;
  return found.value.uplineId === agent.id && !isTrial(found.value) ? found : refuse('operation_not_allowed');
}

/**
 * A new first password is the login of an account, so the agent proves who asks. Everything follows that follows a change of a
 * password: the sessions of the account end, its player is told, and withdrawals rest (SEC-06).
 */
export const agentAccountReset: Handler<typeof contract.agentAccountReset> = ({ sandbox, member }, input) => {
  const { id, password, credential } = input;
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const found = ownTarget(sandbox, member, id);
  if (!found.ok) return found;
  const account = found.value;
  const opens = checkRight(sandbox, member, kindRights[kindOf(account)]);
  if (!opens.ok) return opens;
  if (!hasFirstPassword(member, account)) return refuse('first_password_gone');
  const accepted = acceptPassword(sandbox, password, wordsOf(account));
  if (!accepted.ok) return accepted;
  const proved = checkCredential(sandbox, member, credential);
  if (!proved.ok) return proved;
  const changed = setPassword(sandbox, account, password);
  sandbox.store.put('members', id, { ...changed, firstTimeLogin: true });
  return ok({ account: account.account });
};

export const agentAccountPause: Handler<typeof contract.agentAccountPause> = ({ sandbox, member }, { id, pause }) => {
  const allowed = checkRight(sandbox, member, 'pause');
  if (!allowed.ok) return allowed;
  const found = ownTarget(sandbox, member, id);
  if (!found.ok) return found;
  const before = pauseOf(sandbox, id);
  if (pause === null) {
    resumeAccount(sandbox, id);
    if (before !== undefined) tellPause(sandbox, member, id, null);
    return ok({ paused: null });
  }
  const { reason } = pause;
  const note = reason === 'other' ? readLines(pause.note) : '';
  if (reason === 'other' && note === '') {
    return refuse('content_length', { detail: { min: 1, max: longestAgentText } });
  }
  pauseAccount(sandbox, member, id, { reason, note });
  // The same once more is no news.
  if (before?.reason !== reason || before.note !== note) tellPause(sandbox, member, id, { reason, note });
  return ok({ paused: pauseView(sandbox, id) });
};

export const agentPromote: Handler<typeof contract.agentPromote> = ({ sandbox, member }, { id, kind, rates }) => {
  const allowed = checkRight(sandbox, member, 'openAgent');
  if (!allowed.ok) return allowed;
  const found = ownTarget(sandbox, member, id);
  if (!found.ok) return found;
  const account = found.value;
  if (kindOf(account) === kind) return refuse('kind_unchanged');
  if (kind === 'member') {
    const { team, contracts } = boundBy(sandbox, account);
    if (team + contracts > 0) return refuse('kind_bound', { detail: { team, contracts } });
  } else {
    const read = readRates(sandbox, member.id, rates);
    if (!read.ok) return read;
    const set = setRates(sandbox, id, read.value);
    if (!set.ok) return set;
  }
  setKind(sandbox, account, kind === 'agent' ? subAgentType : 0);
  tellKind(sandbox, member, id, kind);
  return ok({ kind });
};

/** Changes the type of an account from now on: bets that were settled before count as they did. Joins the open transaction. */
function setKind(sandbox: Sandbox, account: Member, type: number): void {
  const former = { isAgent: isAgent(account), until: firstFreeMoment(sandbox) };
  sandbox.store.put('members', account.id, {
    ...account,
    type,
    formerKinds: [...(account.formerKinds ?? []), former],
  });
}
