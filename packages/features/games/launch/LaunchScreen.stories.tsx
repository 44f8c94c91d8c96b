import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { vendorOf } from '../catalogue.testing.ts';
import { sampleOthers } from './launch.samples.ts';
import type { LaunchScreenProps } from './launch.types.ts';
import { LaunchScreen } from './LaunchScreen.tsx';
import { useLaunchScreen } from './useLaunchScreen.ts';

const failure = (kind: 'network' | 'timeout') => ({ kind, outcomeUnknown: true }) as const;

const retry = fn();

const sample: LaunchScreenProps = {
  launch: { status: 'opening' },
  balance: ready('10000.00'),
  onRefreshBalance: fn(async () => {}),
  backHref: '/rng?vassalage=LAM',
  depositHref: '/rng?vassalage=LAM&centre=depositv2',
  practiceHref: null,
  realHref: null,
  others: null,
  onSupport: fn(),
  onLoaded: fn(),
  onReload: fn(),
  onOwnWindow: null,
  onOtherHost: fn(),
  onSettled: fn(),
  onLeave: fn(),
};
const game = {
  status: 'open',
  name: 'วิหารบัวทอง',
  url: 'data:text/html,<!doctype html>',
  sandbox: 'allow-scripts',
  attempt: 1,
  slow: false,
} as const;

const meta = preview.type<{ args: Partial<LaunchScreenProps> }>().meta({
  title: 'Screens/Games/Launch',
  parameters: { layout: 'fullscreen' },
  render: (args) => <LaunchScreen {...sample} {...args} />,
});

export const Opening = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/rng?vassalage=LAM');
  },
});

/** RSP-10: before the first game on a device. A "no" leads home, and can be taken back. */
export const AsksForTheAge = meta.story({
  args: { age: { minAge: 21, onConfirm: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const age = { age: 21 };
    await userEvent.click(await canvas.findByRole('button', { name: t('age:younger', age) }));
    await expect(canvas.getByRole('heading', { name: t('age:refusedTitle', age) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('age:home') })).toHaveAttribute('href', paths.home());
    await userEvent.click(canvas.getByRole('button', { name: t('age:back') }));
    await userEvent.click(canvas.getByRole('button', { name: t('age:confirm', age) }));
    await expect(args.age?.onConfirm).toHaveBeenCalledOnce();
  },
});

const clickButton = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Open = meta.story({
  args: { launch: game, onLoaded: fn(), onReload: fn(), onSupport: fn(), onLeave: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByTitle(/วิหารบัวทอง/)).toHaveAttribute('sandbox', 'allow-scripts');
    // The cover of a tile becomes it.
    await expect(getComputedStyle(canvas.getByRole('banner')).viewTransitionName).toBe('cover');
    // The game fills the window below the bar.
    const [frame, main] = [canvas.getByTitle(/วิหารบัวทอง/), canvas.getByRole('main')];
    await expect(frame.getBoundingClientRect().height).toBe(main.getBoundingClientRect().height);
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalled());
    await clickButton(canvas, t('launch:reload'));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await clickButton(canvas, t('launch:support'));
    await expect(args.onSupport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: t('launch:back') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** A slow game may still load, or can be opened again from the next host (RT-09). */
export const Slow = meta.story({
  args: { launch: { ...game, slow: true }, onOtherHost: fn() },
  play: async ({ canvas, args, sandbox }) => {
    await expect(canvas.getByTitle(/วิหารบัวทอง/)).toBeVisible();
    await clickButton(canvas, translatorOf(sandbox)('launch:slowRetry'));
    await expect(args.onOtherHost).toHaveBeenCalledOnce();
  },
});
export const SlowOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { launch: { ...game, slow: true }, balance: ready('0.00') },
});

/** The balance could not be refreshed for a while, so its age is shown. */
export const OldBalance = meta.story({
  args: { launch: game, balance: ready('10000.00', false, 60_000), now: () => 3 * 60_000 },
  play: async ({ canvas, sandbox }) => {
    const age = new RegExp(translatorOf(sandbox)('launch:balanceAt', { time: String.raw`\d\d:\d\d` }));
    await expect(canvas.getByText(age)).toBeVisible();
  },
});
export const OldBalanceOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { launch: game, balance: ready('123456789.25', false, 60_000), now: () => 3 * 60_000, onSupport: fn() },
});
export const BalanceUnknown = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { launch: game, balance: { status: 'failed', error: failure('network'), retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('launch:balanceFailed'))).toBeVisible();
  },
});

/** The game gets focus after its first load, unless focus is elsewhere; later loads do not move it. */
export const Focus = meta.story({
  args: { launch: game, onLoaded: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const frame = canvas.getByTitle<HTMLIFrameElement>(/วิหารบัวทอง/);
    await waitFor(() => expect(frame).toHaveFocus());
    await expect(args.onLoaded).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: t('launch:refresh') }).focus();
    frame.src = 'data:text/html,<!doctype html>again';
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button', { name: t('launch:refresh') })).toHaveFocus();
    frame.blur();
    (document.activeElement as HTMLElement).blur();
    frame.src = 'data:text/html,<!doctype html>once more';
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledTimes(3));
    await expect(frame).not.toHaveFocus();
  },
});

/** The whole page goes full screen, since dialogs and messages are outside the frame. A refusal is ignored. */
export const FullScreen = meta.story({
  args: { launch: game },
  beforeEach() {
    const enabled = spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
    return () => enabled.mockRestore();
  },
  play: async ({ canvas, sandbox }) => {
    const rejected: PromiseRejectionEvent[] = [];
    const note = (event: PromiseRejectionEvent) => rejected.push(event);
    addEventListener('unhandledrejection', note);
    const request = spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('not now'));
    await clickButton(canvas, translatorOf(sandbox)('launch:fullscreen'));
    await expect(request.mock.contexts).toEqual([document.documentElement]);
    // Unhandled rejections are reported in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(rejected).toEqual([]);
    request.mockRestore();
    removeEventListener('unhandledrejection', note);
  },
});

/** With an empty balance the game still opens, with a link to the deposit page. */
export const EmptyBalance = meta.story({
  args: { launch: game, balance: ready('0.00'), depositHref: '/rng?centre=depositv2' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('launch:noBalance'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('launch:deposit') })).toHaveAttribute(
      'href',
      '/rng?centre=depositv2',
    );
  },
});

/** Practice shows no balance (LGN-12). */
export const Practice = meta.story({
  args: { launch: game, balance: null, realHref: '/game?vassalage=LAM&gameType=RNG&nodeId=5' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('launch:practice'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('launch:refresh') })).toBeNull();
  },
});
export const PracticeOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { launch: game, balance: null, realHref: '/game?vassalage=LAM&gameType=RNG&nodeId=5' },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByRole('link', { name: translatorOf(sandbox)('launch:playForReal') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const PracticeIsOff = meta.story({
  args: { launch: { status: 'impossible', reason: 'practiceOff' }, balance: null },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(translatorOf(sandbox)('launch:practiceOff'));
  },
});

const longName = 'ตำนานพญานาคราชผู้พิทักษ์ขุมทรัพย์ใต้บาดาลแห่งลุ่มแม่น้ำโขงและดินแดนที่ไม่มีผู้ใดเคยกลับมา';

export const LongName = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    balance: ready('123456789.25'),
    launch: { ...game, name: longName },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // The bar stays on one row, so that the game gets the rest of a small screen.
    const [back, refresh, reload] = [
      canvas.getByRole('link', { name: t('launch:back') }),
      canvas.getByRole('button', { name: t('launch:refresh') }),
      canvas.getByRole('button', { name: t('launch:reload') }),
    ].map((each) => each.getBoundingClientRect());
    await expect(refresh?.left).toBeGreaterThan(back?.right ?? 0);
    await expect(reload?.left).toBeGreaterThanOrEqual(refresh?.right ?? 0);
  },
});
export const LongNameOnAWideScreen = meta.story({ args: { launch: { ...game, name: longName } } });

export const Unreachable = meta.story({
  args: { launch: { status: 'failed', error: failure('network'), retry }, balance: loading },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const vendorClosed = {
  status: 'failed',
  retry: fn(),
  error: { kind: 'refused', code: 'vendor_maintenance', message: '', detail: {} },
} as const;

export const VendorInMaintenance = meta.story({
  args: { launch: vendorClosed },
  render: (args, { sandbox, globals }) => (
    <LaunchScreen {...sample} {...args} others={ready(sampleOthers(sandbox, globals))} />
  ),
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('list')).getAllByRole('link')).toHaveLength(4);
  },
});

/** On a phone, while the other games load. */
export const VendorInMaintenanceLoading = meta.story({
  args: { launch: vendorClosed, others: loading },
  globals: { viewport: { value: 'smallest' } },
});

export const IncompleteLink = meta.story({ args: { launch: { status: 'impossible', reason: 'incomplete' } } });
/** No game host answers. */
export const NoHost = meta.story({ args: { launch: { status: 'impossible', reason: 'noHost', retry } } });
export const UnsafeAddress = meta.story({
  args: { launch: { status: 'impossible', reason: 'unsafeUrl', retry } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

function LaunchOnPlatform() {
  return <LaunchScreen {...useLaunchScreen('seamless')} />;
}

/** Screen and hook on the sandbox: a vendor of live tables. */
export const AsMember = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      path: (sandbox) => paths.seamless({ vassalage: vendorOf(sandbox, 'LIVE').vassalage, gameType: 'LIVE' }),
    },
  },
  render: () => <LaunchOnPlatform />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeVisible());
  },
});

const onPlatform = platformStories(LaunchOnPlatform, {
  path: (sandbox) => paths.seamless({ vassalage: vendorOf(sandbox, 'LIVE').vassalage, gameType: 'LIVE' }),
});

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
