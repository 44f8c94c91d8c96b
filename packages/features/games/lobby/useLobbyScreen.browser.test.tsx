import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { ok } from '#api/errors.ts';
import { type Game, gameList, minBetOptions } from '#api/games.ts';
import type { InputOf, OutputOf } from '#api/operation.ts';
import type { Platform } from '#core/data/platform.tsx';
import { createRandom } from '#demo/art/random.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { LobbyChange } from './lobby.model.ts';
import type { LobbyScreenProps, LobbyTile } from './lobby.types.ts';
import { useLobbyScreen } from './useLobbyScreen.ts';

type ListInput = Pick<InputOf<typeof gameList>, 'vassalage' | 'gameClassify' | 'gameName' | 'minBet' | 'pageNo'>;
const nameOf = ({ vassalage, gameClassify, gameName, minBet, pageNo }: ListInput): string =>
  JSON.stringify([vassalage, gameClassify, gameName, minBet, pageNo]);
/** Matches no game as typed; the guessed spelling does. */
const unknownName = 'สนะีห';

/**
 * Makes the client answer game lists with one game that is named after the input, and only when the test releases them.
 * @returns the releases of the calls that wait
 */
function delayLists({ client }: Platform): (() => void)[] {
  const pending: (() => void)[] = [];
  const { call } = client;
  let sample: Promise<Game | undefined> | undefined;
  const loadSample = async (input: InputOf<typeof gameList>): Promise<Game | undefined> => {
    const result = await call(gameList, { ...input, pageSize: 1 });
    return result.ok ? result.value.games[0] : undefined;
  };
  const answer = (input: InputOf<typeof gameList>, game: Game | undefined): OutputOf<typeof gameList> => {
    if (game === undefined || input.gameName === unknownName) return { games: [], totalPages: 0 };
    return { games: [{ ...game, gameName: nameOf(input) }], totalPages: 9 };
  };
  const delayed = async (...[operation, input, options]: Parameters<typeof call>) => {
    if (operation.id !== gameList.id) return call(operation, input, options);
    const listInput = input as InputOf<typeof gameList>;
    sample ??= loadSample(listInput);
    await new Promise<void>((resolve) => pending.push(resolve));
    return ok(answer(listInput, await sample));
  };
  Object.assign(client, { call: delayed });
  return pending;
}

/** Records what the hook returns on each render, and every answer that was shown for another query. */
function createWatch() {
  const stale: string[] = [];
  const waiters = new Set<() => void>();
  let latest: LobbyScreenProps | null = null;
  return {
    stale,
    screen: (): LobbyScreenProps => latest as LobbyScreenProps,
    see(screen: LobbyScreenProps) {
      latest = screen;
      const { games, query } = screen;
      if (games.status !== 'ready' || games.refreshing) return;
      const { tiles, shownFor } = games.value;
      const expected = nameOf({ ...query, gameClassify: query.classify, gameName: shownFor ?? query.search });
      const wrong = tiles.filter(({ name }: LobbyTile) => name !== expected);
      if (wrong.length > 0) stale.push(`${wrong[0]?.name} shown for ${expected}`);
    },
    rendered: () => waiters.forEach((each) => each()),
    /** Resolves after the first render for which the condition holds. Uses no timer. */
    until: (condition: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (!condition()) return;
          waiters.delete(check);
          resolve();
        };
        waiters.add(check);
        check();
      }),
  };
}

function Status({ games }: LobbyScreenProps) {
  return <output>{games.status}</output>;
}

test('every list matches its query through two hundred rounds of late answers', async () => {
  const watch = createWatch();
  function useWatchedLobby() {
    const screen = useLobbyScreen('rng');
    watch.see(screen);
    useEffect(() => watch.rendered());
    return screen;
  }
  let pending: (() => void)[] = [];
  const { sandbox } = await renderOnPlatform(Status, useWatchedLobby, {
    path: '/rng',
    prepare: ({ platform }) => (pending = delayLists(platform)),
  });
  const random = createRandom(20_260);
  const vendors = sandbox.catalogue.vendors.map(({ vassalage }) => vassalage);

  const change = (): LobbyChange => {
    switch (random.int(0, 4)) {
      case 0:
        return { vassalage: random.pick(['', ...vendors]) };
      case 1:
        return { search: random.pick(['', `lotus ${random.int(1, 99)}`, unknownName]) };
      case 2:
        return { classify: random.pick(['', 'SLOT', 'TABLE']) };
      case 3:
        return { minBet: random.pick(minBetOptions.RNG) };
      default:
        return { pageNo: random.int(1, 9) };
    }
  };
  const answerOne = (): void => {
    const [release] = pending.splice(Math.floor(random.next() * pending.length), 1);
    release?.();
  };
  const settled = (): boolean => {
    const { games } = watch.screen();
    while (pending.length > 0) answerOne();
    return games.status === 'ready' && !games.refreshing;
  };

  let overtaken = 0;
  let guessed = 0;
  for (let round = 0; round < 200; round += 1) {
    const changes = random.int(2, 5);
    for (let at = 0; at < changes; at += 1) {
      const next = change();
      watch.screen().onChange(next);
      // Sometimes the next change follows before this one has rendered.
      if (random.chance(0.85)) {
        const [[key, value] = []] = Object.entries(next);
        await watch.until(() => Object.entries(watch.screen().query).some(([k, v]) => k === key && v === value));
      }
      if (pending.length > 1) overtaken += 1;
      if (random.chance(0.3)) answerOne();
    }
    await watch.until(settled);
    const { games } = watch.screen();
    if (games.status === 'ready' && games.value.shownFor !== undefined) guessed += 1;
    await expect(watch.stale).toEqual([]);
  }
  // Proves that the rounds contained the situations under test.
  await expect(overtaken).toBeGreaterThan(40);
  await expect(guessed).toBeGreaterThan(5);
});
