import type { Mission } from '#api/missions.ts';
import { ready } from '#core/data/remote.ts';
import en from '#locales/en/missions.json';
import th from '#locales/th/missions.json';
import { toWeeks } from './missions.model.ts';
import type { MissionsScreenProps } from './missions.types.ts';

type Globals = { readonly language?: unknown };
const isEnglish = ({ language }: Globals): boolean => language === 'en';
export const messagesOf = (globals: Globals) => (isEnglish(globals) ? en : th);

/** A fixed time, noon in Bangkok, so that screenshots do not change. */
export const noon = Date.parse('2026-03-04T05:00:00Z');

/** A mission of this week: ฿1,200 of ฿3,000 are done. */
export const sampleMission = (change: Partial<Mission> = {}): Mission => ({
  id: 'all-2026-03-02',
  name: 'Every game',
  text: '',
  gameTypes: ['RNG', 'LIVE', 'FISH', { other: 'BINGO' }],
  target: '3000.00',
  wagered: '1200.00',
  missing: '1800.00',
  tickets: 0,
  reward: '60.00',
  rewardState: 'none',
  rewardId: null,
  status: 'running',
  from: '2026-03-01T17:00:00Z',
  until: '2026-03-08T17:00:00Z',
  ...change,
});

const lastWeek = { from: '2026-02-22T17:00:00Z', until: '2026-03-01T17:00:00Z' };

/** Missions in every state, in both languages. */
export const sampleList = (globals: Globals): readonly Mission[] => {
  const [all, slots, live] = isEnglish(globals)
    ? ['Every game', 'Slots', 'Live casino']
    : ['ภารกิจรวมทุกเกม', 'ภารกิจสล็อต', 'ภารกิจคาสิโนสด'];
  const done = { missing: null, status: 'reached', rewardState: 'claimable' } as const;
  return [
    sampleMission({ name: all, tickets: 1 }),
    sampleMission({ id: 'slots', name: slots, gameTypes: ['RNG'], target: '1000.00', wagered: '1350.50', ...done }),
    sampleMission({ id: 'live', name: live, gameTypes: ['LIVE'], wagered: '0.00', missing: '3000.00' }),
    sampleMission({ id: 'all-2026-02-23', name: all, wagered: '3000.00', ...done, rewardState: 'taken', ...lastWeek }),
    sampleMission({ id: 'live-2026-02-23', name: live, status: 'ended', ...lastWeek }),
  ];
};

const rank = (at: number, nickname: string, wagered: string) => ({ rank: at, nickname, wagered });

/** Props of the screen: five missions, three ranked players and the player's own place below them. */
export const sampleMissions = (globals: Globals): MissionsScreenProps => ({
  missions: ready(toWeeks(sampleList(globals), [], noon), false, noon),
  chosenId: 'all-2026-03-02',
  leaderboard: ready(
    {
      list: [rank(1, 'so***i', '98200.00'), rank(2, 'กิ***ร', '45500.50'), rank(3, 'na***e', '45500.50')],
      own: rank(27, 'de***o', '1200.00'),
    },
    false,
    noon,
  ),
  limitsHref: '/?centre=limits',
  rewardsHref: '/?centre=rewardCenter',
  onChoose: () => {},
});
