import type * as contract from '#api/agentRegistration.ts';
import type { LinkGame } from '#api/agentRegistration.ts';
import { ok } from '#api/errors.ts';
import type { ParsedInputOf, WireOutputOf } from '#api/operation.ts';
import { hasDirectionMarks } from '#text/marks.ts';
import { readText } from '#text/readText.ts';
import { accountName, createMember, memberByAccount } from '../accounts/accounts.ts';
import { keepsRule, ruleOf } from '../accounts/fieldRules.ts';
import { subAgentType } from '../accounts/roles.ts';
import { checkName, countName } from '../accounts/senders.ts';
import { refuseWeak } from '../accounts/weakPasswords.ts';
import { kindRights } from '../agents/accountActs.ts';
import { withDefaultRates } from '../agents/defaultRates.ts';
import { type LinkTerms, addLink, linkDaysOf, linkStateOf, linksOf } from '../agents/links.ts';
import { giveRates, readRates } from '../agents/rateChanges.ts';
import { ratesOfRow } from '../agents/rates.ts';
import { checkRight } from '../agents/rights.ts';
import { teamIndex } from '../agents/teamIndex.ts';
import { type TeamMovement, findMovements } from '../agents/transactions.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { dayNumber } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { AgentLink } from '../schema/agents.ts';
import { iso, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';

/** GEN-05e: opens an account below an agent, by the rules of the sign-up. Its password has to be changed at the first login. */
export const agentAccountOpen: Handler<typeof contract.agentAccountOpen> = ({ sandbox, member }, input) => {
  const { username, password, kind, nickname = '' } = input;
  const allowed = checkRight(sandbox, member, kindRights[kind]);
  if (!allowed.ok) return allowed;
  const fields = { username: readText(username), password, nickname: readText(nickname) };
  const wrong = Object.entries(fields).find(([field, value]) => !isValid(sandbox, field, value));
  if (wrong !== undefined) return refuse('invalid_input', { detail: { field: wrong[0] } });
  if (hasDirectionMarks(nickname)) return refuse('invalid_input', { detail: { field: 'nickname' } });
  const strong = refuseWeak(sandbox, 'password', { password, field: 'password', own: [fields.username, nickname] });
  if (!strong.ok) return strong;
  const read = readRates(sandbox, member.id, input.rates);
  if (!read.ok) return read;
  const account = accountName(fields.username);
  const named = checkName(sandbox, account);
  if (!named.ok) return named;
  countName(sandbox, account);
  if (memberByAccount(sandbox, account)) return refuse('account_taken', { keepsWrites: true });
  const opened = createMember(sandbox, {
    account,
    password,
    type: kind === 'agent' ? subAgentType : 0,
    uplineId: member.id,
    firstTimeLogin: true,
    ...(fields.nickname !== '' && { nickname: fields.nickname }),
  });
  giveRates(sandbox, opened.id, withDefaultRates(sandbox, member.id, read.value));
  return ok({ id: opened.id, account });
};

/** Whether a value satisfies its rule of the sign-up form. The nickname can be left out. */
function isValid(sandbox: Sandbox, field: string, value: string): boolean {
  const rule = ruleOf(sandbox, field);
  return rule === undefined || keepsRule({ ...rule, required: field !== 'nickname' }, value);
}

export const agentLinks: Handler<typeof contract.agentLinks> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member, 'links');
  if (!allowed.ok) return allowed;
  const all = linksOf(sandbox, member.id);
  const { items, totalPages } = pageOf(all, input);
  const left = Math.max(0, sandbox.settings.agents.mostLinks - all.length);
  return ok({ list: items.map((link) => linkView(sandbox, link)), totalPages, left });
};

/** The rows that the first deposits of a link are counted from. */
export const agentLinkDeposits: Handler<typeof contract.agentLinkDeposits> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member, 'links');
  if (!allowed.ok) return allowed;
  const link = ownLink(sandbox, member, input.id);
  if (link === undefined) return refuse('record_not_found');
  const firsts = firstDepositsOf(sandbox, link);
  const { items, totalPages } = pageOf(firsts, input);
  return ok({
    name: link.name,
    list: items.map(({ memberId, at, satang }) => {
      const { account = memberId, nickname = '' } = sandbox.store.get('members', memberId) ?? {};
      return { id: memberId, account, nickname, at: iso(at), amount: satangToAmount(satang) };
    }),
    totals: {
      count: firsts.length,
      amount: satangToAmount(firsts.reduce((sum, { satang }) => sum + satang, 0)),
    },
    totalPages,
  });
};

/** The first deposit of each account that has signed up by a link, newest first. */
function firstDepositsOf(sandbox: Sandbox, link: AgentLink): readonly TeamMovement[] {
  const { first, last } = linkDaysOf(sandbox, link);
  const signedUp = new Set(link.memberIds);
  const span = { begins: startOfThaiDay(first), ends: startOfThaiDay(last + 1) };
  const { movements } = findMovements(sandbox, span, (id) => signedUp.has(id), new Set(['deposit']));
  // From the oldest on, so that the first one of an account stays.
  const firsts = new Map<string, TeamMovement>();
  for (const movement of movements.toReversed()) {
    if (!firsts.has(movement.memberId)) firsts.set(movement.memberId, movement);
  }
  return [...firsts.values()].toReversed();
}

export const agentLinkSave: Handler<typeof contract.agentLinkSave> = ({ sandbox, member }, { id, ...input }) => {
  for (const right of ['links', kindRights[input.kind]] as const) {
    const allowed = checkRight(sandbox, member, right);
    if (!allowed.ok) return allowed;
  }
  const known = id === undefined ? undefined : ownLink(sandbox, member, id);
  if (id !== undefined && known === undefined) return refuse('record_not_found');
  const terms = readTerms(sandbox, member, input);
  if (!terms.ok) return terms;
  if (known !== undefined) {
    const { game: _, ...rest } = known;
    const changed: AgentLink = { ...rest, ...terms.value };
    sandbox.store.put('agentLinks', changed.code, changed);
    return ok(linkView(sandbox, changed));
  }
  if (linksOf(sandbox, member.id).length >= sandbox.settings.agents.mostLinks) return refuse('link_most');
  return ok(linkView(sandbox, addLink(sandbox, member.id, terms.value)));
};

export const agentLinkStateSet: Handler<typeof contract.agentLinkStateSet> = ({ sandbox, member }, { id, state }) => {
  const allowed = checkRight(sandbox, member, 'links');
  if (!allowed.ok) return allowed;
  const link = ownLink(sandbox, member, id);
  if (link === undefined) return refuse('record_not_found');
  sandbox.store.put('agentLinks', id, { ...link, status: state });
  return ok(null);
};

const ownLink = (sandbox: Sandbox, member: Member, id: string): AgentLink | undefined =>
  linksOf(sandbox, member.id).find(({ code }) => code === id);

/** The most letters of a link’s name, in UTF-16 units. */
const longestLinkName = 40;

function readTerms(
  sandbox: Sandbox,
  member: Member,
  input: Omit<ParsedInputOf<typeof contract.agentLinkSave>, 'id'>,
): Answer<LinkTerms> {
  const { kind, landing, mostUses } = input;
  const name = readText(input.name);
  if (name === '' || name.length > longestLinkName) return refuse('invalid_input', { detail: { field: 'name' } });
  const lastDay = input.validUntil === null ? null : dayNumber(input.validUntil);
  // Also null for a day that does not exist.
  if (input.validUntil !== null && (lastDay === null || lastDay < thaiDay(sandbox.now()))) {
    return refuse('invalid_input', { detail: { field: 'validUntil' } });
  }
  const game = landing === 'game' ? input.game : undefined;
  if (landing === 'game' && !isOffered(sandbox, game)) return refuse('invalid_input', { detail: { field: 'game' } });
  const rates = readRates(sandbox, member.id, input.rates);
  if (!rates.ok) return rates;
  const given = withDefaultRates(sandbox, member.id, rates.value);
  return ok({ name, kind, landing, mostUses, lastDay, rates: given, ...(game && { game }) });
}

/** Whether this is a game of those that the site lists itself. */
function isOffered({ catalogue }: Sandbox, game: LinkGame | undefined): boolean {
  const known = game && catalogue.gameById.get(game.nodeId);
  const same = (key: 'gameType' | 'vassalage' | 'gameCode'): boolean => known?.[key] === game?.[key];
  const isListed = known?.isGame === true && catalogue.indexByType.has(known.gameType);
  return isListed && same('gameType') && same('vassalage') && same('gameCode');
}

/** The path of the site that a link leads to. The sign-up goes on to its `next`. */
function pathOf({ code, landing, game }: AgentLink): string {
  if (game === undefined) return `/${landing}?affiliateCode=${code}`;
  const { vassalage, gameType, nodeId, gameCode } = game;
  const play = new URLSearchParams({ vassalage, gameType, nodeId: String(nodeId), gameCode });
  return `/register?${new URLSearchParams({ affiliateCode: code, next: `/game?${play}` })}`;
}

function linkView(sandbox: Sandbox, link: AgentLink): WireOutputOf<typeof contract.agentLinkSave> {
  const {
    code,
    memberId,
    name,
    kind,
    rates,
    landing,
    game = null,
    lastDay,
    mostUses,
    createdAt,
    visits,
    memberIds,
  } = link;
  const index = teamIndex(sandbox);
  const days = linkDaysOf(sandbox, link);
  return {
    id: code,
    code,
    url: pathOf(link),
    name,
    kind,
    rates: ratesOfRow(withDefaultRates(sandbox, memberId, rates)),
    landing,
    game,
    validUntil: lastDay === null ? null : thaiDate(startOfThaiDay(lastDay)),
    mostUses,
    state: linkStateOf(sandbox, link),
    createdAt: iso(createdAt),
    visits,
    signUps: memberIds.length,
    firstDeposits: memberIds.filter((id) => index.sumOf(id, days, 'own', ['deposits']) > 0).length,
  };
}
