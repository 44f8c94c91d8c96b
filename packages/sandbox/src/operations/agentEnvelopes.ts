import type * as contract from '#api/agentEnvelopes.ts';
import { ok } from '#api/errors.ts';
import { checkRight, rightsOf } from '../agents/rights.ts';
import { downlineOf } from '../agents/team.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { isWithin, readSpan } from '../listing/span.ts';
import { givenEnvelopesOf, givenRow, givenState, givenTotals } from '../money/givenEnvelopeRows.ts';
import { makeEnvelope } from '../money/givenEnvelopes.ts';
import { refuse } from '../refusal.ts';

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

/** AGT-08: lists what an agent has given, to one account or to all, in some days or in all. */
export const redEnvelopeGivenList: Handler<typeof contract.redEnvelopeGivenList> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const { id, from, to, state } = input;
  const of = id === undefined ? null : downlineOf(sandbox, member, id);
  if (of?.ok === false) return of;
  const span = from === undefined || to === undefined ? null : readSpan({ from, to });
  if (span?.ok === false) return span;
  const found = givenEnvelopesOf(sandbox, member.id).filter(
    (given) =>
      (id === undefined || given.toId === id) &&
      (state === undefined || givenState(given) === state) &&
      (span === null || isWithin(span.value, given.at)),
  );
  const { items, ...counts } = pageOf(found, input);
  return ok({
    list: items.map((given) => givenRow(sandbox, given)),
    ...counts,
    totals: givenTotals(sandbox, found),
  });
};
