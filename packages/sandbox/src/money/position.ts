import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Turnover } from '../schema/moneyOut.ts';
import { inPlaySatang } from './bets.ts';
import { balanceOf, envelopesAccount, heldAccount, memberAccount } from './ledger.ts';
import { openTurnoversOf } from './turnover.ts';
import { knownVendorSatang } from './vendorWallets.ts';

/** Where a member's money is, in satang. `playable` is `withdrawable` with all `bound` amounts and `vendors`. */
export interface Position {
  readonly playable: number;
  /** The main wallet, which withdrawals leave from. */
  readonly main: number;
  /** What can leave now, before fees and quotas. */
  readonly withdrawable: number;
  /** What each binding requirement keeps of the main wallet, oldest first. */
  readonly bound: readonly { readonly turnover: Turnover; readonly satang: number }[];
  /** Known balances of the wallets of vendors. */
  readonly vendors: number;
  /** The stakes of open bets. */
  readonly inPlay: number;
  /** What withdrawals hold. */
  readonly held: number;
  /** What is in red envelopes that the member has given and that wait. */
  readonly envelopes: number;
  /** What the binding requirements lack together. */
  readonly missing: number;
}

/**
 * MNY-03: the open requirements that bind a member's money, oldest first. A player on a break cannot wager, and money must not be
 * trapped: deposits bind nothing then, and after an exclusion nothing does.
 */
function bindingTurnovers(sandbox: Sandbox, { id }: Pick<Member, 'id'>): readonly Turnover[] {
  const rest = restOf(sandbox, id);
  if (rest?.kind === 'exclusion') return [];
  return openTurnoversOf(sandbox, id).filter(({ source }) => rest === null || source !== 'deposit');
}

const lackOf = ({ requiredSatang, doneSatang }: Turnover): number => requiredSatang - doneSatang;

/** What the binding requirements lack, in satang. */
export const missingTurnover = (sandbox: Sandbox, member: Pick<Member, 'id'>): number =>
  bindingTurnovers(sandbox, member).reduce((sum, each) => sum + lackOf(each), 0);

/**
 * MEM-02a: where a member's money is. The one derivation behind the balance, the withdrawal and the transfers. Each
 * requirement keeps the whole main wallet. The oldest, which bets count for first, names the sum, so that no satang is
 * named twice.
 */
export function positionOf(sandbox: Sandbox, member: Pick<Member, 'id'>): Position {
  const { id } = member;
  const main = balanceOf(sandbox, memberAccount(id));
  const vendors = knownVendorSatang(sandbox, id);
  const binding = bindingTurnovers(sandbox, member);
  return {
    playable: main + vendors,
    main,
    withdrawable: binding.length > 0 ? 0 : main,
    bound: binding.map((turnover, at) => ({ turnover, satang: at === 0 ? main : 0 })),
    vendors,
    inPlay: inPlaySatang(sandbox, id),
    held: balanceOf(sandbox, heldAccount(id)),
    envelopes: balanceOf(sandbox, envelopesAccount(id)),
    missing: binding.reduce((sum, each) => sum + lackOf(each), 0),
  };
}
