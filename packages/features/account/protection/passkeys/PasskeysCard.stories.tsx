import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type OperationRefusalCode, fail, ok } from '#api/errors.ts';
import type { PasskeyQuestion, PasskeysValue, PasskeyValue } from '#api/passkeys.ts';
import { loading, ready } from '#core/data/remote.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { sampleCredential } from '#core/stepUp/stepUp.samples.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { PasskeysCardProps } from './passkeys.types.ts';
import { PasskeysCard } from './PasskeysCard.tsx';

const refused = (code: OperationRefusalCode) => fail({ kind: 'refused', code, message: '', detail: {} } as const);

/** 2026-11-21, noon in Bangkok. */
const noon = '2026-11-21T05:00:00Z';
const question: PasskeyQuestion = { ticket: 'ticket', publicKey: { challenge: 'AAAA' }, expiresAt: noon };
const created = practiceKey({ id: 'new' }).create({ challenge: 'AAAA' }, 'https://site.example');

const phone: PasskeyValue = {
  ...{ id: 'phone', name: 'iPhone · Safari', synced: true, suspended: false, moneyFrom: null },
  createdAt: '2026-09-03T03:20:00Z',
  lastUsedAt: noon,
};
const computer: PasskeyValue = { ...phone, id: 'computer', name: 'Windows · Edge', synced: false, lastUsedAt: null };
const value = (list: PasskeyValue[], most = 10): PasskeysValue => ({
  list,
  most,
  rpId: 'site.example',
  userId: 'AAAA',
});

const meta = preview.type<{ args: Partial<PasskeysCardProps> }>().meta({
  title: 'Screens/Member centre/Passkeys',
  render: (args) => (
    <PasskeysCard
      passkeys={ready(value([computer, phone]))}
      here="ready"
      mainSite="https://site.example"
      deviceName="Android · Chrome"
      credential={sampleCredential()}
      onBegin={async () => ok(question)}
      onCreate={async () => ok(created)}
      onAdd={fn(async () => ok(null))}
      onRename={fn(async () => ok(null))}
      onRemove={fn(async () => ok(null))}
      {...args}
    />
  ),
});

type Queries = ReturnType<typeof within>;
/** The input of a label; the mark of a required field follows the label. */
const inputOf = (part: Queries, label: string): Promise<HTMLElement> =>
  part.findByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });

/** Proves who the player is, and arrives at the name of the new key. */
async function openAdding(canvas: Queries, t: Translate): Promise<Queries> {
  await userEvent.click(canvas.getByRole('button', { name: t('passkeys:add.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('passkeys:add.title') }));
  await userEvent.type(await inputOf(dialog, t('stepUp:labels.loginPassword')), 'Kinnari88{Enter}');
  await inputOf(dialog, t('passkeys:name'));
  return dialog;
}

const create = fn<PasskeysCardProps['onCreate']>();
const add = fn<PasskeysCardProps['onAdd']>();
/** A prompt that was dismissed loses nothing; an answer that came too late begins anew. */
export const None = meta.story({
  args: { passkeys: ready(value([])), onCreate: create, onAdd: add },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    create.mockReset().mockResolvedValueOnce(fail('dismissed')).mockResolvedValue(ok(created));
    add.mockReset().mockResolvedValueOnce(refused('passkey_expired')).mockResolvedValue(ok(null));
    const dialog = await openAdding(canvas, t);
    const name = await inputOf(dialog, t('passkeys:name'));
    await expect(name).toHaveValue('Android · Chrome');
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    await dialog.findByText(t('passkeys:problems.empty'));
    await expect(create).not.toHaveBeenCalled();
    await userEvent.type(name, 'My phone{Enter}');
    await dialog.findByText(t('passkeys:browser.dismissed'));
    await expect(add).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('passkeys:add.submit') }));
    await dialog.findByText(t('passkeys:refused.passkey_expired'));
    await expect(add).toHaveBeenLastCalledWith('ticket', created, 'My phone');
    await userEvent.click(dialog.getByRole('button', { name: t('passkeys:add.again') }));
    await inputOf(dialog, t('stepUp:labels.loginPassword'));
  },
});

const rename = fn<PasskeysCardProps['onRename']>();
const remove = fn<PasskeysCardProps['onRemove']>();
/** A name is changed in place. Removing asks who the player is, and the last way in stays. */
export const Two = meta.story({
  args: { onRename: rename, onRemove: remove },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    rename.mockReset().mockResolvedValue(ok(null));
    remove.mockReset().mockResolvedValueOnce(refused('last_way_in')).mockResolvedValue(ok(null));
    const [first] = within(canvas.getByRole('list', { name: t('passkeys:list') })).getAllByRole('listitem');
    if (first === undefined) throw new Error('no passkey');
    const entry = within(first);
    await userEvent.click(entry.getByRole('button', { name: `${t('passkeys:rename.open')} ${computer.name}` }));
    const name = await inputOf(entry, t('passkeys:name'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Office{Enter}');
    await waitFor(() => expect(entry.queryByRole('textbox')).toBeNull());
    await expect(rename).toHaveBeenLastCalledWith('computer', 'Office');

    await userEvent.click(entry.getByRole('button', { name: `${t('passkeys:remove.open')} ${computer.name}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(await inputOf(dialog, t('stepUp:labels.loginPassword')), 'Kinnari88');
    await userEvent.click(dialog.getByRole('button', { name: t('passkeys:remove.submit') }));
    await dialog.findByText(t('passkeys:refused.last_way_in'));
    await userEvent.click(dialog.getByRole('button', { name: t('passkeys:remove.submit') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(remove).toHaveBeenLastCalledWith('computer', { loginPassword: 'Kinnari88' });
  },
});

export const Suspended = meta.story({ args: { passkeys: ready(value([{ ...phone, suspended: true }])) } });
export const AsManyAsPossible = meta.story({ args: { passkeys: ready(value([computer, phone], 2)) } });
/** Over http there is no passkey: the page says what to do, and offers nothing that would fail. */
export const WithoutHttps = meta.story({ args: { passkeys: ready(value([phone])), here: 'noSecureContext' } });
/** The keys of the site belong to its main host, and this browser uses them there alone. */
export const AtAnotherHost = meta.story({
  args: { passkeys: ready(value([phone])), here: 'otherHost' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const link = canvas.getByRole('link', { name: t('passkeys:mainSite', { host: 'site.example' }) });
    await expect(link).toHaveAttribute('href', 'https://site.example');
    await expect(canvas.queryByRole('button', { name: t('passkeys:add.open') })).toBeNull();
  },
});
export const OldBrowser = meta.story({ args: { passkeys: ready(value([])), here: 'unsupported' } });
export const Loading = meta.story({ args: { passkeys: loading } });
export const Failed = meta.story({
  args: { passkeys: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});
