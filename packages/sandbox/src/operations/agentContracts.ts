import * as v from 'valibot';
import type { ContractKind } from '#api/agent.ts';
import { contractTier, mostTiers } from '#api/agentContract.ts';
import type * as contract from '#api/agentContracts.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { checkCurrentPassword } from '../accounts/currentPassword.ts';
import { isAgent } from '../accounts/roles.ts';
import { checkOpen } from '../agents/contractAccess.ts';
import { type Ending, effectiveAt, endingsOf, endingsWith } from '../agents/contractEndings.ts';
import { countedPeriod, lastFullPeriod, nextPeriod } from '../agents/contractPeriods.ts';
import { acceptedBy, contractsOf, inForceOf, ownFrom, periodOfContract } from '../agents/contractRows.ts';
import {
  acceptContract,
  candidatesOf,
  checkOffer,
  closeOffer,
  offerContract,
  policyOf,
  terminateContract,
} from '../agents/contracts.ts';
import { startsOf } from '../agents/contractStarts.ts';
import { readTier, writeRate, writeTier } from '../agents/contractTerms.ts';
import { type WireContract, contractView, policyView, stepOf } from '../agents/contractView.ts';
import type { NetTerms } from '../agents/dividendNet.ts';
import { rightsOf } from '../agents/rights.ts';
import { figuresOf, periodsWithin, promisedOn } from '../agents/salaries.ts';
import { teamBets } from '../agents/teamBets.ts';
import type { Handler, MemberContext } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { satangToAmount } from '../money/ledger.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract } from '../schema/contracts.ts';
import { iso } from '../time.ts';

/** A contract of either side of the agent. Others are not found. */
function ownContract({ sandbox, member }: MemberContext, id: string, kind: ContractKind | null): Answer<Contract> {
  const found = sandbox.store.get('contracts', id);
  const isOwn = found !== undefined && [found.uplineId, found.downlineId].includes(member.id);
  return isOwn && (kind ?? found.kind) === found.kind ? ok(found) : refuse('record_not_found');
}

/** Whether the agent may offer contracts to the downline, change and end them. The own one is answered without the right. */
const mayContract = ({ sandbox, member }: MemberContext): boolean => rightsOf(sandbox, member).includes('contracts');

/** Those that wait first, then those in force, then the others. */
const orderOf = ({ state }: Contract): number => (state === 'offered' ? 0 : state === 'accepted' ? 1 : 2);

export const contractList: Handler<typeof contract.contractList> = (context, input) => {
  const { sandbox, member } = context;
  const { kind, side, state } = input;
  const open = checkOpen(context, kind);
  if (!open.ok) return open;
  const listed = contractsOf(sandbox, member.id)
    .filter((each) => each.kind === kind && (state ?? each.state) === each.state)
    .filter(({ uplineId }) => (uplineId === member.id) === (side === 'downline'))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  const { items, totalPages } = pageOf(listed, input);
  const own = acceptedBy(sandbox, member.id, kind);
  // What counts until the last one begins, beyond the period that an offer begins after anyway.
  const next = own === undefined ? 0 : nextPeriod(periodOfContract(own), sandbox.now()).begins;
  const before = ownFrom(sandbox, member.id, kind, next).find(
    ({ until, period }) => until !== null && period === own?.period,
  );
  return ok({
    list: items.map((each) => contractView(sandbox, member.id, each)),
    totalPages,
    ceiling: (own?.tiers ?? []).map(writeTier),
    ceilingPeriod: own?.period ?? null,
    ceilingPolicy: own === undefined || kind !== 'dividend' ? null : policyView(own),
    before: before?.until
      ? { tiers: before.tiers.map(writeTier), until: iso(before.until), ...policyView(before) }
      : null,
    starts: own === undefined ? [] : [...startsOf(sandbox, member.id, own)],
    candidates: candidatesOf(sandbox, member).map(stepOf),
  });
};

const tiersText = v.pipe(v.string(), v.parseJson(), v.array(contractTier), v.minLength(1), v.maxLength(mostTiers));

export const contractPreview: Handler<typeof contract.contractPreview> = (context, input) => {
  const { sandbox, member } = context;
  const { kind, contractId, to } = input;
  const open = checkOpen(context, kind);
  if (!open.ok) return open;
  if (contractId !== undefined) {
    const own = ownContract(context, contractId, kind);
    if (!own.ok) return own;
    const { state } = own.value;
    if (state !== 'offered' && state !== 'accepted') return refuse('contract_closed');
    return ok(previewOf(sandbox, own.value, endingsWith(sandbox, own.value), effectiveAt(sandbox, own.value)));
  }
  const tiers = v.safeParse(tiersText, input.tiers);
  if (to === undefined || !tiers.success) return refuse('invalid_input', { detail: { field: 'tiers' } });
  if (!mayContract(context)) return refuse('operation_not_allowed');
  const { from } = input;
  const offer = { kind, to, period: input.period ?? null, tiers: tiers.output.map(readTier), from };
  const checked = checkOffer(sandbox, member, offer);
  if (!checked.ok) return checked;
  const { begins } = checked.value;
  return ok(
    previewOf(
      sandbox,
      { ...offer, ...policyOf(sandbox, member.id, kind), from: begins, downlineId: to },
      endingsOf(sandbox, to, kind, offer, begins),
      begins,
    ),
  );
};

/** Counts the last full period, or the last day of a contract over hours or minutes. */
function previewOf(
  sandbox: Sandbox,
  terms: NetTerms & Pick<Contract, 'tiers'>,
  endings: readonly Ending[],
  at: number,
): WireOutputOf<typeof contract.contractPreview> {
  const { kind, downlineId } = terms;
  const { activeSatang } = sandbox.settings.contracts;
  const period = countedPeriod(kind, terms.period);
  const last = lastFullPeriod(period === 'hour' || period === 'fiveMinutes' ? 'D' : period, sandbox.now());
  const bets = teamBets(sandbox, downlineId, last);
  const { validBet, profit, activeMembers } = figuresOf(bets, activeSatang);
  const amountOf = ({ tiers, id: _id, from: _from, ...policy }: NetTerms & Pick<Contract, 'tiers'>): number =>
    // What is brought forward belongs to the contract that counts it, and not to an offer: neither side has it here.
    periodsWithin(sandbox, terms, last)
      .map((each) => ({
        each,
        own: bets.filter(({ at: settledAt }) => settledAt >= each.begins && settledAt < each.ends),
      }))
      .map(({ each, own }) => promisedOn(sandbox, policy, each, tiers, figuresOf(own, activeSatang)))
      .reduce((sum, promised) => sum + promised, 0);
  const satang = amountOf(terms);
  const inForce = inForceOf(sandbox, downlineId, kind);
  const amountInForce = inForce === undefined || inForce.period !== terms.period ? null : amountOf(inForce);
  return {
    period: { from: iso(last.begins), to: iso(last.ends) },
    validBet: satangToAmount(validBet),
    profit: satangToAmount(profit),
    activeMembers,
    amount: satangToAmount(satang),
    inForce:
      amountInForce === null
        ? null
        : { amount: satangToAmount(amountInForce), difference: satangToAmount(satang - amountInForce) },
    ends: endings.map(({ contract: each, rate, mostRate, reason }) => {
      const { account = '', nickname = '' } = sandbox.store.get('members', each.downlineId) ?? {};
      return { id: each.id, account, nickname, rate: writeRate(rate), mostRate: writeRate(mostRate), reason };
    }),
    effectiveAt: iso(at),
  };
}

export const contractOffer: Handler<typeof contract.contractOffer> = (context, input) => {
  const { sandbox, member } = context;
  const open = checkOpen(context, input.kind);
  if (!open.ok) return open;
  if (!mayContract(context)) return refuse('operation_not_allowed');
  const offered = offerContract(sandbox, member, { ...input, tiers: input.tiers.map(readTier) });
  return offered.ok ? ok(contractView(sandbox, member.id, offered.value)) : offered;
};

export const contractWithdraw: Handler<typeof contract.contractWithdraw> = (context, { contractId }) => {
  const { sandbox, member } = context;
  if (!isAgent(member)) return refuse('not_agent');
  const own = ownContract(context, contractId, null);
  if (!own.ok) return own;
  const open = checkOpen(context, own.value.kind);
  if (!open.ok) return open;
  if (own.value.uplineId !== member.id || !mayContract(context)) return refuse('operation_not_allowed');
  if (own.value.state !== 'offered') return refuse('contract_closed');
  return ok(contractView(sandbox, member.id, closeOffer(sandbox, own.value, 'withdrawn')));
};

type Processing = Handler<typeof contract.dividendProcess>;

/** Takes an answer to an offer, or ends a contract: one call for each kind (API-08). */
const processor =
  (kind: ContractKind): ((...call: Parameters<Processing>) => Answer<WireContract>) =>
  (context, { contractId, action, seenEnds, password }) => {
    const { sandbox, member } = context;
    const open = checkOpen(context, kind);
    if (!open.ok) return open;
    const own = ownContract(context, contractId, kind);
    if (!own.ok) return own;
    const found = own.value;
    if (found.uplineId === member.id && !mayContract(context)) return refuse('operation_not_allowed');
    if (action !== 'TERMINATE' && found.downlineId !== member.id) return refuse('operation_not_allowed');
    if (found.state !== (action === 'TERMINATE' ? 'accepted' : 'offered')) return refuse('contract_closed');
    const checked = checkCurrentPassword(sandbox, member, password);
    if (!checked.ok) return checked;
    const done =
      action === 'ACCEPT'
        ? acceptContract(sandbox, found, seenEnds)
        : action === 'REJECT'
          ? ok(closeOffer(sandbox, found, 'rejected'))
          : terminateContract(sandbox, member, found, seenEnds);
    return done.ok ? ok(contractView(sandbox, member.id, done.value)) : done;
  };

export const dividendProcess: Handler<typeof contract.dividendProcess> = processor('dividend');
export const dailySalaryProcess: Handler<typeof contract.dailySalaryProcess> = processor('daily');
export const hourlySalaryProcess: Handler<typeof contract.hourlySalaryProcess> = processor('hourly');
export const realTimeSalaryProcess: Handler<typeof contract.realTimeSalaryProcess> = processor('realTime');
