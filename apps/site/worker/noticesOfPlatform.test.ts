import { expect, test, vi } from 'vitest';
import type { EventKind } from '#api/eventKinds.ts';
import { type PushKind, pushKinds, pushSettings, pushSubscribe } from '#api/push.ts';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { unreadCount } from '#sandbox/inbox/unread.ts';
import { type EventDetail, note } from '#sandbox/live/note.ts';
import { sendDuePushes } from '#sandbox/live/pushClock.ts';
import type { Round } from '#sandbox/schema/games.ts';
import type { PushPayload } from '#sandbox/schema/push.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { valueOf } from '#sandbox/testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '#sandbox/testing/platform.ts';
import { browserInput } from '#sandbox/testing/push.ts';
import { minuteMs } from '#text/durations.ts';
import { createNotices } from './notices.ts';
import { createOfflineShell } from './offlineShell.ts';

/** What the services of browsers take, in bytes, and what a phone shows of a notification without cutting it, in letters. */
const most = { bytes: 3_000, title: 45, body: 80 };
/** An agent, who has all kinds. */
const account = 'agent';

interface Row {
  readonly event: EventKind;
  readonly detail?: EventDetail;
  /** The bet that it is about. */
  readonly game?: Partial<Round>;
  readonly page: string;
  /** With the player's leave, it names a sum. */
  readonly hasSum?: true;
}
const sum = { satang: 1_234_567_50 };
const linked = (page: string, reference: string | null = 'R1'): EventDetail => ({ link: { page, reference } });
const record = linked('personalHistoryCopy');

const rows: Readonly<Record<PushKind, Row>> = {
  betSettled: {
    event: 'betSettled',
    detail: record,
    game: {},
    page: '/?centre=personalHistoryCopy&ref=R1',
    hasSum: true,
  },
  draw: {
    event: 'betSettled',
    detail: record,
    game: { gameType: 'LOTT', nodeId: null, gameCode: 'FLASH60' },
    page: '/?centre=personalHistoryCopy&ref=R1',
    hasSum: true,
  },
  money: {
    event: 'withdrawalMoved',
    detail: { ...sum, ...linked('withdraw', 'W1') },
    page: '/?centre=withdraw&ref=W1',
    hasSum: true,
  },
  message: { event: 'supportAnswer', detail: linked('messageV2', '7'), page: '/?centre=messageV2&ref=support.7' },
  security: { event: 'newDevice', detail: linked('securityCenter', null), page: '/?centre=securityCenter' },
  reward: { event: 'rewardReady', page: '/?centre=rewardCenter' },
  contract: { event: 'contractWaits', detail: linked('hourlySalary', 'C1'), page: '/?agent=hourlySalary&ref=C1' },
  team: { event: 'teamSignUp', detail: { count: 3 }, page: '/?agent=agentTeamOverview' },
};

const origin = 'https://site.example';
const { isPage } = createOfflineShell(
  { origin, caches: {} as CacheStorage, fetch: () => Promise.reject(new TypeError('no network')), now: () => 0 },
  { release: '1', files: [], messages: [], bands: {}, timeZone: 'Asia/Bangkok', platform: ['/wps/'] },
);

/** Lets it happen, and returns what the device was sent. */
function happen({ sandbox }: TestPlatform, { event, detail, game }: Row): PushPayload {
  const { store } = sandbox;
  const memberId = memberIdOf(account);
  store.transaction(() => {
    const roundKey = game && `round ${sandbox.now()}`;
    if (roundKey !== undefined) {
      const [sample] = Array.from(store.entries('rounds'), ([, round]) => round);
      if (sample === undefined) throw new Error('no round was played');
      const winSatang = sample.stakeSatang * 300;
      store.put('rounds', roundKey, { ...sample, ...game, memberId, winSatang, settledAt: sandbox.now() });
    }
    note(sandbox, memberId, event, { ...detail, ...(roundKey !== undefined && { roundKey }) });
  });
  sendDuePushes(sandbox);
  const sent = Array.from(store.entries('sentPushes'), ([, { payload }]) => payload);
  const newest = sent.at(-1);
  if (newest === undefined || newest.at !== sandbox.now()) throw new Error(`${event} was not sent`);
  return newest;
}

const cases = pushKinds.flatMap((kind) => [{ kind, language: 'TH' } as const, { kind, language: 'EN' } as const]);

test.each(cases)(
  'MEM-04e: $kind in $language is shown, says no sum without leave, and leads to its page',
  async (each) => {
    const { kind, language } = each;
    const row = rows[kind];
    const platform = await signedIn(account);
    playFor(platform.sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 1_000_00 }]);
    changeSettings(platform.sandbox, { push: { ...platform.sandbox.settings.push, rewardsPerDay: 2 } });
    valueOf(await platform.client.call(pushSubscribe, { ...browserInput(1, [kind]), language }));

    const quiet = happen(platform, row);
    expect(quiet.kind).toBe(kind);
    expect(quiet.title + quiet.body).not.toMatch(/[\d฿]/);
    platform.advance(minuteMs);
    valueOf(await platform.client.call(pushSettings, { kinds: [], amounts: true }));
    const open = happen(platform, row);
    expect(/฿\d/.test(open.body)).toBe(row.hasSum ?? false);

    for (const payload of [quiet, open]) {
      expect(/[\u0E00-\u0E7F]/.test(payload.title)).toBe(language === 'TH');
      expect(payload.url).toBe(row.page);
      expect(new TextEncoder().encode(JSON.stringify(payload)).length).toBeLessThan(most.bytes);
      expect(payload.title.length).toBeLessThanOrEqual(most.title);
      expect(payload.body.length).toBeLessThanOrEqual(most.body);
    }

    // A page that the site has.
    const { searchParams } = new URL(quiet.url, origin);
    const [[centre, page] = []] = [...searchParams];
    expect(Object.keys(centre === 'agent' ? agentPages : memberPages)).toContain(page);

    const shown: unknown[] = [];
    const openWindow = vi.fn(async () => {});
    const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { setAppBadge });
    const notices = createNotices({
      registration: {
        showNotification: async (title, options) => void shown.push({ title, ...options }),
        getNotifications: async () => [],
      },
      clients: { matchAll: async () => [], openWindow },
      isPage,
      iconFolder: async () => undefined,
      neutral: 'site.example',
    });
    await notices.show(() => JSON.parse(JSON.stringify(quiet)));
    const { title, body, tag, url } = quiet;
    expect(shown).toEqual([{ title, body, tag, data: url, silent: false }]);
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(unreadCount(platform.sandbox, memberIdOf(account)));
    await notices.open({ data: url, close: () => {} });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(row.page);
  },
);
