import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/launch.json';
import th from '#locales/th/launch.json';
import preview from '#storybook/preview.tsx';
import { asFound } from '#storybook/storyWords.ts';
import { loading, ready } from '../shared/remote.ts';
import { sampleOthers } from './launch.samples.ts';
import { LaunchScreen, type LaunchScreenProps } from './LaunchScreen.tsx';

const failure = (kind: 'network' | 'timeout') => ({ kind, outcomeUnknown: true }) as const;

const retry = fn();
const wordsOf = (globals: { readonly language?: unknown }) => (globals.language === 'en' ? en : th);

const sample: LaunchScreenProps = {
  launch: { status: 'opening' },
  balance: ready('10000.00'),
  onRefreshBalance: fn(async () => {}),
  now: () => 0,
  currencySymbol: '฿',
  language: 'TH',
  backHref: '/rng?vassalage=LAM',
  depositHref: '/rng?vassalage=LAM&centre=depositv2',
  practiceHref: null,
  others: null,
  onSupport: fn(),
  onLoaded: fn(),
  onReload: fn(),
  onOtherHost: fn(),
  onSettled: fn(),
  onLeave: fn(),
};
const game = {
  status: 'open',
  name: 'วิหารบัวทอง',
  address: 'data:text/html,<!doctype html>',
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

const press = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Open = meta.story({
  args: { launch: game, onLoaded: fn(), onReload: fn(), onSupport: fn(), onLeave: fn() },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByTitle(/วิหารบัวทอง/)).toHaveAttribute('sandbox', 'allow-scripts');
    // The whole window below the bar is the game's.
    const [frame, main] = [canvas.getByTitle(/วิหารบัวทอง/), canvas.getByRole('main')];
    await expect(frame.getBoundingClientRect().height).toBe(main.getBoundingClientRect().height);
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalled());
    await press(canvas, words.reload);
    await expect(args.onReload).toHaveBeenCalledOnce();
    await press(canvas, words.support);
    await expect(args.onSupport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: words.back }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** RT-09: it may still come; whoever does not want to wait opens it again from the next host. */
export const Slow = meta.story({
  args: { launch: { ...game, slow: true }, onOtherHost: fn() },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByTitle(/วิหารบัวทอง/)).toBeVisible();
    await press(canvas, wordsOf(globals).slowRetry);
    await expect(args.onOtherHost).toHaveBeenCalledOnce();
  },
});
export const SlowOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { launch: { ...game, slow: true }, balance: ready('0.00') },
});

/** The platform has not said it for a while, although it was asked all the time. */
export const OldBalance = meta.story({
  args: { launch: game, balance: ready('10000.00', false, 60_000), now: () => 3 * 60_000 },
  play: async ({ canvas, globals }) => {
    const words = asFound(wordsOf(globals).balanceAt);
    const age = new RegExp(words.replace('{time}', String.raw`\d\d:\d\d`));
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
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).balanceFailed)).toBeVisible();
  },
});

/** The keys are the game's at once, unless the player is elsewhere; what the game loads later takes nothing away. */
export const Focus = meta.story({
  args: { launch: game, onLoaded: fn() },
  play: async ({ canvas, args, globals }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(/วิหารบัวทอง/);
    await waitFor(() => expect(frame).toHaveFocus());
    await expect(args.onLoaded).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: wordsOf(globals).refresh }).focus();
    frame.src = 'data:text/html,<!doctype html>again';
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button', { name: wordsOf(globals).refresh })).toHaveFocus();
    frame.blur();
    (document.activeElement as HTMLElement).blur();
    frame.src = 'data:text/html,<!doctype html>once more';
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledTimes(3));
    await expect(frame).not.toHaveFocus();
  },
});

/** Dialogs and messages lie in the body: all of the page fills the screen. A browser that refuses is no failure. */
export const FullScreen = meta.story({
  args: { launch: game },
  beforeEach() {
    const enabled = spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
    return () => enabled.mockRestore();
  },
  play: async ({ canvas, globals }) => {
    const rejected: PromiseRejectionEvent[] = [];
    const note = (event: PromiseRejectionEvent) => rejected.push(event);
    addEventListener('unhandledrejection', note);
    const request = spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('not now'));
    await press(canvas, wordsOf(globals).fullscreen);
    await expect(request.mock.contexts).toEqual([document.documentElement]);
    // Rejections that nobody has caught are told in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(rejected).toEqual([]);
    request.mockRestore();
    removeEventListener('unhandledrejection', note);
  },
});

/** The game opens all the same: there are free rounds. What there is to do about it is one press away. */
export const NothingToBetWith = meta.story({
  args: { launch: game, balance: ready('0.00'), depositHref: '/rng?centre=depositv2' },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByText(words.noBalance)).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.deposit })).toHaveAttribute('href', '/rng?centre=depositv2');
  },
});

/** LGN-12: there is no money in sight. */
export const Practice = meta.story({
  args: { launch: game, balance: null },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByText(words.practice)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.refresh })).toBeNull();
  },
});
export const PracticeOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { launch: game, balance: null },
});
export const PracticeIsOff = meta.story({
  args: { launch: { status: 'impossible', reason: 'practiceOff' }, balance: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(globals).practiceOff);
  },
});

const longName = 'ตำนานพญานาคราชผู้พิทักษ์ขุมทรัพย์ใต้บาดาลแห่งลุ่มแม่น้ำโขงและดินแดนที่ไม่มีผู้ใดเคยกลับมา';

export const LongName = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    balance: ready('123456789.25'),
    launch: { ...game, name: longName },
  },
  play: async ({ canvas, globals }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // All of the bar is one row: the rest of a small screen is the game's.
    const [back, refresh, reload] = [
      canvas.getByRole('link', { name: wordsOf(globals).back }),
      canvas.getByRole('button', { name: wordsOf(globals).refresh }),
      canvas.getByRole('button', { name: wordsOf(globals).reload }),
    ].map((each) => each.getBoundingClientRect());
    await expect(refresh?.left).toBeGreaterThan(back?.right ?? 0);
    await expect(reload?.left).toBeGreaterThanOrEqual(refresh?.right ?? 0);
  },
});
export const LongNameOnAWideScreen = meta.story({ args: { launch: { ...game, name: longName } } });

export const Unreachable = meta.story({
  args: { launch: { status: 'failed', error: failure('network'), retry }, balance: loading },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /ลองใหม่|Try again/ }));
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
    await expect(within(canvas.getByRole('list')).getAllByRole('link')).toHaveLength(4);
  },
});

/** On a phone, and the other games are on their way. */
export const VendorInMaintenanceLoading = meta.story({
  args: { launch: vendorClosed, others: loading },
  globals: { viewport: { value: 'smallest' } },
});

/** ROL-04. */
export const TrialAccount = meta.story({
  args: {
    launch: {
      status: 'failed',
      retry: fn(),
      error: { kind: 'refused', code: 'trial_not_allowed', message: '', detail: {} },
    },
    practiceHref: '/game?vassalage=LAM&gameType=RNG&nodeId=5&practice=1',
  },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('link', { name: wordsOf(globals).practiseInstead })).toHaveAttribute(
      'href',
      args.practiceHref,
    );
  },
});

export const IncompleteLink = meta.story({ args: { launch: { status: 'impossible', reason: 'incomplete' } } });
/** None of the hosts is there. */
export const NoHost = meta.story({ args: { launch: { status: 'impossible', reason: 'noHost', retry } } });
export const UnsafeAddress = meta.story({
  args: { launch: { status: 'impossible', reason: 'unsafeAddress', retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /ลองใหม่|Try again/ }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
