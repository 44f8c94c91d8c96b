import { ok } from '#api/errors.ts';
import type * as contract from '#api/wallets.ts';
import { mainWallet } from '#api/wallets.ts';
import type { Handler } from '../handler.ts';
import type { PlatformLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { amountToSatang, balanceOf, memberAccount, satangToAmount } from '../money/ledger.ts';
import {
  accountOf,
  collectAll,
  isResting,
  moveBetween,
  movesAtLaunch,
  setAutoMove,
  transfersOf,
  walletState,
} from '../money/vendorWallets.ts';
import type { Sandbox } from '../sandbox.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

const mainName = { th: 'กระเป๋าหลัก', en: 'Main wallet' };

/** Lists the wallets. A vendor's balance is null while it is not known. */
export const walletList: Handler<typeof contract.walletList> = ({ sandbox, member, language }) => {
  const main = { id: mainWallet, name: nameOf(sandbox, mainWallet, language), state: 'ready' };
  const vendors = sandbox.settings.singleWallet ? [] : sandbox.catalogue.vendors;
  return ok({
    list: [
      { ...main, balance: satangToAmount(balanceOf(sandbox, memberAccount(member.id))) },
      ...vendors.map(({ vassalage }) => ({
        name: nameOf(sandbox, vassalage, language),
        ...sideOf(sandbox, member.id, vassalage),
        state: walletState(sandbox, member.id, vassalage),
        givesBack: sandbox.settings.restingWalletsGive && isResting(sandbox, vassalage),
      })),
    ],
    autoMove: movesAtLaunch(sandbox, member.id),
  });
};

export const walletTransfer: Handler<typeof contract.walletTransfer> = ({ sandbox, member }, { from, to, amount }) => {
  const moved = moveBetween(sandbox, { memberId: member.id, from, to, satang: amountToSatang(amount) ?? 0 });
  if (!moved.ok) return moved;
  const { reference, status } = moved.value;
  return ok({ reference, status, from: sideOf(sandbox, member.id, from), to: sideOf(sandbox, member.id, to) });
};

export const walletCollect: Handler<typeof contract.walletCollect> = ({ sandbox, member, language }) =>
  ok({
    moved: collectAll(sandbox, member.id).map(({ id, satang, status }) => ({
      id,
      name: nameOf(sandbox, id, language),
      amount: satangToAmount(satang),
      status,
    })),
  });

export const walletTransfers: Handler<typeof contract.walletTransfers> = ({ sandbox, member, language }, input) => {
  const { items, totalPages } = pageOf(transfersOf(sandbox, member.id), input);
  return ok({
    list: items.map(({ reference, from, to, satang, status, createdAt }) => ({
      reference,
      from: { id: from, name: nameOf(sandbox, from, language) },
      to: { id: to, name: nameOf(sandbox, to, language) },
      amount: satangToAmount(satang),
      status,
      createdAt: iso(createdAt),
    })),
    totalPages,
  });
};

export const walletAutoSet: Handler<typeof contract.walletAutoSet> = ({ sandbox, member }, { on }) => {
  setAutoMove(sandbox, member.id, on);
  return ok({ autoMove: movesAtLaunch(sandbox, member.id) });
};

function sideOf(sandbox: Sandbox, memberId: string, wallet: string) {
  const known = wallet === mainWallet || walletState(sandbox, memberId, wallet) !== 'unknown';
  return { id: wallet, balance: known ? satangToAmount(balanceOf(sandbox, accountOf(memberId, wallet))) : null };
}

const nameOf = (sandbox: Sandbox, wallet: string, language: PlatformLanguage): string =>
  wallet === mainWallet
    ? wordingOf(sandbox, language).title(mainName)
    : (sandbox.catalogue.vendorByCode.get(wallet)?.name[language] ?? wallet);
