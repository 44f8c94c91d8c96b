import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { type Platform, PlatformProvider } from '#features/shared/platform.tsx';
import { CrashScreen } from '#features/system/CrashScreen.tsx';
import { ErrorBoundary } from '#features/system/ErrorBoundary.tsx';
import { LinkProvider } from '#ui/Link/LinkProvider.tsx';
import type { Brand } from '#ui/theme/brand.ts';
import { ToastProvider } from '#ui/Toast/ToastProvider.tsx';
import { BrandContext } from './brand.ts';
import { RootScreen } from './RootScreen.tsx';
import { RouterLink } from './RouterLink.tsx';

export interface SiteProps {
  readonly brand: Brand;
  readonly platform: Platform;
}

/** The site in the browser. */
export function Site(props: SiteProps) {
  return (
    <BrowserRouter>
      <Providers {...props}>
        <RootScreen />
      </Providers>
    </BrowserRouter>
  );
}

/** What every screen stands on, below a router. */
export function Providers({ brand, platform, children }: SiteProps & { children: ReactNode }) {
  return (
    <I18nextProvider i18n={platform.language.i18n}>
      <BrandContext value={brand}>
        <LinkProvider component={RouterLink}>
          <ErrorBoundary fallback={() => <CrashScreen scope="page" onReload={() => location.reload()} />}>
            <PlatformProvider platform={platform}>
              <Messages>{children}</Messages>
            </PlatformProvider>
          </ErrorBoundary>
        </LinkProvider>
      </BrandContext>
    </I18nextProvider>
  );
}

function Messages({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shared');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('close')}>
      {children}
    </ToastProvider>
  );
}
