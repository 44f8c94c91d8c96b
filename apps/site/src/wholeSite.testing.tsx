import { expect, screen, waitFor } from 'storybook/test';
import { localStore } from '#core/data/storage.ts';
import { BrandContext } from '#core/site/brand.ts';
import { PageSlotsContext } from '#core/site/pageSlots.ts';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { brandNamed } from '#themes/brands.ts';
import { pageSlots } from './pageSlots.tsx';
import { RootScreen } from './RootScreen.tsx';

/** The whole site, as `Site` renders it inside the router and the platform. */
export const WholeSite = ({ brand }: { brand?: unknown }) => (
  <BrandContext value={brandNamed(brand)}>
    <PageSlotsContext value={pageSlots}>
      <RootScreen />
    </PageSlotsContext>
  </BrandContext>
);

/** Hides the news and the rains, which open by themselves. They have tests of their own. */
export const hideNews = (): void => {
  localStore.set('newsHiddenThrough', '9999-12-31');
  localStore.set('rainShown', String(Number.MAX_SAFE_INTEGER));
};

/** Waits until the page, or the dialog over it, names itself and nothing of it loads or has failed. */
export async function isWhole({ sandbox }: { readonly sandbox: SandboxContext }): Promise<void> {
  const t = translatorOf(sandbox);
  await waitFor(async () => {
    const place = screen.queryByRole('dialog') ?? screen.getByRole('main');
    await expect(place.querySelector('h1, h2')).toBeVisible();
    await expect(place.textContent).not.toContain(t('common:loading'));
    await expect(place.textContent).not.toContain(t('common:retry'));
  });
}
