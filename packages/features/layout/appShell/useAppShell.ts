import { vendorPath } from '#core/catalogue/categories.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { toVendorView } from '#core/catalogue/vendorView.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote } from '#core/data/remote.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useBalance, useMember } from '#core/session/member.ts';
import { brandIn } from '#core/site/brand.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useFlags, useSite, useWhitelabel } from '#core/site/site.ts';
import { chooseTheme, useTheme } from '#core/site/theme.ts';
import { useOffline } from '#core/time/useOffline.ts';
import type { Brand } from '#ui/theme/brand.ts';
import type { AppShellMember, AppShellProps } from './appShell.types.ts';
import { hasOwnPrime } from './navigation.model.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

export interface AppShellOptions {
  readonly brand: Brand;
  readonly onLogIn: () => void;
  readonly onSignUp: () => void;
  readonly onSearch: () => void;
  readonly onSignOut: () => void;
  readonly onLiveChat?: (() => void) | undefined;
}

/** Props of the app shell, connected to the platform. */
export function useAppShell({
  brand,
  onLogIn,
  onSignUp,
  onSearch,
  onSignOut,
  onLiveChat,
}: AppShellOptions): AppShellProps {
  const { clock, has } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const site = useSite();
  const { FREEPLAY3: freePlay } = useFlags();
  const categories = useCategories();
  const imageUrl = useImageUrl();
  const here = pathname + search;
  const { role, member } = useAppShellMember(onSignOut, here);
  const since = useOffline();
  return {
    brand: brandIn(language, brand),
    role,
    member,
    categories: mapRemote(categories, (all) =>
      all.map(({ type, name, vendors }) => ({
        type,
        name,
        href: paths.category(type),
        vendors: vendors.map((card) => toVendorView(card, imageUrl, vendorPath(type, card.vassalage), clock.now())),
      })),
    ),
    navigation: chooseBlocks('navigation', site.status === 'ready' ? site.value.layout : {}).filter((block) =>
      has(block),
    ),
    onLiveChat,
    offlineSince: since === null ? null : formatTime(since, language),
    pathname,
    onLanguage: useChooseLanguage(),
    theme: useTheme(),
    onTheme: chooseTheme,
    onLogIn,
    onSignUp: has('register') ? onSignUp : undefined,
    practiceHref: freePlay && role === 'visitor' ? paths.tryGame(here) : null,
    betsHref:
      (role === 'member' || role === 'agent') && has('personalHistoryCopy')
        ? paths.memberCentre(here, 'personalHistoryCopy')
        : null,
    ownPrime: hasOwnPrime(pathname, search),
    onSearch,
  };
}

function useAppShellMember(onSignOut: () => void, here: string): Pick<AppShellProps, 'role' | 'member'> {
  const { role, info } = useMember();
  const [balance, refreshBalance] = useBalance();
  const whitelabel = useWhitelabel();
  if (role === 'visitor') return { role, member: null };
  const member: AppShellMember = {
    nickname: info.status === 'ready' ? info.value.nickname || info.value.account : '',
    balance,
    onRefreshBalance: refreshBalance,
    whitelabel,
    here,
    onSignOut,
  };
  return { role, member };
}
