import { ok } from '#api/errors.ts';
import type * as contract from '#api/privacy.ts';
import { type MarketingChannel, marketingChannels } from '#api/privacy.ts';
import { bankAccountsOf } from '../accounts/bankAccounts.ts';
import { detailsOf, storeDetail } from '../accounts/profiles.ts';
import type { Handler } from '../handler.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso } from '../time.ts';

export const memberPrivacy: Handler<typeof contract.memberPrivacy> = ({ sandbox, member }) =>
  ok(privacyOf(sandbox, member));

export const memberMarketingSet: Handler<typeof contract.memberMarketingSet> = (
  { sandbox, member },
  { channel, on },
) => {
  const others = agreedTo(sandbox, member).filter((each) => each !== channel);
  storeDetail(sandbox, member, 'marketing', [...others, ...(on ? [channel] : [])].join(','));
  return ok(privacyOf(sandbox, member));
};

/** Everything that a person could name of themselves. Digests and secrets are nobody's data. */
export const memberDataCopy: Handler<typeof contract.memberDataCopy> = ({ sandbox, member }) => {
  const { account, id, nickname, payeeName, mobile, email, language } = member;
  const { marketing: _, ...details } = detailsOf(sandbox, member);
  return ok({
    madeAt: iso(sandbox.now()),
    data: {
      account,
      id,
      nickname,
      realName: payeeName,
      mobile,
      email,
      language,
      ...details,
      marketing: agreedTo(sandbox, member),
      bankAccounts: bankAccountsOf(sandbox, id).map(({ bankCode, number, holder }) => ({ bankCode, number, holder })),
    },
  });
};

const agreedTo = (sandbox: Sandbox, member: Member): readonly MarketingChannel[] => {
  const stored = detailsOf(sandbox, member)['marketing']?.split(',') ?? [];
  return marketingChannels.filter((channel) => stored.includes(channel));
};

function privacyOf(sandbox: Sandbox, member: Member) {
  const agreed = agreedTo(sandbox, member);
  return { marketing: marketingChannels.map((channel) => ({ channel, on: agreed.includes(channel) })) };
}
