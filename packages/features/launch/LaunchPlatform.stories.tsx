import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyOperation } from '#api/operation.ts';
import en from '#locales/en/launch.json';
import th from '#locales/th/launch.json';
import { changeSettings } from '#sandbox/settings.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { type Platform, PlatformProvider, usePlatform } from '../shared/platform.tsx';
import type { LaunchPage } from './launch.model.ts';
import { LaunchScreen } from './LaunchScreen.tsx';
import { useLaunchScreen } from './useLaunchScreen.ts';

interface WiredProps {
  page: LaunchPage;
  slowAfterMs?: number;
  /** As if no frame ever loaded. */
  deaf?: boolean;
}

/** The screen as the site joins it, on the story's own platform. */
function Wired({ page, slowAfterMs, deaf = false }: WiredProps) {
  const { pathname, search } = useLocation();
  const launch = useLaunchScreen(page, slowAfterMs);
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
function listen({ platform }: SandboxContext): void {
  asked.length = 0;
  const { client } = platform;
  const call = client.call.bind(client);
  Object.assign(client, {
    call: (operation: AnyOperation, ...rest: [never]) => {
      asked.push(operation.id);
      return call(operation, ...rest);
    },
  });
}

/** The games of other vendors are offered meanwhile, and open from here. */
export const VendorInMaintenance = meta.story({
  parameters: at('/game?vassalage=LTWR&gameType=RNG&nodeId=1&from=%2Frng'),
  beforeEach: ({ sandbox: { world } }: { sandbox: SandboxContext }) =>
    world.store.transaction(() => changeSettings(world, { vendorsInMaintenance: ['LTWR'] })),
  play: async ({ canvas, canvasElement }) => {
    const others = within(await canvas.findByRole('list')).getAllByRole('link');
    await expect(others).toHaveLength(4);
    for (const link of others)
      await expect(link).not.toHaveAttribute('href', expect.stringContaining('vassalage=LTWR&'));
    await userEvent.click(others[0] as HTMLElement);
    await opened(canvasElement);
  },
});

/** RT-05: a table of a live vendor. */
export const Room = meta.story({
  args: { page: 'seamless' },
  parameters: at('/seamless?vassalage=RVSD&gameType=LIVE&gameCode=RVSD-T01&from=%2Flive'),
  play: async ({ canvas, canvasElement, sandbox }) => {
    await opened(canvasElement);
    await expect(launches(sandbox)).toMatchObject([{ vassalage: 'RVSD', gameType: 'LIVE', gameCode: 'RVSD-T01' }]);
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

/** LOT-05: the platform receives the link into the lottery. */
export const Lottery = meta.story({
  parameters: at('/game?vassalage=TCG_LOTTO_VN&gameType=LOTT&gameCode=hanoi&view=betting'),
  play: async ({ canvasElement, sandbox }) => {
    await opened(canvasElement);
    await expect(launches(sandbox)).toMatchObject([{ vassalage: 'TCG_LOTTO_VN', gameCode: 'hanoi' }]);
    await expect(src(canvasElement).searchParams.get('view')).toBe('betting');
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

/** Two hosts for games, of which no one here can reach any. */
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

/** One host per session; a frame that does not come is opened again from the next one, which then is the session's. */
export const NextHost = meta.story({
  args: { slowAfterMs: 50, deaf: true },
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: hosts } }),
  render: ({ page = 'seamless', ...rest }) => <ManyHosts page={page} {...rest} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf(globals);
    await opened(canvasElement);
    const first = hosts.indexOf(src(canvasElement).host);
    await expect(first).toBeGreaterThanOrEqual(0);
    const onHost = (number: number) =>
      waitFor(() => expect(src(canvasElement).host).toBe(hosts[number % hosts.length]));

    await userEvent.click(await canvas.findByRole('button', { name: words.slowRetry }));
    await onHost(first + 1);
    await expect(sessionStorage.getItem('launchHost')).toBe(hosts[(first + 1) % hosts.length]);

    // The first reload gives the game another chance where it is; when it stays silent, the host has failed.
    const before = frame(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.reload }));
    await waitFor(() => expect(frame(canvasElement) ?? before).not.toBe(before));
    await onHost(first + 1);
    await userEvent.click(canvas.getByRole('button', { name: words.reload }));
    await onHost(first + 2);
  },
});

/** A refusal is not the host's fault. */
export const SameHostAfterARefusal = meta.story({
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', {
    settings: { launchGameCDNs: hosts },
    faults: [{ match: 'gameLaunch', when: { calls: [1] }, fault: { kind: 'status', status: 503 } }],
  }),
  beforeEach: () => sessionStorage.setItem('launchHost', 'games-b.invalid'),
  render: () => <ManyHosts page="seamless" />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ลองใหม่|Try again/ }));
    await opened(canvasElement);
    await expect(src(canvasElement).host).toBe('games-b.invalid');
  },
});
