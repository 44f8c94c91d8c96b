import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { memberAvatar } from '#api/member.ts';
import { loading, ready } from '#core/data/remote.ts';
import { avatarPath } from '#demo/art/images.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { ChangePicture } from './ChangePicture.tsx';
import type { PictureDialogProps } from './picture.types.ts';
import { PictureDialog } from './PictureDialog.tsx';

const options = Array.from({ length: 12 }, (_, index) => ({ id: String(index + 1), src: avatarPath(index + 1) }));
const offline = { kind: 'network', outcomeUnknown: false } as const;

const meta = preview.type<{ args: Partial<PictureDialogProps> }>().meta({
  title: 'Screens/Member centre/Picture',
  render: (args) => (
    <PictureDialog open options={ready(options)} chosen="3" onChoose={async () => null} onClose={fn()} {...args} />
  ),
});

export const Ready = meta.story({});
export const Loading = meta.story({ args: { options: loading } });
export const Empty = meta.story({ args: { options: ready([]), chosen: null } });
export const Failed = meta.story({ args: { options: { status: 'failed', error: offline, retry: fn() } } });

/** A picture that may not be loaded leaves an initial; the smallest phone. */
export const WithoutPictures = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { options: ready(options.map(({ id }) => ({ id, src: null }))) },
});

/** The choice stays in the dialog when it could not be saved. */
export const NotSaved = meta.story({
  args: { onChoose: async () => offline },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('privacy:picture.title') }));
    const wanted = dialog.getByRole('radio', { name: t('privacy:picture.option', { number: 5 }) });
    await userEvent.click(wanted);
    await userEvent.click(dialog.getByRole('button', { name: t('privacy:picture.save') }));
    await expect(await dialog.findByText(t('privacy:picture.notSaved'), { exact: false })).toBeInTheDocument();
    await expect(wanted).toBeChecked();
  },
});

export const OnThePlatform = meta.story({
  parameters: { sandbox: { persona: 'member' } },
  render: () => <ChangePicture />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('privacy:picture.change') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('privacy:picture.title') }));
    await userEvent.click(await dialog.findByRole('radio', { name: t('privacy:picture.option', { number: 7 }) }));
    await userEvent.click(dialog.getByRole('button', { name: t('privacy:picture.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const avatar = await sandbox.platform.client.call(memberAvatar, {});
    await expect(avatar.ok && avatar.value.url).toBe(avatarPath(7));
  },
});
