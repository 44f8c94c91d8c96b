import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Amount, GameType, OfferedLanguage } from '#api/primitives.ts';
import type { BrandMarkProps } from '../shared/BrandMark.tsx';
import type { Remote } from '../shared/remote.ts';
import type { Role } from '../shared/role.ts';
import type { ThemeMode } from '../shared/theme.ts';
import type { VendorView } from '../shared/vendorView.ts';
import { column, main, page, skip } from './FrameScreen.css.ts';
import type { AccountEntry } from './navigation.model.ts';
import { BottomBar } from './parts/BottomBar.tsx';
import { MainNavigation } from './parts/MainNavigation.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { UtilityRow } from './parts/UtilityRow.tsx';

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
  /** The login form of the top bar (NAV-03a): shown where there is room, instead of a button. */
  readonly loginBar?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** Everything around a page: clock, language, theme, account, navigation; on phones a short bar above and one below. */
export function FrameScreen(props: FrameScreenProps) {
  const { t } = useTranslation('frame');
  return (
    <div className={page}>
      <a href="#content" className={skip}>
        {t('skip')}
      </a>
      <header>
        <UtilityRow {...props} />
        <TopBar {...props} />
        <MainNavigation {...props} />
      </header>
      <main id="content" tabIndex={-1} className={main}>
        <div className={column}>{props.children}</div>
      </main>
      <BottomBar {...props} />
    </div>
  );
}
