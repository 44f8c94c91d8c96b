import { expect, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { gameMatches } from '#api/matches.ts';
import { useHeldSlip } from '#core/catalogue/slip/useHeldSlip.ts';
import { wantedOf } from '#core/data/useWanted.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { ConnectedBlock } from './ConnectedBlock.tsx';

/** A moment at which running matches take bets. */
const at = Date.parse('2026-11-21T05:01:21.000Z');

async function renderMatches(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(
    () => {
      const { slip } = useHeldSlip();
      return (
        <>
          <ConnectedBlock block="matches" place={null} />
          <output>{slip?.picks.map(({ label, pick }) => `${label} @ ${pick.price}`).join()}</output>
        </>
      );
    },
    () => ({}),
    { path: '/', prepare: (sandbox) => Object.assign(sandbox, { now: () => at }), ...options },
  );
  const { canvas, t } = rendered;
  const list = await canvas.findByRole('list', { name: t('home:matches.title') });
  const open = () =>
    within(list)
      .getAllByRole('button')
      .filter((button) => !(button as HTMLButtonElement).disabled);
  await waitFor(() => expect(open().length).toBeGreaterThan(0));
  return { ...rendered, list, open, slip: () => canvas.getByRole('status').textContent };
}

test.each(['th', 'en'] as const)('a price takes its pick into the slip and leads to it (%s)', async (language) => {
  const { open, slip, url } = await renderMatches({ persona: 'visitor', language });
  const [price] = open();
  const name = price?.textContent ?? '';
  await userEvent.click(price as HTMLElement);
  await waitFor(() => expect(url()).toBe('/sports?sport=football&when=live'));
  const [label, figure] = slip().split(' @ ');
  await expect(label).not.toBe('');
  await expect(name).toContain(label);
  await expect(name).toContain(figure);
});

test('a price that is in the slip leads to it, and stays there', async () => {
  const { open, slip, url } = await renderMatches({ persona: 'member' });
  await userEvent.click(open()[0] as HTMLElement);
  const picked = slip();
  await expect(open()[0]).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(open()[0] as HTMLElement);
  await expect(slip()).toBe(picked);
  await waitFor(() => expect(url()).toContain('/sports?'));
});

test('prices are followed while the list is near the window, and not when it is far below', async () => {
  const { list, sandbox } = await renderMatches({ persona: 'visitor' });
  const isFollowed = () => wantedOf(sandbox.platform).has(gameMatches.id);
  await waitFor(() => expect(isFollowed()).toBe(true));
  list.style.marginBlockStart = '300vh';
  await waitFor(() => expect(isFollowed()).toBe(false));
});
