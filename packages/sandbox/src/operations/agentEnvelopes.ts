import type * as contract from '#api/agentEnvelopes.ts';
import { ok } from '#api/errors.ts';
import { checkRight, rightsOf } from '../agents/rights.ts';
import { downlineOf } from '../agents/team.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { givenEnvelopesOf } from '../money/givenEnvelopeRows.ts';
import { makeEnvelope } from '../money/givenEnvelopes.ts';
import { satangToAmount } from '../money/ledger.ts';
import { refuse } from '../refusal.ts';
import { iso } from '../time.ts';

/**
 * AGT-08: gives an account of the team a red envelope. Also one who takes a break, so that the answer does not tell; the sum then
 * comes back. A refusal undoes everything, including the use of the proof.
 */
export const redEnvelopeGive: Handler<typeof contract.redEnvelopeGive> = (context, input) => {
  const { sandbox, member } = context;
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  if (sandbox.settings.flags['TRANSFERDOWN'] !== true) return refuse('transfers_disabled');
  if (!rightsOf(sandbox, member).includes('transfer')) return refuse('operation_not_allowed');
  const to = downlineOf(sandbox, member, input.id);
  return to.ok ? makeEnvelope(context, to.value, input) : to;
};

/** AGT-08: lists what an agent has given, to one account or to all. */
export const redEnvelopeGivenList: Handler<typeof contract.redEnvelopeGivenList> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const { id } = input;
  const of = id === undefined ? null : downlineOf(sandbox, member, id);
  if (of?.ok === false) return of;
  const all = givenEnvelopesOf(sandbox, member.id);
  const { items, totalPages } = pageOf(id === undefined ? all : all.filter(({ toId }) => toId === id), input);
  return ok({
    list: items.map(({ reference, toId, satang, message, at, endsAt, ended }) => {
      const { account = '', nickname = '' } = sandbox.store.get('members', toId) ?? {};
      return {
        ...{ reference, account, nickname, amount: satangToAmount(satang), message },
        ...{ at: iso(at), endsAt: iso(endsAt) },
        state: ended?.state ?? 'waiting',
        endedAt: ended === null ? null : iso(ended.at),
      };
    }),
    totalPages,
  });
};
