import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyOperation } from '#api/operation.ts';
import { changeSettings } from '#sandbox/settings.ts';
import preview from '#storybook/preview.tsx';
import { useCategories } from '../shared/useCategories.ts';
import {
  Wired,
  type WiredProps,
  address,
  asked,
  at,
  frame,
  inputs,
  launches,
  listen,
  opened,
  src,
  wordsOf,
} from './launchPlatform.samples.tsx';

const meta = preview.type<{ args: Partial<WiredProps> }>().meta({
  title: 'Screens/Games/Launch on the platform',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
  render: ({ page = 'game', ...rest }) => <Wired page={page} {...rest} />,
});

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
