import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { helpVote } from '#api/help.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { HelpScreen } from './HelpScreen.tsx';
import { useHelpScreen } from './useHelpScreen.ts';

const renderHelp = (options: RenderOptions = {}) =>
  renderOnPlatform(HelpScreen, useHelpScreen, { path: '/help', ...options });

test('a visitor begins with the manual, whose steps open their pages', async () => {
  const { canvas, language, t, sandbox } = await renderHelp();
  await expect(await canvas.findByRole('heading', { level: 2, name: t('help:beginner.title') })).toBeVisible();
  await expect(canvas.getByRole('link', { name: t('help:steps.signUp.open') })).toHaveAttribute('href', '/register');
  await expect(canvas.getByRole('link', { name: t('help:steps.withdraw.open') })).toHaveAttribute(
    'href',
    '/help?centre=withdraw',
  );
  // The least of the way that the cashier opens with, and its name: others have another one.
  const { minSatang, name } = sandbox.settings.depositMethods.find(({ recommended }) => recommended) ?? {};
  const value = `฿${(minSatang ?? 0) / 100} (${name?.[language]})`;
  await expect(canvas.getByText(t('help:steps.deposit.fact', { value }))).toBeVisible();
});

test('a member has an account already', async () => {
  const { canvas, t } = await renderHelp({ persona: 'member' });
  await expect(await canvas.findByText(t('help:steps.signUp.done'))).toBeVisible();
  await expect(canvas.queryByRole('link', { name: t('help:steps.signUp.open') })).toBeNull();
});

test('what the operator has switched off is neither explained nor opened', async () => {
  const { canvas, t, container } = await renderHelp({
    path: '/help#withdraw',
    prepare: (sandbox) =>
      changeSettings(sandbox, { flags: { ...sandbox.settings.flags, WITHDRAW: false, VIP: false } }),
  });
  await expect(await canvas.findByText(t('help:missing'))).toBeVisible();
  const topics = Array.from(container.querySelectorAll('nav a'), (link) => link.getAttribute('href'));
  await expect(topics).toContain('/help#deposit');
  await expect(topics).not.toContain('/help#withdraw');
  await expect(topics).not.toContain('/help#vip');
  await expect(topics.at(-1)).toBe('/help#contact');
  await expect(canvas.queryByRole('link', { name: t('help:steps.withdraw.open') })).toBeNull();
});

test('a section opens its page, over the help', async () => {
  const { canvas, t } = await renderHelp({ persona: 'member', path: '/help#missions' });
  const heading = await canvas.findByRole('heading', { level: 2 });
  const link = canvas.getByRole('link', { name: t('help:open', { title: heading.textContent }) });
  await expect(link).toHaveAttribute('href', '/help?centre=missionLeaderboard');
});

test('a vote that failed can be repeated; its thanks take the focus of the buttons', async () => {
  const { canvas, calls, sandbox, t } = await renderHelp({
    path: '/help#deposit',
    faults: [{ match: helpVote.id, when: { calls: [1] }, fault: { kind: 'network' } }],
  });
  const vote = async () => userEvent.click(await canvas.findByRole('button', { name: t('help:helped.no') }));
  await vote();
  await expect(await canvas.findByText(t('help:helped.failed'))).toBeVisible();
  await vote();
  const thanks = await canvas.findByText(t('help:helped.sorry'));
  await waitFor(() => expect(document.activeElement).toContainElement(thanks));
  await expect(calls(helpVote)).toHaveLength(2);
  const rows = Array.from(sandbox.store.entries('helpVotes'), ([, { section, helped }]) => [section, helped]);
  await expect(rows).toEqual([['deposit', false]]);
});
