import { screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { redEnvelopeOpen } from '#api/envelopes.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { openEnvelope } from '#sandbox/money/envelopes.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { EnvelopesScreen } from './EnvelopesScreen.tsx';
import { useEnvelopesScreen } from './useEnvelopesScreen.ts';

const render = (options: RenderOptions = {}) =>
  renderOnPlatform(EnvelopesScreen, useEnvelopesScreen, { persona: 'member', scenario: 'played', ...options });
type Rendered = Awaited<ReturnType<typeof render>>;

/** How often the ledger has an envelope. */
const creditedIn = ({ sandbox }: Rendered): number =>
  [...sandbox.store.entries('postings')].filter(([, { kind }]) => kind === 'redEnvelope').length;

/** Chooses the first envelope that waits, and returns its dialog. */
async function choose({ canvas, t }: Rendered) {
  const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${t('envelopes:open')} .`) });
  await userEvent.click(first as HTMLElement);
  return within(await screen.findByRole('dialog'));
}

test.each(['byKey', 'none'] as const)(
  'an opening whose answer was lost shows the same sum (keys: %s)',
  async (keys) => {
    const rendered = await render({
      faults: [{ match: redEnvelopeOpen.id, when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
      prepare: (sandbox) => {
        if (keys === 'none') changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency: 'none' } });
      },
    });
    const { t } = rendered;
    const dialog = await choose(rendered);
    await userEvent.click(dialog.getByRole('button', { name: t('envelopes:open') }));
    const check = await dialog.findByRole('button', { name: t('envelopes:unknown.check') });
    expect(creditedIn(rendered)).toBe(1);
    await userEvent.click(check);
    const won = t('envelopes:won', { amount: '฿88.88' });
    expect(await dialog.findByRole('heading', { name: won })).toBeVisible();
    expect(creditedIn(rendered)).toBe(1);
  },
);

test('an envelope that was opened in another tab shows its sum, once credited', async () => {
  const rendered = await render();
  const { sandbox, t } = rendered;
  const dialog = await choose(rendered);
  sandbox.store.transaction(() => openEnvelope(sandbox, { id: memberIdOf('demo') }, 'envelope-gift'));
  await userEvent.click(dialog.getByRole('button', { name: t('envelopes:open') }));
  expect(await dialog.findByRole('heading', { name: t('envelopes:won', { amount: '฿88.88' }) })).toBeVisible();
  expect(creditedIn(rendered)).toBe(1);
});
