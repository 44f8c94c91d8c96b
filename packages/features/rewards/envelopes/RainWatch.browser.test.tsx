import { useState } from 'react';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { redEnvelopeBoard, redEnvelopeList } from '#api/envelopes.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { useRefreshAll } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { dayOf } from '#core/format/dates.ts';
import { createClock } from '#core/time/clock.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import {
  type RenderOptions,
  type RenderedOnPlatform,
  noProps,
  renderOnPlatform,
} from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { minuteMs, secondMs } from '#text/durations.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { RainWatch } from './RainWatch.tsx';

/** The site, as far as the rain knows it. `look` is the moment at which the list is read again. */
function Site() {
  const [paused, setPaused] = useState(false);
  const [other, setOther] = useState(false);
  const [shown, setShown] = useState(false);
  const refreshAll = useRefreshAll();
  return (
    <>
      <Button onClick={() => setPaused(!paused)}>pause</Button>
      <Button onClick={() => setOther(true)}>other</Button>
      <Button onClick={() => void refreshAll(redEnvelopeList)}>look</Button>
      <output>{shown ? 'shown' : 'hidden'}</output>
      <Dialog open={other} onOpenChange={setOther} title="Other" closeLabel="Close" />
      <RainWatch paused={paused} onShow={setShown} />
    </>
  );
}

const render = (options: RenderOptions = {}) =>
  renderOnPlatform(Site, noProps, { persona: 'member', settings: { envelopes: { rains: [] } }, ...options });

/** Lets a rain begin now, or in some ms. */
function rain(sandbox: SandboxContext, inMs = 0): void {
  const id = 'rain-now';
  const memberId = memberIdOf('demo');
  const now = sandbox.now() + inMs;
  const words = { title: { th: 'ฝน', en: 'Rain' }, text: { th: '', en: '' } };
  const share = { potSatang: 10_000, minSatang: 100, pieces: 5, crowd: 0, wagerTimes: 0 };
  sandbox.store.transaction(() => {
    sandbox.store.put('envelopes', id, { id, kind: 'rain', ...words, ...share, opensAt: now, endsAt: now + 600_000 });
    sandbox.store.put('memberEnvelopes', memberId, { memberId, ids: [id] });
  });
}

/** Presses a button of the site, which a dialog may cover. */
const press = ({ canvas }: RenderedOnPlatform, name: string): void => canvas.getByText(name).click();

/** Reads the list, and waits until its answer is there. */
async function look(rendered: RenderedOnPlatform): Promise<void> {
  const before = rendered.calls(redEnvelopeList).length;
  press(rendered, 'look');
  const asked = () => rendered.calls(redEnvelopeList).slice(before);
  await waitFor(() => expect(asked().some(({ settled }) => settled)).toBe(true));
}

/** Renders the site, waits until it knows that there is no rain, and lets one begin. */
async function renderAtRain(options: RenderOptions = {}): Promise<RenderedOnPlatform> {
  const rendered = await render(options);
  await waitFor(() => expect(rendered.calls(redEnvelopeList).map(({ settled }) => settled)).toEqual([true]));
  rain(rendered.sandbox);
  return rendered;
}

test('while the platform tells of rains, one begins at its time without a read of its own', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const aheadMs = 20 * minuteMs;
  let passedMs = 0;
  const { calls } = await render({
    prepare(prepared) {
      // The platform's own time, which goes on by itself, does not set this clock.
      const clock = { ...createClock(() => Date.now() + passedMs), synchronise: () => {} };
      Object.assign(prepared.platform, { clock });
      prepared.platform.heard.set(redEnvelopeBoard.id, true);
      rain(prepared, aheadMs);
    },
  });
  const due = () => timers.mock.calls.find(([, ms = 0]) => ms > aheadMs - minuteMs && ms <= aheadMs + secondMs)?.[0];
  await waitFor(() => expect(due()).toBeDefined());
  passedMs = aheadMs;
  due()?.();
  await screen.findByRole('dialog');
  expect(calls(redEnvelopeList)).toHaveLength(1);
});

test('a rain that begins while the answer is on its way opens when that comes', async () => {
  const aheadMs = 20 * minuteMs;
  let passedMs = 0;
  await render({
    prepare(prepared) {
      const clock = { ...createClock(() => Date.now() + passedMs), synchronise: () => {} };
      Object.assign(prepared.platform, { clock });
      prepared.platform.heard.set(redEnvelopeBoard.id, true);
      rain(prepared, aheadMs);
      const { client } = prepared.platform;
      const call = client.call.bind(client);
      const late: typeof client.call = async (operation, ...rest) => {
        const answer = await call(operation, ...rest);
        if (operation.id === redEnvelopeList.id) passedMs = aheadMs + minuteMs;
        return answer;
      };
      Object.assign(client, { call: late });
    },
  });
  await screen.findByRole('dialog');
});

test('a rain opens by itself when it begins, once', async () => {
  const rendered = await renderAtRain();
  await look(rendered);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: rendered.t('envelopes:open') })).toBeVisible();
  expect(rendered.canvas.getByText('shown')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await look(rendered);
  await look(rendered);
  expect(rendered.canvas.getByText('hidden')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a rain waits for the dialog that is open', async () => {
  const rendered = await renderAtRain();
  press(rendered, 'other');
  await screen.findByRole('dialog', { name: 'Other' });
  await look(rendered);
  expect(rendered.canvas.getByText('hidden')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(rendered.canvas.getByText('shown')).toBeInTheDocument());
});

test('a rain does not open while the site has something else to say', async () => {
  const rendered = await renderAtRain();
  press(rendered, 'pause');
  await look(rendered);
  expect(screen.queryByRole('dialog')).toBeNull();
  press(rendered, 'pause');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a rain that had begun before the player came does not open', async () => {
  const rendered = await render({ prepare: (sandbox) => rain(sandbox) });
  await look(rendered);
  await look(rendered);
  expect(rendered.canvas.getByText('hidden')).toBeVisible();
});

test('a rain does not open on a day on which the player has closed the rains', async () => {
  const today = ({ platform: { clock } }: SandboxContext): void => localStore.set('rainClosedOn', dayOf(clock.now()));
  const rendered = await renderAtRain({ prepare: today });
  await look(rendered);
  await look(rendered);
  expect(rendered.canvas.getByText('hidden')).toBeVisible();
});

test('the dialog can be closed for the day', async () => {
  const rendered = await renderAtRain();
  await look(rendered);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: rendered.t('envelopes:rain.hide') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStore.get('rainClosedOn')).toBe(dayOf(rendered.sandbox.platform.clock.now()));
});

test('nothing is asked during a break', async () => {
  const { calls, canvas } = await render({ scenario: 'resting' });
  await waitFor(() => expect(calls(playStatus).some(({ settled }) => settled)).toBe(true));
  canvas.getByText('look').click();
  expect(calls(redEnvelopeList)).toEqual([]);
});
