import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { translateIn } from '#core/i18n/translate.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleLink, sampleRegistration } from './registration.samples.ts';
import type { RegistrationScreenProps } from './registration.types.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { useRegistrationScreen } from './useRegistrationScreen.ts';

const meta = preview.type<{ args: Partial<RegistrationScreenProps> }>().meta({
  title: 'Screens/Agent/Registration centre',
  parameters: { sandbox: { persona: 'agent' } },
  render: (args) => <RegistrationScreen {...sampleRegistration()} {...args} />,
});

const taken = { kind: 'refused', code: 'account_taken', message: '', detail: {} } as const;

const onOpen = fn<RegistrationScreenProps['onOpen']>();
/** Problems stand at their fields; the preview says what both sides earn; the password is shown once (AGT-07). */
export const OpenAccount = meta.story({
  args: { onOpen },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    onOpen
      .mockReset()
      .mockResolvedValueOnce({ kind: 'refused', error: taken })
      .mockResolvedValue({ kind: 'opened', account: 'teamnew1', password: 'kQ4mzP7rWa9x', href: '/?agent=x' });
    const open = canvas.getByRole('button', { name: t('agentRegister:open') });
    await userEvent.click(open);
    const field = canvas.getByRole('textbox', { name: (name) => name.startsWith(t('firstPassword:username')) });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(t('firstPassword:problems.username.empty'))),
    );
    await userEvent.type(field, 'teamnew1');
    const rate = canvas.getByRole('textbox', { name: t('agentRates:rate', { name: t('common:gameTypes.RNG') }) });
    // The form begins with the operator's default.
    await expect(rate).toHaveValue('0.40');
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.5');
    await expect(canvas.getByText(/฿300\.00.*฿500\.00/)).toBeVisible();
    await userEvent.click(open);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(t('firstPassword:problems.username.taken'))),
    );
    await expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.click(open);
    await expect(await canvas.findByText('kQ4mzP7rWa9x')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentRegister:again') }));
    await expect(canvas.queryByText('kQ4mzP7rWa9x')).toBeNull();
  },
});

/** Without an answer, the account may exist: its password is not lost. */
export const UnknownOutcome = meta.story({
  args: {
    onOpen: async ({ username }) => ({
      kind: 'unknown',
      account: username,
      password: 'kQ4mzP7rWa9x',
      error: { kind: 'network', outcomeUnknown: true },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = canvas.getByRole('textbox', { name: (name) => name.startsWith(t('firstPassword:username')) });
    await userEvent.type(field, 'teamnew1{Enter}');
    await expect(await canvas.findByRole('heading', { name: t('firstPassword:unknown') })).toBeVisible();
    await expect(canvas.getByText('kQ4mzP7rWa9x')).toBeVisible();
  },
});

/** Every state of a link; its text is there in both languages; a deleted one is asked about first. */
export const Links = meta.story({
  args: { onLinkState: fn(async () => null), onCopy: fn(async () => true), onDeposits: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentRegister:tabs.links') }));
    const [first, second] = await canvas.findAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('there are no links');
    // The number of sign-ups leads to the accounts.
    const [signUps, deposits] = within(first).getAllByRole('link');
    await expect(signUps).toHaveAttribute('href', expect.stringContaining('teamManagement'));
    await userEvent.click(deposits as HTMLElement);
    await expect(args.onDeposits).toHaveBeenLastCalledWith('KJ7M2QPA');
    await userEvent.click(within(second).getByRole('button', { name: t('agentRegister:resume') }));
    await expect(args.onLinkState).toHaveBeenLastCalledWith('two', 'active');
    await userEvent.click(within(first).getByRole('button', { name: t('agentRegister:share') }));
    await expect(await within(first).findByRole('img', { name: t('agentRegister:qr') })).toBeVisible();
    const textIn = (code: string) => translateIn(sandbox.platform.language.i18n, code, 'agentRegister');
    for (const [code, language] of [
      ['th', 'ไทย'],
      ['en', 'English'],
    ] as const) {
      await userEvent.click(
        await within(first).findByRole('button', { name: t('agentRegister:copyText', { language }) }),
      );
      await expect(args.onCopy).toHaveBeenLastCalledWith(
        textIn(code)('shareText', { site: 'kinnari.example', link: sampleLink().href ?? '' }),
      );
    }
    await userEvent.click(within(first).getByRole('button', { name: t('agentRegister:delete') }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('agentRegister:delete') }));
    await waitFor(() => expect(args.onLinkState).toHaveBeenLastCalledWith('KJ7M2QPA', 'deleted'));
  },
});

/** A link of someone who may pass on up to 0.80. */
export const NewLink = meta.story({
  args: { onSaveLink: fn(async () => null), links: ready({ list: [], totalPages: 0, left: 50 }) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentRegister:tabs.links') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('agentRegister:newLink') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('agentRegister:newLink') }));
    const name = await dialog.findByRole('textbox', { name: (label) => label.startsWith(t('agentRegister:linkName')) });
    await userEvent.click(dialog.getByRole('button', { name: t('agentRegister:saveLink') }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'LINE');
    const mostUses = dialog.getByRole('textbox', { name: t('agentRegister:mostUses') });
    await userEvent.type(mostUses, 'many');
    await userEvent.click(dialog.getByRole('button', { name: t('agentRegister:saveLink') }));
    await expect(mostUses).toBeInvalid();
    await waitFor(() => expect(mostUses).toHaveFocus());
    await userEvent.clear(mostUses);
    await userEvent.type(mostUses, '๑๐');
    await userEvent.click(dialog.getByRole('button', { name: t('agentRates:same') }));
    await userEvent.dblClick(dialog.getByRole('button', { name: t('agentRegister:saveLink') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSaveLink).toHaveBeenCalledOnce();
    await expect(args.onSaveLink).toHaveBeenCalledWith({
      name: 'LINE',
      kind: 'member',
      landing: 'register',
      validUntil: null,
      mostUses: 10,
      rates: [
        { gameType: 'RNG', rate: '0.80' },
        { gameType: 'LIVE', rate: '0.60' },
      ],
    });
  },
});

export const NoMoreLinks = meta.story({
  args: { links: ready({ list: [sampleLink()], totalPages: 1, left: 0 }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentRegister:tabs.links') }));
    await expect(await canvas.findByRole('button', { name: t('agentRegister:newLink') })).toBeDisabled();
  },
});

/** An agent whom the operator has given none of the rights. */
export const WithoutRights = meta.story({
  args: { rights: ready({ kinds: [], links: false, own: [], start: {} }) },
  play: async ({ canvas, sandbox }) => {
    const title = translatorOf(sandbox)('agentRegister:closed');
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { rights: loading } });

export const Failed = meta.story({
  args: { rights: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
});

const Connected = () => <RegistrationScreen {...useRegistrationScreen()} />;

/** Opens an account on the sandbox platform. */
export const AsAgent = meta.story({
  parameters: { sandbox: { path: '/rng?agent=registerCenter' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = await canvas.findByRole('textbox', { name: (name) => name.startsWith(t('firstPassword:username')) });
    await userEvent.type(field, 'Teamnew1{Enter}');
    const title = t('agentRegister:opened', { account: 'teamnew1' });
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
});

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
