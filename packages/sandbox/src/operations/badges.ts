import type * as contract from '#api/badges.ts';
import { ok } from '#api/errors.ts';
import type { Handler } from '../handler.ts';
import { satangToAmount } from '../money/ledger.ts';
import { playableSatang } from '../money/vendorWallets.ts';

/** There are no messages, promotions to take and referrals yet. */
export const memberPublicState: Handler<typeof contract.memberPublicState> = ({ sandbox, member }) =>
  ok({
    balance: satangToAmount(playableSatang(sandbox, member.id)),
    currencySymbol: sandbox.settings.currencySymbol,
    unreadMessage: 0,
    availablePromoCount: 0,
    hasVip: member.vipLabel !== null,
    vipRankLevel: member.club?.rankLevel ?? null,
    availablePromo: [{ type: 'REFERRAL', enabled: false }],
  });

export const messageUnread: Handler<typeof contract.messageUnread> = () => ok({ count: 0 });
