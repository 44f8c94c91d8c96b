import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { agentAccountOpen, agentLinkSave } from '#api/agentRegistration.ts';
import { BrandContext } from '#core/site/brand.ts';
import { createMember } from '#sandbox/accounts/accounts.ts';
import { addLink, countSignUp } from '#sandbox/agents/links.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { depositFor } from '#sandbox/testing/errors/promotionWays.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { brandNamed } from '#themes/brands.ts';
import { savedFiles } from '../reports/savedFiles.testing.ts';
import type { RegistrationScreenProps } from './registration.types.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { useRegistrationScreen } from './useRegistrationScreen.ts';

/** The pictures are drawn with the brand, which the site provides. */
const Branded = (props: RegistrationScreenProps) => (
  <BrandContext value={brandNamed('')}>
    <RegistrationScreen {...props} />
  </BrandContext>
);

const renderRegistration = (options: RenderOptions = {}) =>
  renderOnPlatform(Branded, useRegistrationScreen, {
    persona: 'agent',
    path: '/rng?agent=registerCenter',
    ...options,
  });

test('an account is opened once for two clicks, below the agent', async () => {
  const { canvas, calls, sandbox, t } = await renderRegistration();
  const field = await canvas.findByRole('textbox', { name: (name) => name.startsWith(t('firstPassword:username')) });
  await userEvent.type(field, 'teamnew1');
  await userEvent.dblClick(canvas.getByRole('button', { name: t('agentRegister:open') }));
  await canvas.findByRole('heading', { name: t('agentRegister:opened', { account: 'teamnew1' }) });
  await expect(calls(agentAccountOpen)).toHaveLength(1);
  await expect(sandbox.store.get('members', memberIdOf('teamnew1'))).toMatchObject({
    uplineId: memberIdOf('agent'),
    firstTimeLogin: true,
  });
});

test('an account whose answer is lost keeps its password in view', async () => {
  const { canvas, sandbox, t } = await renderRegistration({
    faults: [{ match: 'agentAccountOpen', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  const field = await canvas.findByRole('textbox', { name: (name) => name.startsWith(t('firstPassword:username')) });
  await userEvent.type(field, 'teamnew1{Enter}');
  await canvas.findByRole('heading', { name: t('firstPassword:unknown') });
  await expect(canvas.getByRole('button', { name: t('firstPassword:copyPassword') })).toBeVisible();
  await expect(sandbox.store.get('members', memberIdOf('teamnew1'))).toBeDefined();
});

test('a picture is saved with its size, for a link that is in use', async () => {
  const saved = savedFiles();
  const { canvas, t } = await renderRegistration({
    path: '/rng?agent=registerCenter&ref=materials',
    prepare: (sandbox) => {
      const terms = { kind: 'member', rates: {}, landing: 'register', lastDay: null, mostUses: null } as const;
      sandbox.store.transaction(() => {
        addLink(sandbox, memberIdOf('agent'), { ...terms, name: 'LINE' });
        addLink(sandbox, memberIdOf('agent'), { ...terms, name: 'Old', lastDay: 0 });
      });
    },
  });
  const format = t('agentMaterials:formats.wide');
  await userEvent.click(await canvas.findByRole('button', { name: t('agentMaterials:saveNamed', { format }) }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const picture = await createImageBitmap(saved[0] as Blob);
  await expect([picture.width, picture.height]).toEqual([1200, 630]);
  await expect(canvas.queryByRole('option', { name: /^Old/ })).toBeNull();
});

test('a link leads into the game that was searched for, which a changed link keeps', async () => {
  const { canvas, calls, language, sandbox, t } = await renderRegistration({
    path: '/rng?agent=registerCenter&ref=links',
  });
  const game = sandbox.catalogue.games.find(({ isGame }, at) => at > 30 && isGame);
  if (game === undefined) throw new Error('no game is listed');
  const { nodeId, vassalage, gameCode } = game;
  const name = game.name[language];
  await userEvent.click(await canvas.findByRole('button', { name: t('agentRegister:newLink') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('agentRegister:newLink') }));
  const named = (text: string) => ({ name: (label: string) => label.startsWith(text) });
  await userEvent.type(await dialog.findByRole('textbox', named(t('agentRegister:linkName'))), 'LINE');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: t('agentRegister:landing') }), 'game');
  await userEvent.type(await dialog.findByRole('searchbox', { name: t('agentRegister:games.search') }), name);
  await userEvent.click(dialog.getByRole('button', { name: t('agentRegister:saveLink') }));
  const games = await dialog.findByRole('combobox', named(t('agentRegister:games.game')));
  await expect(games).toHaveAccessibleDescription(expect.stringContaining(t('agentRegister:problems.game')));
  const option = await dialog.findByRole('option', named(`${name} ·`));
  await userEvent.selectOptions(games, option);
  await userEvent.click(dialog.getByRole('button', { name: t('agentRegister:saveLink') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const chosen = { landing: 'game', game: { nodeId, gameType: 'RNG', vassalage, gameCode, name } };
  await waitFor(() => expect(calls(agentLinkSave).map(({ input }) => input)).toMatchObject([chosen]));
  const card = within(await canvas.findByRole('listitem'));
  await expect(card.getByText(name)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: t('agentRegister:edit') }));
  const changing = within(await screen.findByRole('dialog'));
  await expect(await changing.findByRole('combobox', named(t('agentRegister:games.game')))).toHaveValue(String(nodeId));
});

test('first deposits lead to what they are made of, and back to the links', async () => {
  const { canvas, t, url } = await renderRegistration({
    path: '/rng?agent=registerCenter&ref=links',
    prepare: (sandbox) => {
      const terms = { kind: 'member', rates: {}, landing: 'register', lastDay: null, mostUses: null } as const;
      sandbox.store.transaction(() => {
        const uplineId = memberIdOf('agent');
        const { id } = createMember(sandbox, { account: 'bylink1', password: 'Kinnari88', type: 0, uplineId });
        countSignUp(sandbox, addLink(sandbox, uplineId, { ...terms, name: 'LINE' }), id);
      });
      for (const satang of [150_25, 900_00]) depositFor({ sandbox }, 'bylink1', satang);
    },
  });
  const card = within(await canvas.findByRole('listitem'));
  const figure = await card.findByText(t('agentRegister:firstDeposits'));
  await userEvent.click(within(figure.parentElement as HTMLElement).getByRole('link', { name: '1' }));
  const dialog = within(await screen.findByRole('dialog', { name: t('agentRegister:firstDeposits') }));
  await dialog.findByRole('rowheader', { name: t('agentRegister:deposits.sum', { count: '1' }) });
  await expect(dialog.getByRole('link', { name: /^bylink1/ })).toHaveAttribute(
    'href',
    expect.stringContaining('transactionDetails'),
  );
  await expect(dialog.getAllByText(/150\.25/)).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(url()).toBe('/rng?agent=registerCenter&ref=links');
});

test('a link is made once for two clicks, and listed', async () => {
  const { canvas, calls, t } = await renderRegistration();
  await userEvent.click(await canvas.findByRole('tab', { name: t('agentRegister:tabs.links') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('agentRegister:newLink') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('agentRegister:newLink') }));
  await userEvent.type(
    await dialog.findByRole('textbox', { name: (label) => label.startsWith(t('agentRegister:linkName')) }),
    'LINE',
  );
  await userEvent.dblClick(dialog.getByRole('button', { name: t('agentRegister:saveLink') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await canvas.findByRole('heading', { name: 'LINE' });
  await expect(calls(agentLinkSave)).toHaveLength(1);
});

test('on a phone, the first link begins at most 300 px below the top of its page', async () => {
  const { canvas, container } = await renderRegistration({
    path: '/rng?agent=registerCenter&ref=links',
    prepare: (sandbox) => {
      const terms = { kind: 'member', rates: {}, landing: 'register', lastDay: null, mostUses: null } as const;
      sandbox.store.transaction(() => void addLink(sandbox, memberIdOf('agent'), { ...terms, name: 'LINE' }));
    },
  });
  await page.viewport(390, 844);
  const link = await canvas.findByRole('listitem');
  const top = link.getBoundingClientRect().top - container.getBoundingClientRect().top;
  await expect(top).toBeLessThanOrEqual(300);
});
