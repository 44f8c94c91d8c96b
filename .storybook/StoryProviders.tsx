import { type ReactNode, useMemo } from 'react';
import { type Platform, PlatformProvider } from '#core/data/platform.tsx';
import { MoneyFormatContext } from '#core/format/moneyFormat.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { I18nProvider, useTranslation } from '#core/i18n/useTranslation.tsx';
import { MemoryRouter } from '#core/routing/router.ts';
import { RouterLinks } from '#core/routing/RouterLinks.tsx';
import { ToastProvider } from '#ui/Toast/ToastProvider.tsx';

interface StoryProvidersProps {
  platform: Platform;
  /** Known without a call, so that amounts are complete in the first frame. */
  currencySymbol: string;
  /** The address the story is at. */
  path: string;
  children: ReactNode;
}

/** What the site puts around a screen, with a router that stays inside the story: a pressed link leads nowhere else. */
export function StoryProviders({ platform, currencySymbol, path, children }: StoryProvidersProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <I18nProvider i18n={platform.language.i18n}>
        <RouterLinks>
          <PlatformProvider platform={platform}>
            <StoryMoneyFormat currencySymbol={currencySymbol}>
              <Messages>{children}</Messages>
            </StoryMoneyFormat>
          </PlatformProvider>
        </RouterLinks>
      </I18nProvider>
    </MemoryRouter>
  );
}

function StoryMoneyFormat({ currencySymbol, children }: { currencySymbol: string; children: ReactNode }) {
  const language = useLanguage();
  const format = useMemo(() => ({ currencySymbol, language }), [currencySymbol, language]);
  return <MoneyFormatContext value={format}>{children}</MoneyFormatContext>;
}

function Messages({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('close')}>
      {children}
    </ToastProvider>
  );
}
