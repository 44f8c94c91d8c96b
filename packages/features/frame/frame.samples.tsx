import { fn } from 'storybook/test';
import { gameTypes } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brands } from '#themes/brands.ts';
import { Text } from '#ui/Text/Text.tsx';
import { vendorPath } from '../shared/categories.ts';
import { vendorMarkPath } from '../shared/images.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import type { FrameMember, FrameScreenProps } from './FrameScreen.tsx';
import { accountMenuOf } from './navigation.model.ts';

/** A moment that does not pass, so that every picture of a story is the same. */
export const storyTime = Date.UTC(2026, 10, 21, 13, 30, 5);

export const sampleMember = (): FrameMember => ({
  nickname: 'พลอย',
  balance: ready('10000.00', false, storyTime),
  onRefreshBalance: fn(async () => {}),
  menu: accountMenuOf('member', ['favourites', 'recent', 'signOut']).map((entry) =>
    entry === 'signOut' ? { entry, onSelect: fn() } : { entry, href: `${paths.hall('rng')}?list=${entry}` },
  ),
});

/** For stories: a frame around a word, from the story's own world. */
export function sampleFrame(
  { world }: SandboxContext,
  globals: { language?: unknown; theme?: unknown; brand?: unknown },
): FrameScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const brand = brands.find(({ id }) => id === globals.brand) ?? brands[0];
  return {
    brand: { name: brand.name[language], mark: brand.mark },
    role: 'visitor',
    member: null,
    categories: ready(
      gameTypes.flatMap((type) => {
        const vendors = world.catalogue.vendors.filter(({ gameType }) => gameType === type);
        return vendors.length === 0
          ? []
          : [
              {
                type,
                href: paths.category(type),
                vendors: vendors.map(({ vassalage, name, isHot }) => ({
                  vassalage,
                  name: name[language],
                  mark: vendorMarkPath(vassalage),
                  hot: isHot,
                  resting: world.settings.vendorsInMaintenance.includes(vassalage),
                  href: vendorPath(type, vassalage),
                })),
              },
            ];
      }),
    ),
    navigation: layoutBlocks.navigation,
    onLiveChat: fn(),
    offline: false,
    pathname: '/',
    currencySymbol: '฿',
    now: () => storyTime,
    language: language === 'en' ? 'EN' : 'TH',
    onLanguage: fn(),
    theme: globals.theme === 'dark' ? 'dark' : 'light',
    onTheme: fn(),
    onLogIn: fn(),
    onSearch: fn(),
    children: <Text>{brand.name[language]}</Text>,
  };
}
