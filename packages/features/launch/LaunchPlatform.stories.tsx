import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyOperation } from '#api/operation.ts';
import en from '#locales/en/launch.json';
import th from '#locales/th/launch.json';
import { changeSettings } from '#sandbox/settings.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { type Platform, PlatformProvider, usePlatform } from '../shared/platform.tsx';
import { useCategories } from '../shared/useCategories.ts';
import type { LaunchPage } from './launch.model.ts';
import { LaunchScreen } from './LaunchScreen.tsx';
import { type LaunchOptions, useLaunchScreen } from './useLaunchScreen.ts';

interface WiredProps extends LaunchOptions {
  page: LaunchPage;
  /** As if no frame ever loaded. */
  deaf?: boolean;
}

/** The screen as the site joins it, on the story's own platform. */
function Wired({ page, deaf = false, ...options }: WiredProps) {
  const { pathname, search } = useLocation();
  const launch = useLaunchScreen(page, options);
  return (
    <div data-address={pathname + search}>
      <LaunchScreen {...launch} {...(deaf && { onLoaded: () => {} })} />
    </div>
  );
}

const meta = preview.type<{ args: Partial<WiredProps> }>().meta({
  title: 'Screens/Games/Launch on the platform',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
  render: ({ page = 'game', ...rest }) => <Wired page={page} {...rest} />,
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const frame = (root: HTMLElement) => root.querySelector('iframe');
const src = (root: HTMLElement) => new URL(frame(root)?.src ?? 'about:blank');
const opened = (root: HTMLElement) => waitFor(() => expect(frame(root)).toBeVisible());
const address = (root: HTMLElement) => root.querySelector('[data-address]')?.getAttribute('data-address');
const launches = ({ world }: SandboxContext) => [...world.store.entries('launches')].map(([, launch]) => launch);
const at = (path: string, more: object = {}) => ({
  layout: 'fullscreen' as const,
  sandbox: { persona: 'member' as const, path, ...more },
});

/** Everything that the site asks the platform, by the names of the operations. */
const asked: string[] = [];
/** With what it asked last. */
let inputs: Record<string, unknown> = {};
function listen({ platform }: SandboxContext): void {
  asked.length = 0;
  inputs = {};
  const { client } = platform;
  const call = client.call.bind(client);
  Object.assign(client, {
    call: (operation: AnyOperation, input: never, ...rest: [never]) => {
      asked.push(operation.id);
      inputs[operation.id] = input;
      return call(operation, input, ...rest);
    },
  });
}

/** What is kept of the vendors, beside the game. */
function Vendors() {
  const categories = useCategories();
  const vendors = categories.status === 'ready' ? categories.value.flatMap((category) => category.vendors) : [];
  const paused = vendors.filter(({ maintenance }) => maintenance === true).map(({ vassalage }) => vassalage);
  return <output hidden data-vendors={vendors.length} data-paused={paused.join(' ')} />;
}

/** The games of other vendors are offered meanwhile, and open from here. The list that knew nothing of it is renewed. */
export const VendorInMaintenance = meta.story({
  parameters: at('/game?vassalage=LTWR&gameType=RNG&nodeId=1&from=%2Frng'),
  beforeEach: ({ sandbox, canvasElement }) => {
    listen(sandbox);
    const { world, platform } = sandbox;
    const call = platform.client.call.bind(platform.client);
    Object.assign(platform.client, {
      call: async (operation: AnyOperation, ...rest: [never, never]) => {
        if (operation.id === 'gameLaunch') {
          await waitFor(() => expect(canvasElement.querySelector('[data-vendors="0"]')).toBeNull());
          world.store.transaction(() => changeSettings(world, { vendorsInMaintenance: ['LTWR'] }));
        }
        return call(operation, ...rest);
      },
    });
  },
  render: () => (
    <>
      <Vendors />
      <Wired page="game" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const others = within(await canvas.findByRole('list')).getAllByRole('link');
    await expect(others).toHaveLength(4);
    for (const link of others)
      await expect(link).not.toHaveAttribute('href', expect.stringContaining('vassalage=LTWR&'));
    await waitFor(() => expect(canvasElement.querySelector('[data-paused="LTWR"]')).not.toBeNull());
    await userEvent.click(others[0] as HTMLElement);
    await opened(canvasElement);
  },
});

/** RT-05: a table of a live vendor. */
export const Room = meta.story({
  args: { page: 'seamless' },
  parameters: at('/seamless?vassalage=RVSD&gameType=LIVE&gameCode=RVSD-T01&from=%2Flive'),
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvas, canvasElement, sandbox }) => {
    await opened(canvasElement);
    await expect(launches(sandbox)).toMatchObject([{ vassalage: 'RVSD', gameType: 'LIVE', gameCode: 'RVSD-T01' }]);
    // On another host than ours a path would lead nowhere.
    await expect(inputs.gameLaunch).toMatchObject({ backUrl: `${location.origin}/live` });
    await userEvent.click(canvas.getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(address(canvasElement)).toBe('/live'));
  },
});

/** An address that names the vendor alone. */
export const VendorAlone = meta.story({
  args: { page: 'seamless' },
  parameters: at('/seamless?vassalage=KCKL'),
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvasElement, sandbox }) => {
    await opened(canvasElement);
    await expect(launches(sandbox)).toMatchObject([{ vassalage: 'KCKL', gameType: 'SPORTS' }]);
    await expect(asked).toContain('gameVendorType');
  },
});

export const UnknownVendor = meta.story({
  args: { page: 'seamless' },
  parameters: at('/seamless?vassalage=NOBODY'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(wordsOf(globals).incomplete);
  },
});

/** RT-09b: by a call of its own. */
export const FB = meta.story({
  args: { page: 'fbsports' },
  parameters: at('/fbsports?from=%2Fsports'),
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvasElement, sandbox }) => {
    await opened(canvasElement);
    await expect(launches(sandbox)).toMatchObject([{ vassalage: 'FB', gameType: 'SPORTS' }]);
    await expect(asked).toContain('gameLaunchFB');
    await expect(asked).not.toContain('gameLaunch');
  },
});

/** LOT-05: the platform receives the link into the lottery, with the play of the address (GAM-01). */
export const Lottery = meta.story({
  parameters: at('/game?vassalage=TCG_LOTTO_VN&gameType=LOTT&gameCode=SILVERSAND&view=betting&playType=last3'),
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvasElement, sandbox }) => {
    await opened(canvasElement);
    await expect(launches(sandbox)).toMatchObject([{ vassalage: 'TCG_LOTTO_VN', gameCode: 'SILVERSAND' }]);
    await expect(inputs.gameLaunch).toMatchObject({ lottery: { lottoView: 'betting', playType: 'last3' } });
    await expect(src(canvasElement).searchParams.get('view')).toBe('betting');
    await expect(src(canvasElement).searchParams.get('play')).toBe('last3');
  },
});

/** GAM-01: without saying what of it opens, a lottery is played among the lotteries. */
export const LotteryElsewhere = meta.story({
  parameters: at('/game?vassalage=TCG_SEA&gameType=ELOTT&gameCode=x'),
  play: async ({ canvasElement, sandbox }) => {
    await waitFor(() => expect(address(canvasElement)).toBe('/lottery?gameCode=x&vendor=TCG_SEA'));
    await expect(launches(sandbox)).toEqual([]);
  },
});

/** GAM-02: a slot vendor is opened in the hall, and remembered. */
export const SlotVendor = meta.story({
  parameters: at('/game?vassalage=SLKR&gameType=RNG'),
  play: async ({ canvasElement, sandbox }) => {
    await waitFor(() => expect(address(canvasElement)).toBe('/rng?vassalage=SLKR'));
    await expect(sessionStorage.getItem('vassalage')).toBe('SLKR');
    await expect(launches(sandbox)).toEqual([]);
  },
});

/** LGN-12: for anybody, and nobody's wallet is asked for. */
export const Practice = meta.story({
  parameters: at('/seamless?vassalage=RVSD&gameType=LIVE&gameCode=RVSD-T01&practice=1', {
    scenario: 'everyWayIn',
    persona: 'visitor',
  }),
  args: { page: 'seamless' },
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvas, canvasElement, sandbox, globals }) => {
    await opened(canvasElement);
    await expect(canvas.getByText(wordsOf(globals).practice)).toBeVisible();
    await expect(launches(sandbox)).toMatchObject([{ memberId: null, gameCode: 'RVSD-T01' }]);
    await expect(asked).not.toContain('gameLaunch');
  },
});

/** A member practises: the wallet is left alone, before and after a round. */
export const PracticeOfAMember = meta.story({
  args: { page: 'seamless' },
  parameters: at('/seamless?vassalage=RVSD&gameType=LIVE&practice=1', { scenario: 'everyWayIn' }),
  beforeEach: ({ sandbox }) => listen(sandbox),
  play: async ({ canvasElement, sandbox }) => {
    await opened(canvasElement);
    // As the game would say it.
    const source = frame(canvasElement)?.contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', { data: { type: 'game', event: 'settled' }, source }));
    await expect(launches(sandbox)).toMatchObject([{ memberId: null }]);
    await expect(asked).toContain('gamePractice');
    await expect(asked).not.toContain('walletBalance');
  },
});

export const PracticeIsOff = meta.story({
  parameters: at('/game?vassalage=SLKR&gameType=RNG&nodeId=3&practice=1', { persona: 'visitor' }),
  play: async ({ canvas, globals, sandbox }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(wordsOf(globals).practiceOff);
    await expect(launches(sandbox)).toEqual([]);
  },
});

/** ROL-04: a trial account is told why not, and may practise where there is free play. */
export const TrialPractises = meta.story({
  args: { page: 'seamless' },
  parameters: at('/seamless?vassalage=RVSD&gameType=LIVE', { scenario: 'everyWayIn', persona: 'trial' }),
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.click(await canvas.findByRole('link', { name: wordsOf(globals).practiseInstead }));
    await opened(canvasElement);
    await expect(canvas.getByText(wordsOf(globals).practice)).toBeVisible();
  },
});

/** Several hosts for games, of which no one here can reach any. */
function ManyHosts(props: WiredProps) {
  const platform = usePlatform();
  const deployment = { ...platform.deployment, gameHosts: hosts };
  return (
    <PlatformProvider platform={{ ...platform, deployment } satisfies Platform}>
      <Wired {...props} />
    </PlatformProvider>
  );
}
const hosts = ['games-a.invalid', 'games-b.invalid', 'games-c.invalid'];

/** A frame that does not come is opened again from the next host, which then is the session's. */
export const NextHostWhenSlow = meta.story({
  args: { slowAfterMs: 50, deaf: true, answers: async () => true },
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: hosts } }),
  render: ({ page = 'seamless', ...rest }) => <ManyHosts page={page} {...rest} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await opened(canvasElement);
    const first = hosts.indexOf(src(canvasElement).host);
    await expect(first).toBeGreaterThanOrEqual(0);
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(globals).slowRetry }));
    await waitFor(() => expect(src(canvasElement).host).toBe(hosts[(first + 1) % hosts.length]));
    await expect(sessionStorage.getItem('launchHost')).toBe(hosts[(first + 1) % hosts.length]);
  },
});

/** A host that is down: the game opens from the next one, and stays there however often the player opens it anew. */
export const NextHost = meta.story({
  args: { answers: async (origin) => origin !== 'https://games-a.invalid' },
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: hosts.slice(0, 2) } }),
  beforeEach: () => sessionStorage.setItem('launchHost', 'games-a.invalid'),
  render: ({ page = 'seamless', ...rest }) => <ManyHosts page={page} {...rest} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await opened(canvasElement);
    await expect(src(canvasElement).host).toBe('games-b.invalid');
    await expect(sessionStorage.getItem('launchHost')).toBe('games-b.invalid');
    for (const _ of ['once', 'twice', 'three times']) {
      const before = frame(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).reload }));
      await waitFor(() => expect(frame(canvasElement) ?? before).not.toBe(before));
      await expect(src(canvasElement).host).toBe('games-b.invalid');
    }
  },
});

/** None of them is there: no frame with a page of errors, but what happened, and another try. */
export const NoHostAnswers = meta.story({
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: hosts } }),
  beforeEach: ({ sandbox }) => listen(sandbox),
  // As the site asks: nobody has these hosts.
  render: () => <ManyHosts page="seamless" />,
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(new RegExp(wordsOf(globals).noHost), {}, { timeout: 15_000 })).toBeVisible();
    await expect(frame(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /ลองใหม่|Try again/ }));
    await waitFor(() => expect(asked.filter((id) => id === 'gameLaunch')).toHaveLength(2));
  },
});

/** A refusal is not the host's fault. */
export const SameHostAfterARefusal = meta.story({
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', {
    settings: { launchGameCDNs: hosts },
    faults: [{ match: 'gameLaunch', when: { calls: [1] }, fault: { kind: 'status', status: 503 } }],
  }),
  beforeEach: () => sessionStorage.setItem('launchHost', 'games-b.invalid'),
  render: () => <ManyHosts page="seamless" answers={async () => true} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ลองใหม่|Try again/ }));
    await opened(canvasElement);
    await expect(src(canvasElement).host).toBe('games-b.invalid');
  },
});
