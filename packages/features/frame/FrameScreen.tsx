import { type ReactNode, Suspense } from 'react';
import type { Amount, GameType, OfferedLanguage } from '#api/primitives.ts';
import type { LayoutBlock } from '#api/system.ts';
import type { BrandMarkProps } from '../shared/BrandMark.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { lazyPart } from '../shared/lazyPart.tsx';
import type { Remote } from '../shared/remote.ts';
import type { Role } from '../shared/role.ts';
import type { ThemeMode } from '../shared/theme.ts';
import type { VendorView } from '../shared/vendorView.ts';
import { column, main, page, skip } from './FrameScreen.css.ts';
import type { AccountEntry } from './navigation.model.ts';
import { BottomBar } from './parts/BottomBar.tsx';
import { MainNavigation } from './parts/MainNavigation.tsx';
import { OfflineBanner } from './parts/OfflineBanner.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { UtilityRow } from './parts/UtilityRow.tsx';
import { useSheets } from './useSheets.ts';

const NavigationSheet = lazyPart(() => import('./parts/NavigationSheet.tsx').then((part) => part.NavigationSheet));

/** A category of the navigation with its vendors (NAV-04). */
export interface NavCategory {
  readonly type: GameType;
  readonly href: string;
  readonly vendors: readonly VendorView[];
}

/** Who is signed in, as the header shows it. */
export interface FrameMember {
  /** '' until member info is here. */
  readonly nickname: string;
  readonly balance: Remote<Amount>;
  readonly onRefreshBalance: () => Promise<void>;
  readonly menu: readonly { readonly entry: AccountEntry; readonly href?: string; readonly onSelect?: () => void }[];
}

export interface FrameScreenProps {
  readonly brand: BrandMarkProps['brand'];
  readonly role: Role;
  readonly member: FrameMember | null;
  readonly categories: Remote<readonly NavCategory[]>;
  /** NAV-04: what the navigation holds, in the operator's order. */
  readonly navigation: readonly LayoutBlock<'navigation'>[];
  /** Where money comes in (NAV-03d); absent while the site has no place for it. */
  readonly depositHref?: string;
  /** Opens the chat room; absent where nobody would answer. */
  readonly onLiveChat?: () => void;
  /** The browser has no connection. */
  readonly offline: boolean;
  /** The pathname of the page in view. */
  readonly pathname: string;
  readonly currencySymbol: string;
  /** ms since 1970 by the platform's clock; called at each tick. */
  readonly now: () => number;
  readonly language: OfferedLanguage;
  readonly onLanguage: (language: OfferedLanguage) => void;
  readonly theme: ThemeMode;
  readonly onTheme: (theme: ThemeMode) => void;
  readonly onLogIn: () => void;
  /** Opens the search over everything. */
  readonly onSearch: () => void;
  /** The login form of the top bar (NAV-03a): shown where there is room, instead of a button. */
  readonly loginBar?: ReactNode;
  /** Between header and page: banners and notices. */
  readonly top?: ReactNode;
  readonly footer?: ReactNode;
  /** Beside the page on wide screens, in one button on narrow ones. */
  readonly sides?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** Everything around a page: clock, language, theme, account, navigation; on phones a short bar above and one below. */
export function FrameScreen(props: FrameScreenProps) {
  const { t } = useTranslation('frame');
  const sheets = useSheets();
  return (
    <div className={page}>
      <a href="#content" className={skip}>
        {t('skip')}
      </a>
      <header>
        <UtilityRow {...props} />
        <TopBar {...props} sheets={sheets} />
        <MainNavigation {...props} />
        <OfflineBanner offline={props.offline} />
      </header>
      <main id="content" tabIndex={-1} className={main}>
        <div className={column}>
          {props.top}
          {props.children}
        </div>
      </main>
      {props.footer}
      {props.sides}
      <BottomBar {...props} sheets={sheets} />
      {sheets.shown !== null && (
        <Suspense fallback={null}>
          <NavigationSheet {...props} {...sheets.shown} onClose={sheets.close} />
        </Suspense>
      )}
    </div>
  );
}
