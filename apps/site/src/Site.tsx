import { type ReactNode, Suspense, useCallback } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { I18nProvider, useTranslation } from '#features/shared/i18n/useTranslation.tsx';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { routeOf } from '#features/shared/navigation.ts';
import { type Platform, PlatformProvider } from '#features/shared/platform.tsx';
import { ErrorBoundary } from '#features/system/ErrorBoundary.tsx';
import { LinkProvider } from '#ui/Link/LinkProvider.tsx';
import type { Brand } from '#ui/theme/brand.ts';
import { ToastProvider } from '#ui/Toast/ToastProvider.tsx';
import { BrandContext } from './brand.ts';
import { RootScreen } from './RootScreen.tsx';
import { RouterLink } from './RouterLink.tsx';

const CrashScreen = lazyPart(() => import('#features/system/CrashScreen.tsx').then((part) => part.CrashScreen));

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

/** The screen for it comes when it is needed; if even that does not come, a line and a button have to do. */
const crashed = (): ReactNode => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <CrashScreen onReload={() => location.reload()} />
    </Suspense>
  </ErrorBoundary>
);

/** What every screen stands on, below a router. */
export function Providers({ brand, platform, children }: SiteProps & { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback(
    (path: string): boolean => {
      const known = routeOf(new URL(path, location.origin).pathname) !== null;
      if (known) void navigate(path);
      return known;
    },
    [navigate],
  );
  return (
    <I18nProvider i18n={platform.language.i18n}>
      <BrandContext value={brand}>
        <LinkProvider component={RouterLink} follow={follow}>
          <ErrorBoundary fallback={crashed}>
            <PlatformProvider platform={platform}>
              <Messages>{children}</Messages>
            </PlatformProvider>
          </ErrorBoundary>
        </LinkProvider>
      </BrandContext>
    </I18nProvider>
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
