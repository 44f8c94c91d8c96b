import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { type Platform, PlatformProvider } from '#features/shared/platform.tsx';

/** What the site puts around a screen, with a router that stays inside the story. */
export function Surroundings({ platform, path, children }: { platform: Platform; path: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <I18nextProvider i18n={platform.language.i18n}>
        <PlatformProvider platform={platform}>{children}</PlatformProvider>
      </I18nextProvider>
    </MemoryRouter>
  );
}
