import { expect, fn, userEvent } from 'storybook/test';
import { type PushState, pushState } from '#api/push.ts';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { type Globals, sampleOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { PushProps } from '../notifications.types.ts';
import { samplePush } from '../push.samples.ts';
import { PushSettings } from './PushSettings.tsx';

interface Args extends Partial<Omit<PushProps, 'state'>> {
  readonly value?: Partial<PushState>;
  readonly state?: PushProps['state'];
}

const devices = [
  { id: 'one', name: 'Chrome, Android', since: '2026-11-20T05:00:00Z', current: true },
  { id: 'two', name: '', since: '2026-11-01T05:00:00Z', current: false },
];
const [retry, onTurnOn, onEnd, onKind] = [fn(), fn(), fn(), fn()];

const stateOf = (globals: Globals, value: Partial<PushState> = {}): PushProps['state'] =>
  ready({ ...sampleOf(pushState, {}, globals), ...value });

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Notifications/On your devices',
  render: ({ value, ...props }, { globals }) => (
    <PushSettings {...samplePush(globals)} state={stateOf(globals, value)} {...props} />
  ),
  beforeEach: () => {
    for (const each of [retry, onTurnOn, onEnd, onKind]) each.mockReset().mockResolvedValue(null);
  },
});

/** Nothing is asked before the player taps the one button. */
export const Off = meta.story({
  args: { onTurnOn },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(onTurnOn).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:push.on') }));
    await expect(onTurnOn).toHaveBeenCalledOnce();
  },
});

/** Each kind is switched by itself, and each device can be removed. */
export const On = meta.story({
  args: { value: { devices }, onKind, onEnd },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('notifications:push.kinds.draw') }));
    await expect(onKind).toHaveBeenCalledWith('draw', true);
    const name = t('notifications:push.removeOf', { name: t('notifications:push.unknown') });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(onEnd).toHaveBeenCalledWith('two');
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:push.off') }));
    await expect(onEnd).toHaveBeenCalledWith('this');
  },
});

/** A refusal of the browser, or of the platform, says so beside the button. */
export const NotAsked = meta.story({
  args: { onTurnOn: () => Promise.resolve('notAsked') },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:push.on') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('notifications:push.notAsked'));
  },
});

export const Refused = meta.story({
  args: {
    onTurnOn: () => Promise.resolve({ kind: 'refused', code: 'push_most', message: '', detail: { most: 10 } }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:push.on') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('10');
  },
});

const saysWhy = (text: string, args: Args) =>
  meta.story({
    args,
    play: async ({ canvas, sandbox }) => {
      const t = translatorOf(sandbox);
      await expect(await canvas.findByText((t as (key: string) => string)(`notifications:push.${text}`))).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('notifications:push.on') })).toBeNull();
    },
  });

export const Denied = saysWhy('here.denied', { here: 'denied' });
export const Unsupported = saysWhy('here.unsupported', { here: 'unsupported' });
export const OnAnIphone = saysWhy('here.notInstalled', { here: 'notInstalled' });
export const WithoutHttps = saysWhy('here.noSecureContext', { here: 'noSecureContext' });
export const DuringABreak = saysWhy('blocked.timeout', { value: { blocked: 'timeout' } });
export const DuringAnExclusion = saysWhy('blocked.exclusion', { value: { blocked: 'exclusion' } });

export const Loading = meta.story({ args: { state: loading } });
export const Failed = meta.story({
  args: { state: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
