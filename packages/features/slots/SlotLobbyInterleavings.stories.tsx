import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import { type Game, gameList, minBetOptions } from '#api/games.ts';
import type { InputOf, OutputOf } from '#api/operation.ts';
import { createRandom } from '#sandbox/art/random.ts';
import preview from '#storybook/preview.tsx';
import { type Platform, PlatformProvider } from '../shared/platform.tsx';
import type { LobbyTile, SlotLobbyScreenProps } from './SlotLobbyScreen.tsx';
import type { LobbyChange } from './slots.model.ts';
import { useSlotLobbyScreen } from './useSlotLobbyScreen.ts';

type Question = Pick<InputOf<typeof gameList>, 'vassalage' | 'gameClassify' | 'gameName' | 'minBet' | 'pageNo'>;
const nameOf = ({ vassalage, gameClassify, gameName, minBet, pageNo }: Question): string =>
  JSON.stringify([vassalage, gameClassify, gameName, minBet, pageNo]);
/** Nothing is called so; what it means, something is. */
const unknownName = 'สนะีห';

/** A platform whose answers say which question they answer, and come when the test lets them. */
function createSlowPlatform(platform: Platform) {
  const waiting: (() => void)[] = [];
  let sample: Game | undefined;
  const answer = (input: InputOf<typeof gameList>): OutputOf<typeof gameList> => {
    if (sample === undefined || input.gameName === unknownName) return { games: [], totalPages: 0 };
    return { games: [{ ...sample, gameName: nameOf(input) }], totalPages: 9 };
  };
  const call = async (...[operation, input, options]: Parameters<Client['call']>) => {
    if (operation.id !== gameList.id) return platform.client.call(operation, input, options);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return ok(answer(input as InputOf<typeof gameList>));
  };
  return {
    waiting,
    useSample: (game: Game | undefined) => (sample = game),
    platform: { ...platform, client: { call } } satisfies Platform,
  };
}

/** What the hook says at each render, and whether it ever showed an answer as that to another question. */
function createWatch() {
  const stale: string[] = [];
  const waiters = new Set<() => void>();
  let now: SlotLobbyScreenProps | null = null;
  return {
    stale,
    screen: (): SlotLobbyScreenProps => now as SlotLobbyScreenProps,
    see(screen: SlotLobbyScreenProps) {
      now = screen;
      const { games, query } = screen;
      if (games.status !== 'ready' || games.refreshing) return;
      const { tiles, shownFor } = games.value;
      const asked = nameOf({ ...query, gameClassify: query.classify, gameName: shownFor ?? query.search });
      const wrong = tiles.filter(({ name }: LobbyTile) => name !== asked);
      if (wrong.length > 0) stale.push(`${wrong[0]?.name} shown for ${asked}`);
    },
    drawn: () => waiters.forEach((each) => each()),
    /** Resolves at the first render after which it holds; no clock. */
    until: (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (!holds()) return;
          waiters.delete(check);
          resolve();
        };
        waiters.add(check);
        check();
      }),
  };
}

const harness: { slow?: ReturnType<typeof createSlowPlatform>; watch?: ReturnType<typeof createWatch> } = {};

function Lobby() {
  const screen = useSlotLobbyScreen('rng');
  harness.watch?.see(screen);
  useEffect(() => harness.watch?.drawn());
  return <output>{screen.games.status}</output>;
}

function Stand({ platform }: { platform: Platform }) {
  const [slow] = useState(() => {
    harness.watch = createWatch();
    return (harness.slow = createSlowPlatform(platform));
  });
  return (
    <PlatformProvider platform={slow.platform}>
      <Lobby />
    </PlatformProvider>
  );
}

const meta = preview.meta({
  title: 'Screens/Games/Slot lobby, answers out of order',
  render: (_, { sandbox }) => <Stand platform={sandbox.platform} />,
  parameters: { sandbox: { path: '/rng', persona: 'visitor' } },
});

/** Two hundred times some quick changes whose answers come late and in any order: what is shown is what was asked for. */
export const TwoHundredInterleavings = meta.story({
  play: async ({ sandbox }) => {
    const { slow, watch } = harness;
    if (slow === undefined || watch === undefined) throw new Error('nothing was rendered');
    const { waiting } = slow;
    const random = createRandom(20_260);
    const vendors = sandbox.world.catalogue.vendors.map(({ vassalage }) => vassalage);
    const [hot] = await sandbox.platform.client
      .call(gameList, { ...firstPage })
      .then((result) => (result.ok ? result.value.games : []));
    slow.useSample(hot);

    const change = (): LobbyChange => {
      switch (random.int(0, 4)) {
        case 0:
          return { vassalage: random.pick(['', ...vendors]) };
        case 1:
          return { search: random.pick(['', `lotus ${random.int(1, 99)}`, unknownName]) };
        case 2:
          return { classify: random.pick(['', 'SLOT', 'TABLE']) };
        case 3:
          return { minBet: random.pick(minBetOptions) };
        default:
          return { pageNo: random.int(1, 9) };
      }
    };
    const answerOne = (): void => {
      const [one] = waiting.splice(Math.floor(random.next() * waiting.length), 1);
      one?.();
    };
    const settled = (): boolean => {
      const { games } = watch.screen();
      while (waiting.length > 0) answerOne();
      return games.status === 'ready' && !games.refreshing;
    };

    let overtaken = 0;
    let guessed = 0;
    for (let round = 0; round < 200; round += 1) {
      const changes = random.int(2, 5);
      for (let at = 0; at < changes; at += 1) {
        const wanted = change();
        watch.screen().onChange(wanted);
        // Now and then the next change comes before this one is drawn.
        if (random.chance(0.85)) {
          const [[key, value] = []] = Object.entries(wanted);
          await watch.until(() => Object.entries(watch.screen().query).some(([k, v]) => k === key && v === value));
        }
        if (waiting.length > 1) overtaken += 1;
        if (random.chance(0.3)) answerOne();
      }
      await watch.until(settled);
      const { games } = watch.screen();
      if (games.status === 'ready' && games.value.shownFor !== undefined) guessed += 1;
      await expect(watch.stale).toEqual([]);
    }
    // It did happen.
    await expect(overtaken).toBeGreaterThan(40);
    await expect(guessed).toBeGreaterThan(5);
  },
});

const firstPage = {
  clientType: 3,
  platform: 'flash,html5-desktop',
  channel: 'WEB',
  merchant: 'KINNARI',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 1,
  language: 'TH',
} as const satisfies Partial<InputOf<typeof gameList>>;
