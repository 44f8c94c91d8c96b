import { useLocation } from 'react-router-dom';
import { memberLanguageUpdate } from '#api/member.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { vendorPath } from '../shared/categories.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { useImageAddress } from '../shared/images.ts';
import { chooseBlocks } from '../shared/layout.ts';
import { useBalance, useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { mapRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { chooseTheme, useTheme } from '../shared/theme.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useOffline } from '../shared/useOffline.ts';
import { toVendorView } from '../shared/vendorView.ts';
import type { FrameMember, FrameScreenProps } from './FrameScreen.tsx';
import { type AccountEntry, accountEntries, accountMenuOf } from './navigation.model.ts';

export interface FrameActions {
  readonly brand: Brand;
  readonly onLogIn: () => void;
  readonly onSearch: () => void;
  readonly onSignOut: () => void;
  readonly onLiveChat?: (() => void) | undefined;
  /** Panels of the player that the site has a place for (NAV-03d, NAV-05); what is not named is not offered. */
  readonly panels?: { readonly [Entry in AccountEntry | 'deposit']?: string | undefined };
}

/** The player's own games, which every site has a page for. */
const ownGames: Partial<Record<AccountEntry, string>> = {
  favourites: `${paths.hall('rng')}?list=fav`,
  recent: `${paths.hall('rng')}?list=recent`,
};

export function useFrameScreen({
  brand,
  onLogIn,
  onSearch,
  onSignOut,
  onLiveChat,
  panels: { deposit, ...panels } = {},
}: FrameActions): Omit<FrameScreenProps, 'children' | 'loginBar' | 'top' | 'footer' | 'sides'> {
  const { clock } = usePlatform();
  const { pathname } = useLocation();
  const language = useLanguage();
  const site = useSite();
  const categories = useCategories();
  const imageAddress = useImageAddress();
  const { role, member } = useFrameMember(onSignOut, { ...ownGames, ...panels });
  const offline = useOffline();
  return {
    brand: { name: brand.name[language === 'TH' ? 'th' : 'en'], mark: brand.mark },
    role,
    member,
    categories: mapRemote(categories, (all) =>
      all.map(({ type, vendors }) => ({
        type,
        href: paths.category(type),
        vendors: vendors.map((card) => toVendorView(card, imageAddress, vendorPath(type, card.vassalage), clock.now())),
      })),
    ),
    navigation: chooseBlocks('navigation', site.status === 'ready' ? site.value.layout : {}),
    ...(deposit !== undefined && role !== 'visitor' && role !== 'trial' && { depositHref: deposit }),
    ...(onLiveChat && { onLiveChat }),
    offline,
    pathname,
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    now: clock.now,
    language,
    onLanguage: useChooseLanguage(),
    theme: useTheme(),
    onTheme: chooseTheme,
    onLogIn,
    onSearch,
  };
}

function useFrameMember(
  onSignOut: () => void,
  entryPaths: { readonly [Entry in AccountEntry]?: string | undefined },
): Pick<FrameScreenProps, 'role' | 'member'> {
  const { role, info } = useMember();
  const [balance, refreshBalance] = useBalance();
  if (role === 'visitor') return { role, member: null };
  const available = accountEntries.filter((entry) => entry === 'signOut' || entryPaths[entry] !== undefined);
  const member: FrameMember = {
    nickname: info.status === 'ready' ? info.value.nickname || info.value.account : '',
    balance,
    onRefreshBalance: refreshBalance,
    menu: accountMenuOf(role, available).map((entry) => {
      const href = entryPaths[entry];
      return href === undefined ? { entry, onSelect: onSignOut } : { entry, href };
    }),
  };
  return { role, member };
}

/** Changes the words at once and tells the server; that it does not hear of it is no reason to keep the old language. */
function useChooseLanguage(): (language: OfferedLanguage) => void {
  const { language: store, client } = usePlatform();
  const toast = useToast();
  const { t } = useTranslation('frame');
  return (language) => {
    store.choose(language).then(
      () => client.call(memberLanguageUpdate, { language }),
      () => toast.show({ tone: 'negative', text: t('languageFailed') }),
    );
  };
}
