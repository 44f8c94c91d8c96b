import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { PasskeyOffer } from './PasskeyOffer.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Passkey offer',
  component: PasskeyOffer,
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member', path: '/' } },
  beforeEach() {
    localStorage.clear();
    spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(true);
  },
});

/** In the place of the messages, where it covers no page; one tap declines. */
export const Offered = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(screen.getByText(t('passkeyOffer:text'))).toBeVisible());
    await expect(screen.getByRole('button', { name: t('passkeyOffer:create') })).toBeVisible();
    await expect(screen.getByRole('button', { name: t('common:close') })).toBeVisible();
  },
});
/** At 320 px, with the text twice as large. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(screen.getByRole('button', { name: t('passkeyOffer:create') })).toBeVisible());
  },
});
export const Declined = meta.story({
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(screen.getByText(t('passkeyOffer:text'))).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(screen.queryByText(t('passkeyOffer:text'))).toBeNull());
  },
});
/** One tap leads to the dialog that adds one. */
export const Accepted = meta.story({
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(screen.getByRole('button', { name: t('passkeyOffer:create') })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: t('passkeyOffer:create') }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('passkeys:add.title') })).toBeVisible());
  },
});
