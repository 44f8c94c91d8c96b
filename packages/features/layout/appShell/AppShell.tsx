import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { column, documentPage, main, page, skip, top } from './AppShell.css.ts';
import type { AppShellProps, AppShellSlots } from './appShell.types.ts';
import { BottomBar } from './parts/BottomBar.tsx';
import { MainNavigation } from './parts/MainNavigation.tsx';
import { OfflineBanner } from './parts/OfflineBanner.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { UtilityRow } from './parts/UtilityRow.tsx';
import { useSheets } from './useSheets.ts';

const NavigationSheet = lazyComponent(() => import('./parts/NavigationSheet.tsx').then((part) => part.NavigationSheet));

/** The shell around every page: header with clock, settings, account and navigation; on phones a bottom bar as well. */
export function AppShell(props: AppShellProps & AppShellSlots) {
  const { t } = useTranslation('appShell');
  const sheets = useSheets();
  return (
    <div className={useHydrated() ? page : documentPage}>
      <a href="#content" className={skip}>
        {t('common:skip')}
      </a>
      <div className={top}>
        <header>
          <UtilityRow {...props} />
          <TopBar {...props} sheets={sheets} />
          {props.role !== 'assistant' && <MainNavigation {...props} />}
          <OfflineBanner since={props.offlineSince} />
        </header>
        {props.sidebar}
      </div>
      <main id="content" tabIndex={-1} className={main}>
        <div className={column}>
          {props.top}
          {props.children}
        </div>
      </main>
      {props.footer}
      <BottomBar {...props} sheets={sheets} />
      {sheets.shown !== null && (
        <LazyDialogSection open={sheets.shown.open} onClose={sheets.close}>
          <NavigationSheet {...props} {...sheets.shown} onOpen={sheets.open} onClose={sheets.close} />
        </LazyDialogSection>
      )}
    </div>
  );
}
