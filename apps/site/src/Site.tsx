import { type ReactNode, Suspense, useCallback } from 'react';
import { ErrorBoundary } from '#core/components/ErrorBoundary.tsx';
import { type Platform, PlatformProvider } from '#core/data/platform.tsx';
import { MoneyFormatProvider } from '#core/format/moneyFormat.tsx';
import { I18nProvider, useTranslation } from '#core/i18n/useTranslation.tsx';
import { BrowserRouter } from '#core/routing/BrowserRouter.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useNavigate } from '#core/routing/router.ts';
import { RouterLinks } from '#core/routing/RouterLinks.tsx';
import { routeOf } from '#core/routing/routes.ts';
import { BrandContext } from '#core/site/brand.ts';
import { PageSlotsContext } from '#core/site/pageSlots.ts';
import { LinkProvider } from '#ui/Link/LinkProvider.tsx';
import type { Brand } from '#ui/theme/brand.ts';
import { ToastProvider } from '#ui/Toast/ToastProvider.tsx';
import { pageSlots } from './pageSlots.tsx';
import { RootScreen } from './RootScreen.tsx';
import { preloadPage } from './screens.tsx';
import { useNodeGuard } from './useNodeGuard.ts';

const CrashScreen = lazyComponent(() =>
  import('#features/layout/system/CrashScreen.tsx').then((part) => part.CrashScreen),
);

/** Loads the page of a link as soon as the pointer or the focus enters it. */
const onApproach = (pathname: string): void => void preloadPage(pathname);
const isPage = (pathname: string): boolean => routeOf(pathname) !== null;

export interface SiteProps {
  readonly brand: Brand;
  readonly platform: Platform;
}

/** The site in the browser. */
export function Site(props: SiteProps) {
  useNodeGuard();
  return (
    <BrowserRouter>
      <Providers {...props}>
        <RootScreen />
      </Providers>
    </BrowserRouter>
  );
}

/** Rendered when the site crashed. If the crash screen does not load either, the boundary's error state remains. */
const crashed = (): ReactNode => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <CrashScreen onReload={() => location.reload()} />
    </Suspense>
  </ErrorBoundary>
);

/** The providers that screens need. Must be inside a router. */
export function Providers({ brand, platform, children }: SiteProps & { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback(
    (path: string): boolean => {
      const known = isPage(new URL(path, platform.origin).pathname);
      if (known) void navigate(path);
      return known;
    },
    [navigate, platform.origin],
  );
  return (
    <I18nProvider i18n={platform.language.i18n}>
      <BrandContext value={brand}>
        <LinkProvider follow={follow}>
          <RouterLinks isPage={isPage} onApproach={onApproach}>
            <ErrorBoundary fallback={crashed}>
              <PlatformProvider platform={platform}>
                <PageSlotsContext value={pageSlots}>
                  <MoneyFormatProvider>
                    <Messages>{children}</Messages>
                  </MoneyFormatProvider>
                </PageSlotsContext>
              </PlatformProvider>
            </ErrorBoundary>
          </RouterLinks>
        </LinkProvider>
      </BrandContext>
    </I18nProvider>
  );
}

function Messages({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('close')}>
      {children}
    </ToastProvider>
  );
}
