import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { describe, onTestFinished, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { gameFavouriteSet } from '#api/favourites.ts';
import { gameLaunch, gameLaunchFB, gamePractice, gameVendorType } from '#api/launch.ts';
import { memberInfo, walletBalance } from '#api/member.ts';
import type { AnyOperation } from '#api/operation.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { localStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { openTables } from '#sandbox/games/rooms.ts';
import { setLimit, startRest } from '#sandbox/play/protections.ts';
import { seedLotteries } from '#sandbox/seed/lotteries.ts';
import { matchesOf } from '#sandbox/seed/matches.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { messages } from '#sandbox/texts/messages.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { launchesOf, vendorOf } from '../catalogue.testing.ts';
import { readFavourites } from '../favourites/deviceFavourites.ts';
import type { LaunchPage } from './launch.model.ts';
import type { LaunchScreenProps } from './launch.types.ts';
import { LaunchScreen } from './LaunchScreen.tsx';
import { type LaunchOptions, useLaunchScreen } from './useLaunchScreen.ts';

const storedMember = { id: memberIdOf(accounts.member), account: accounts.member };

/** A screen whose frame never reports that it has loaded. */
function NeverLoads(props: LaunchScreenProps) {
  return <LaunchScreen {...props} onLoaded={() => {}} />;
}

/** A screen with the way to customer service, as on the site. */
function WithSupport(props: LaunchScreenProps) {
  return <LaunchScreen {...props} onSupport={() => {}} />;
}

async function renderLaunch(
  page: LaunchPage,
  options: RenderOptions,
  launchOptions: LaunchOptions = {},
  Screen = LaunchScreen,
) {
  const useLaunchPage = () => useLaunchScreen(page, launchOptions);
  const rendered = await renderOnPlatform(Screen, useLaunchPage, { persona: 'member', ...options });
  const frame = () => rendered.container.querySelector('iframe');
  return {
    ...rendered,
    frame,
    frameUrl: () => new URL(frame()?.src ?? 'about:blank'),
    opened: () => waitFor(() => expect(frame()).toBeVisible()),
    launches: () => launchesOf(rendered.sandbox),
  };
}

const live = (sandbox: SandboxContext) =>
  ({ vassalage: vendorOf(sandbox, 'LIVE').vassalage, gameType: 'LIVE' }) as const;
const liveVendor = (sandbox: SandboxContext): string => paths.seamless(live(sandbox));
const room = (sandbox: SandboxContext) => {
  const gameCode = openTables(sandbox, vendorOf(sandbox, 'LIVE'))[0]?.roomId ?? '';
  return { ...live(sandbox), gameCode };
};

/** A second reader of the vendor list, which shows what is cached. */
function Vendors() {
  const categories = useCategories();
  const vendors = categories.status === 'ready' ? categories.value.flatMap((category) => category.vendors) : [];
  const inMaintenance = vendors.filter(({ maintenance }) => maintenance === true).map(({ vassalage }) => vassalage);
  return <output hidden data-vendors={vendors.length} data-maintenance={inMaintenance.join(' ')} />;
}

test('offers games of other vendors in maintenance, and reloads the outdated vendor list', async () => {
  const { canvas, container, opened, sandbox } = await renderLaunch('game', {
    path: (it) => paths.game({ vassalage: vendorOf(it, 'RNG').vassalage, gameType: 'RNG', nodeId: 1, from: '/rng' }),
    beside: <Vendors />,
    prepare: (it) => {
      const { platform } = it;
      const call = platform.client.call.bind(platform.client);
      Object.assign(platform.client, {
        call: async (operation: AnyOperation, ...rest: [never, never]) => {
          if (operation.id === gameLaunch.id) {
            await waitFor(() => expect(document.querySelector('[data-vendors="0"]')).toBeNull());
            const vendorsInMaintenance = [vendorOf(it, 'RNG').vassalage];
            it.store.transaction(() => changeSettings(it, { vendorsInMaintenance }));
          }
          return call(operation, ...rest);
        },
      });
    },
  });
  const { vassalage } = vendorOf(sandbox, 'RNG');
  const others = within(await canvas.findByRole('list')).getAllByRole('link');
  await expect(others).toHaveLength(4);
  for (const link of others) {
    await expect(link).not.toHaveAttribute('href', expect.stringContaining(`vassalage=${vassalage}&`));
  }
  await waitFor(() => expect(container.querySelector(`[data-maintenance="${vassalage}"]`)).not.toBeNull());
  await userEvent.click(others[0] as HTMLElement);
  await opened();
});

describe('the heart in the bar (SLT-06)', () => {
  const game = (it: SandboxContext) => {
    const [first] = it.catalogue.games;
    return paths.game({ vassalage: first?.vassalage ?? '', gameType: 'RNG', nodeId: first?.nodeId ?? 1, from: '/rng' });
  };
  const hearts = () => document.querySelectorAll<HTMLElement>('header [aria-pressed]');

  test('makes the game a favourite, and takes it back', async () => {
    const { calls, opened } = await renderLaunch('game', { path: game });
    await opened();
    await waitFor(() => expect(hearts()).toHaveLength(1));
    for (let click = 0; click < 2; click += 1) {
      await waitFor(() => expect(hearts()[0]).not.toHaveAttribute('aria-busy', 'true'));
      const before = hearts()[0]?.ariaPressed;
      await userEvent.click(hearts()[0] as HTMLElement);
      await waitFor(() => expect(hearts()[0]?.ariaPressed).not.toBe(before));
    }
    await expect(
      calls(gameFavouriteSet)
        .map(({ input }) => input.action)
        .toSorted(),
    ).toEqual(['add', 'remove']);
  });

  test('makes the open live table a favourite, as on its page (RT-05)', async () => {
    const { opened, sandbox } = await renderLaunch('seamless', { path: (it) => paths.seamless(room(it)) });
    await opened();
    await waitFor(() => expect(hearts()).toHaveLength(1));
    await userEvent.click(hearts()[0] as HTMLElement);
    await waitFor(() => expect(hearts()[0]).toHaveAttribute('aria-pressed', 'true'));
    await expect(readFavourites(localStore, 'table', storedMember)).toEqual([room(sandbox).gameCode]);
  });

  test('is not there for a whole vendor', async () => {
    const { opened } = await renderLaunch('seamless', { path: liveVendor });
    await opened();
    await expect(hearts()).toHaveLength(0);
  });

  test('is not there for a trial account', async () => {
    const { calls, opened } = await renderLaunch('game', {
      persona: 'trial',
      settings: { flags: { FREEPLAY3: true } },
      path: (it) => `${game(it)}&practice=1`,
    });
    await opened();
    await waitFor(() => expect(calls(memberInfo).map(({ settled }) => settled)).toEqual([true]));
    await expect(hearts()).toHaveLength(0);
  });
});

describe('launches', () => {
  test('a table of a live vendor (RT-05)', async () => {
    const { canvas, calls, launches, opened, sandbox, url } = await renderLaunch('seamless', {
      path: (it) => paths.seamless({ ...room(it), from: '/live' }),
    });
    await opened();
    await expect(launches()).toMatchObject([room(sandbox)]);
    // The game runs on another host, so the URL must be absolute.
    await expect(calls(gameLaunch).at(-1)?.input).toMatchObject({ backUrl: `${location.origin}/live` });
    await userEvent.click(canvas.getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(url()).toBe('/live'));
  });

  test('a vendor that the URL names alone', async () => {
    const { calls, launches, opened, sandbox } = await renderLaunch('seamless', {
      path: (it) => `/seamless?vassalage=${vendorOf(it, 'SPORTS').vassalage}`,
    });
    await opened();
    const { vassalage } = vendorOf(sandbox, 'SPORTS');
    await expect(launches()).toMatchObject([{ vassalage, gameType: 'SPORTS' }]);
    await expect(calls(gameVendorType)).not.toEqual([]);
  });

  test('nothing for an unknown vendor', async () => {
    const { canvas, t } = await renderLaunch('seamless', { path: '/seamless?vassalage=UNKNOWN' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('launch:incomplete'));
  });

  test('FB by its own operation (RT-09b)', async () => {
    const { calls, launches, opened } = await renderLaunch('fbsports', { path: paths.fbsports({ from: '/sports' }) });
    await opened();
    await expect(launches()).toMatchObject([{ vassalage: 'FB', gameType: 'SPORTS' }]);
    await expect(calls(gameLaunchFB)).not.toEqual([]);
    await expect(calls(gameLaunch)).toEqual([]);
  });

  test('FB at a match (RT-05)', async () => {
    const matchOf = ({ platform, seed }: SandboxContext) => matchesOf(seed, 'FB', platform.clock.now())[0]?.id ?? '';
    const { launches, opened, sandbox } = await renderLaunch('fbsports', {
      path: (it) => launchPath({ vassalage: 'FB', gameType: 'SPORTS', gameCode: matchOf(it) }),
    });
    await opened();
    await expect(launches()).toMatchObject([{ vassalage: 'FB', gameCode: matchOf(sandbox) }]);
  });

  test('a lottery with the link into it (LOT-05) and the play type of the URL (GAM-01)', async () => {
    const lottery = seedLotteries('full').find(({ vassalage }) => vassalage === 'TCG_LOTTO_VN');
    const gameCode = lottery?.id ?? '';
    const { calls, frameUrl, launches, opened } = await renderLaunch('game', {
      path: `/game?vassalage=TCG_LOTTO_VN&gameType=LOTT&gameCode=${gameCode}&view=betting&playType=last3`,
    });
    await opened();
    await expect(launches()).toMatchObject([{ vassalage: 'TCG_LOTTO_VN', gameCode }]);
    const lotto = { lottoView: 'betting', playType: 'last3' };
    await expect(calls(gameLaunch).at(-1)?.input).toMatchObject({ lottery: lotto });
    await expect(frameUrl().searchParams.get('view')).toBe('betting');
    await expect(frameUrl().searchParams.get('play')).toBe('last3');
  });
});

/** RSP-03: what a member has decided, before the page opens. */
const brakes = {
  'a limit of stakes': (it: SandboxContext, memberId: string) =>
    setLimit(it, memberId, { kind: 'wager', period: 'month', value: 1 }),
  'a time-out': (it: SandboxContext, memberId: string) => void startRest(it, memberId, 'timeout', '1d'),
  'a self-exclusion': (it: SandboxContext, memberId: string) => void startRest(it, memberId, 'exclusion', 'forever'),
};
const game = (it: SandboxContext) => ({ ...live(it), from: '/live' });

describe.each([
  ['a limit of stakes', 'limit_reached', null],
  ['a time-out', 'play_suspended', 'play_suspended'],
  ['a self-exclusion', 'play_suspended', 'play_suspended'],
] as const)('RSP-03: with %s', (brake, onMoney, onPractice) => {
  test.each([
    ['a game', 'seamless', (it: SandboxContext) => paths.seamless(game(it)), onMoney],
    ['the sportsbook of FB', 'fbsports', () => paths.fbsports({ from: '/sports' }), onMoney],
    ['practice', 'seamless', (it: SandboxContext) => paths.seamless({ ...game(it), practice: '1' }), onPractice],
  ] as const)('%s opens, or says why not', async (_name, page, path, code) => {
    const { canvas, frame, language, opened } = await renderLaunch(page, {
      scenario: 'played',
      path,
      prepare(it) {
        changeSettings(it, { flags: { ...it.settings.flags, FREEPLAY3: true } });
        it.store.transaction(() => brakes[brake](it, memberIdOf(accounts.member)));
      },
    });
    if (code === null) {
      await opened();
      return;
    }
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages[code][language]);
    await expect(frame()).toBeNull();
  });
});

describe('redirects', () => {
  test('a lottery without a view to the lottery page (GAM-01)', async () => {
    const { launches, url } = await renderLaunch('game', {
      path: '/game?vassalage=TCG_SEA&gameType=ELOTT&gameCode=x',
    });
    await waitFor(() => expect(url()).toBe('/lottery?gameCode=x&vendor=TCG_SEA'));
    await expect(launches()).toEqual([]);
  });

  test('a slot vendor to its lobby, and remembers it (GAM-02)', async () => {
    const { launches, sandbox, url } = await renderLaunch('game', {
      path: (it) => `/game?vassalage=${vendorOf(it, 'RNG', 1).vassalage}&gameType=RNG`,
    });
    const { vassalage } = vendorOf(sandbox, 'RNG', 1);
    await waitFor(() => expect(url()).toBe(`/rng?vassalage=${vassalage}`));
    await expect(sessionStorage.getItem('vassalage')).toBe(vassalage);
    await expect(launches()).toEqual([]);
  });
});

describe('practice', () => {
  test('is open to a visitor and involves no wallet (LGN-12)', async () => {
    const { calls, canvas, launches, opened, sandbox, t } = await renderLaunch('seamless', {
      scenario: 'everyWayIn',
      persona: 'visitor',
      path: (it) => paths.seamless({ ...room(it), practice: '1' }),
    });
    await opened();
    await expect(await canvas.findByText(t('launch:practice'))).toBeVisible();
    await expect(launches()).toMatchObject([{ memberId: null, gameCode: room(sandbox).gameCode }]);
    await expect(calls(gameLaunch)).toEqual([]);
  });

  test.each(['th', 'en'] as const)(
    'cuts nothing off in the bar of a phone, with every tool in it (%s)',
    async (language) => {
      const { canvas, opened, t } = await renderLaunch(
        'seamless',
        {
          scenario: 'everyWayIn',
          persona: 'visitor',
          language,
          path: (it) => paths.seamless({ ...live(it), practice: '1' }),
        },
        {},
        WithSupport,
      );
      await browserPage.viewport(390, 844);
      await opened();
      // The note for screen readers is one pixel wide.
      const badge = await canvas.findByText(t('launch:practice'));
      const parts = [badge, ...badge.children].filter(({ clientWidth }) => clientWidth > 1);
      await expect(parts.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)).toEqual([]);
      // Each on one line.
      for (const each of [badge, canvas.getByRole('link', { name: t('launch:playForReal') })]) {
        const { fontSize } = getComputedStyle(each);
        const range = document.createRange();
        range.selectNodeContents(each);
        await expect(range.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize));
      }
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    },
  );

  test('of a member never requests the wallet, before or after a round', async () => {
    const { calls, frame, launches, opened } = await renderLaunch('seamless', {
      scenario: 'everyWayIn',
      path: (it) => paths.seamless({ ...live(it), practice: '1' }),
    });
    await opened();
    // The message that the game would send.
    const source = frame()?.contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', { data: { type: 'game', event: 'settled' }, source }));
    await expect(launches()).toMatchObject([{ memberId: null }]);
    await expect(calls(gamePractice)).not.toEqual([]);
    await expect(calls(walletBalance)).toEqual([]);
  });

  test('says so when it is off', async () => {
    const { canvas, launches, t } = await renderLaunch('game', {
      persona: 'visitor',
      path: (it) => paths.game({ vassalage: vendorOf(it, 'RNG').vassalage, gameType: 'RNG', nodeId: 3, practice: '1' }),
    });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('launch:practiceOff'));
    await expect(launches()).toEqual([]);
  });

  test('is offered to a trial account instead of the game (ROL-04)', async () => {
    const { canvas, opened, t } = await renderLaunch('seamless', {
      scenario: 'everyWayIn',
      persona: 'trial',
      path: liveVendor,
    });
    await userEvent.click(await canvas.findByRole('link', { name: t('launch:practiseInstead') }));
    await opened();
    await expect(await canvas.findByText(t('launch:practice'))).toBeVisible();
  });
});

// None of them exists.
const hosts: [string, string, string] = ['games-a.invalid', 'games-b.invalid', 'games-c.invalid'];
const manyHosts = { path: liveVendor, deployment: { gameHosts: hosts }, settings: { launchGameCDNs: hosts } };
const everyHostAnswers = async () => true;

describe('with several hosts', () => {
  test('opens a frame that does not load from the next one, which the session keeps', async () => {
    const options = { slowAfterMs: 50, probe: everyHostAnswers };
    const { canvas, frameUrl, opened, t } = await renderLaunch('seamless', manyHosts, options, NeverLoads);
    await opened();
    const first = hosts.findIndex((host) => host === frameUrl().host);
    await expect(first).toBeGreaterThanOrEqual(0);
    const next = hosts[(first + 1) % hosts.length];
    await userEvent.click(await canvas.findByRole('button', { name: t('launch:slowRetry') }));
    await waitFor(() => expect(frameUrl().host).toBe(next));
    await expect(sessionStorage.getItem('launchHost')).toBe(next);
  });

  test('opens from the next one when one is down, and reloads stay on that', async () => {
    const settings = { launchGameCDNs: hosts.slice(0, 2) };
    const prepare = () => sessionStorage.setItem('launchHost', hosts[0]);
    const { canvas, frame, frameUrl, opened, t } = await renderLaunch(
      'seamless',
      { ...manyHosts, settings, prepare },
      { probe: async (origin) => origin !== `https://${hosts[0]}` },
    );
    await opened();
    await expect(frameUrl().host).toBe(hosts[1]);
    await expect(sessionStorage.getItem('launchHost')).toBe(hosts[1]);
    for (const _ of ['once', 'twice', 'three times']) {
      const before = frame();
      await userEvent.click(canvas.getByRole('button', { name: t('launch:reload') }));
      await waitFor(() => expect(frame() ?? before).not.toBe(before));
      await expect(frameUrl().host).toBe(hosts[1]);
    }
  });

  test('opens in a window of its own, at an address of its own, for vendors that forbid frames', async () => {
    const replace = fn<(url: string) => void>();
    const blank = { opener: {}, closed: false, close: fn(), location: { replace } } as unknown as Window;
    const open = spyOn(window, 'open').mockReturnValue(blank);
    onTestFinished(() => open.mockRestore());
    const options = { probe: everyHostAnswers };
    const { calls, canvas, frame, opened, t } = await renderLaunch('seamless', manyHosts, options);
    await opened();
    const inFrame = frame()?.src;
    await userEvent.click(await canvas.findByRole('button', { name: t('launch:ownWindow') }));
    await canvas.findByText(t('launch:inWindow'));
    await expect(frame()).toBeNull();
    await expect(calls(gameLaunch)).toHaveLength(2);
    await expect(blank.opener).toBeNull();
    await expect(hosts).toContain(new URL(replace.mock.lastCall?.[0] ?? '').host);
    await expect(replace.mock.lastCall?.[0]).not.toBe(inFrame);
    await userEvent.click(canvas.getByRole('button', { name: t('launch:playHere') }));
    await opened();
  });

  test('uses one of the deployment when the platform names no allowed host (CON-02)', async () => {
    const options = { ...manyHosts, settings: { launchGameCDNs: [] } };
    const { frameUrl, opened } = await renderLaunch('seamless', options, { probe: everyHostAnswers });
    await opened();
    await expect(hosts).toContain(frameUrl().host);
  });

  test('shows the error and a retry instead of a frame when none answers', async () => {
    // Uses the real probe.
    const { calls, canvas, frame, t } = await renderLaunch('seamless', manyHosts);
    const failure = await canvas.findByText(t('launch:noHost'), { exact: false });
    await expect(failure).toBeVisible();
    await expect(frame()).toBeNull();
    const retry = canvas.getByRole('button', { name: t('common:retry') });
    await userEvent.click(retry);
    await waitFor(() => expect(calls(gameLaunch)).toHaveLength(2));
    // The error and the focused button stay during the retry.
    await expect(retry).toBeVisible();
    await expect(retry).toHaveFocus();
  });

  test('keeps the host after a refusal by the platform', async () => {
    const { canvas, frameUrl, opened, t } = await renderLaunch(
      'seamless',
      {
        ...manyHosts,
        faults: [{ match: 'gameLaunch', when: { calls: [1] }, fault: { kind: 'status', status: 503 } }],
        prepare: () => sessionStorage.setItem('launchHost', hosts[1]),
      },
      { probe: everyHostAnswers },
    );
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await opened();
    await expect(frameUrl().host).toBe(hosts[1]);
  });
});

test('RSP-10: nothing is launched before the age is confirmed; the device is asked once, and again for a higher age', async () => {
  const start = (minAge: number, stored: string | null) =>
    renderLaunch('seamless', {
      path: liveVendor,
      prepare: (sandbox) => {
        changeSettings(sandbox, { policy: { ...sandbox.settings.policy, minAge } });
        if (stored === null) localStore.remove('ageConfirmed');
        else localStore.set('ageConfirmed', stored);
      },
    });
  const first = await start(20, null);
  await userEvent.click(await first.canvas.findByRole('button', { name: first.t('age:confirm', { age: 20 }) }));
  await first.opened();
  await expect(first.calls(gameLaunch)).toHaveLength(1);
  await expect(localStore.get('ageConfirmed')).toBe('20');
  first.unmount();

  const later = await start(20, '20');
  await later.opened();
  later.unmount();

  const raised = await start(21, '20');
  await raised.canvas.findByRole('button', { name: raised.t('age:confirm', { age: 21 }) });
  await expect(raised.calls(gameLaunch)).toHaveLength(0);
});
