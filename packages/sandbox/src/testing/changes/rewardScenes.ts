import { bonusCancel, bonusCancelPreview, bonusList } from '#api/bonuses.ts';
import { redEnvelopeOpen } from '#api/envelopes.ts';
import { gameFavouriteSet, gameFavouriteSetDocs } from '#api/favourites.ts';
import { promotionApply } from '#api/promotions.ts';
import { raffleClaim } from '#api/raffle.ts';
import { referralInfo } from '#api/referral.ts';
import { memberRegister } from '#api/registration.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../../changeSettings.ts';
import { promotionById, termsVersionOf } from '../../money/promotionRules.ts';
import { giveTicket } from '../../money/raffleTickets.ts';
import type { Sandbox } from '../../sandbox.ts';
import { memberIdOf } from '../../seed/members.ts';
import { playFor } from '../../seed/playFor.ts';
import { raffle } from '../../seed/raffle.ts';
import { depositFor, join, takeBonus } from '../errors/promotionWays.ts';
import { proveMoney, uploadPicture, valueOf } from '../moneyOut.ts';
import { type TestPlatform, prove, readCaptcha, registration } from '../platform.ts';
import { convertAll, givePoints, redeemOne } from '../points.ts';
import { type Scene, type Scenes, calling, newKey } from './scenes.ts';

/** Claims a reward that was given. */
const claim = (id: string): Scene => calling(rewardClaim, { id });

/** Claims the first reward of a kind that something has brought. */
const claimFirst = (kind: string, earn: (platform: TestPlatform) => unknown): Scene => ({
  scenario: 'everyWayIn',
  async prepare(platform) {
    const { client } = platform;
    await earn(platform);
    const input = { tab: 'claimable', pageNo: 1, pageSize: 50, language: 'EN' } as const;
    const { list } = valueOf(await client.call(rewardList, input));
    const found = list.find((each) => each.kind === kind);
    if (found === undefined) throw new Error(`there is no reward of the kind ${kind}`);
    return () => client.call(rewardClaim, { id: found.id }, newKey());
  },
});

const playSlots = ({ sandbox }: Pick<TestPlatform, 'sandbox'>, account = 'demo') =>
  playFor(sandbox, account, [{ gameType: 'RNG', stakeSatang: 300_000, winSatang: 300_001 }]);

/** A friend signs up by the member's code, deposits and plays. */
async function inviteFriend(platform: TestPlatform): Promise<void> {
  const { client, sandbox } = platform;
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, REGMOBVERF3: false } });
  const { code: referralCode } = valueOf(await client.call(referralInfo, { language: 'EN' }));
  const proof = { captcha: readCaptcha(sandbox), ...(await prove(client, 'register')) };
  valueOf(await client.call(memberRegister, { ...registration, ...proof, referralCode }));
  depositFor(platform, 'newplayer1', 500_000);
  playSlots(platform, 'newplayer1');
}

async function turnWheel({ client, sandbox }: TestPlatform): Promise<void> {
  giveTickets(sandbox);
  for (const ticketId of tickets)
    valueOf(await client.call(raffleClaim, { promotionId: raffle.promotionId, ticketId }, newKey()));
}

function giveTickets(sandbox: Sandbox): void {
  const given = { from: { th: 'ของขวัญ', en: 'Gift' }, endsAt: sandbox.now() + dayMs };
  sandbox.store.transaction(() => {
    for (const id of tickets) giveTicket(sandbox, memberIdOf('demo'), { id, ...given });
  });
}

const redeems = (rewardId: string): Scene => ({
  async prepare(platform) {
    givePoints(platform.sandbox, memberIdOf('demo'), 5_000);
    const proof = await proveMoney(platform);
    return () => redeemOne(platform, rewardId, { proof });
  },
});

const opens = (id: string, afterMs = 0): Scene => ({
  prepare({ client, advance }) {
    advance(afterMs);
    return () => client.call(redEnvelopeOpen, { id }, newKey());
  },
});

const tickets = Array.from({ length: 20 }, (_, at) => `ticket-${at}`);

/** Points, rewards, bonuses, promotions, red envelopes and the wheel. */
export const rewardScenes: Scenes = {
  pointConvert: [
    {
      async prepare(platform) {
        givePoints(platform.sandbox, memberIdOf('demo'), 1_000);
        const proof = await proveMoney(platform);
        return () => convertAll(platform, 100, '10.00', { proof });
      },
    },
  ],
  pointRedeem: ['mug', 'credit-20', 'spins-20'].map(redeems),
  rewardClaim: [
    ...['gift-free', 'gift-slots', 'gift-points'].map(claim),
    claimFirst('mission', playSlots),
    claimFirst('referral', inviteFriend),
    claimFirst('wheel', turnWheel),
    claimFirst('promotion', async (platform) => {
      valueOf(await join(platform, 'promo-2'));
      playSlots(platform);
    }),
  ],
  bonusCancel: [
    {
      scenario: 'everyWayIn',
      async prepare(platform) {
        const { client } = platform;
        valueOf(await takeBonus(platform));
        const page = { pageNo: 1, pageSize: 1, language: 'EN' } as const;
        const id = valueOf(await client.call(bonusList, page)).list[0]?.id ?? '';
        const seen = valueOf(await client.call(bonusCancelPreview, { id }));
        return () => client.call(bonusCancel, { id, seen }, newKey());
      },
    },
  ],
  promotionJoin: [
    { prepare: (platform) => () => join(platform, 'promo-10') },
    // The ranking of the week, for which its bets count already.
    {
      scenario: 'everyWayIn',
      prepare(platform) {
        playFor(platform.sandbox, 'demo', [{ gameType: 'PVP', stakeSatang: 10_000 }]);
        return () => join(platform, 'promo-6');
      },
    },
  ],
  promotionApply: [
    {
      async prepare(platform) {
        const promotion = promotionById(platform.sandbox, 'promo-4');
        const termsVersion = promotion === undefined ? '' : termsVersionOf(promotion);
        const fileIds = [await uploadPicture(platform)];
        const input = { promotionId: 'promo-4', termsVersion, remark: 'Red scarf', fileIds, language: 'EN' } as const;
        return () => platform.client.call(promotionApply, input);
      },
    },
  ],
  redEnvelopeOpen: [opens('envelope-gift'), opens('envelope-friend'), opens('rain-2026-11-21-1300', 61 * 60_000)],
  raffleClaim: [
    {
      prepare({ client, sandbox }) {
        giveTickets(sandbox);
        const [ticketId = ''] = tickets;
        return () => client.call(raffleClaim, { promotionId: raffle.promotionId, ticketId }, newKey());
      },
    },
    {
      // So many that they win money, points and nothing.
      prepare({ client, sandbox }) {
        giveTickets(sandbox);
        return async () => {
          const turns = tickets.map(async (ticketId) =>
            client.call(raffleClaim, { promotionId: raffle.promotionId, ticketId }, newKey()),
          );
          const answers = await Promise.all(turns);
          return answers.find(({ ok }) => !ok) ?? { ok: true, value: null };
        };
      },
    },
  ],
  gameFavouriteSet: [calling(gameFavouriteSet, gameFavouriteSetDocs.example)],
};
