import { mainWallet } from '#api/wallets.ts';
import { changeSettings } from '../changeSettings.ts';
import { moveBetween } from '../money/vendorWallets.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from './members.ts';
import { done } from './moneyOutMembers.ts';

/** A vendor of the scenario `manyWallets` where `demo` has money that can be moved. */
export const fundedWallet = 'LTWR';

/** A vendor of the scenario `manyWallets` where `demo` has no money. */
export const unfundedWallet = 'RVSD';

/** The vendors of the scenario `manyWallets` where `demo` has money, in satang. */
const funded: readonly (readonly [vassalage: string, satang: number])[] = [
  [fundedWallet, 120_000],
  ['SLKR', 35_050],
  ['BNYP', 80_000],
];

/** The vendor of the scenario `manyWallets` that is in maintenance, and the one whose wallet answers late. */
export const restingWallet = 'SLKR';
export const slowWallet = 'MKLA';

/** Gives every vendor a wallet of its own, and `demo` money in some of them, one of which is in maintenance. */
export function seedWallets(sandbox: Sandbox): void {
  changeSettings(sandbox, { singleWallet: false, slowWallets: [slowWallet] });
  for (const [to, satang] of funded) {
    done(moveBetween(sandbox, { memberId: memberIdOf('demo'), from: mainWallet, to, satang }));
  }
  changeSettings(sandbox, { vendorsInMaintenance: [restingWallet] });
}
