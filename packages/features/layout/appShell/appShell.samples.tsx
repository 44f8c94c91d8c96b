import { fn } from 'storybook/test';
import { gameTypes } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import { vendorPath } from '#core/catalogue/categories.ts';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { codeOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brandNamed } from '#themes/brands.ts';
import { Text } from '#ui/Text/Text.tsx';
import type { AppShellMember, AppShellProps, AppShellSlots } from './appShell.types.ts';

/** A fixed time, so that screenshots do not change. */
export const storyTime = Date.UTC(2026, 10, 21, 13, 30, 5);

/** A signed-in member with a balance of ฿10,000.00. */
export const sampleMember = (): AppShellMember => ({
  nickname: 'พลอย',
  balance: ready('10000.00', false, storyTime),
  onRefreshBalance: fn(async () => {}),
  whitelabel: [],
  here: '/',
  onSignOut: fn(),
});

/** Story props of a signed-in member, in place of those of a visitor. */
export const asMember = (member: Partial<AppShellMember> = {}) =>
  ({
    role: 'member',
    member: { ...sampleMember(), ...member },
    betsHref: paths.memberCentre('/', 'personalHistoryCopy'),
  }) as const;

/** Story props: the shell around a line of text, from the story's sandbox. */
export function sampleAppShell(
  sandbox: SandboxContext,
  globals: { language?: unknown; theme?: unknown; brand?: unknown },
): AppShellProps & AppShellSlots {
  const language = codeOf(globals);
  const brand = brandNamed(globals.brand);
  return {
    brand: { name: brand.name[language], mark: brand.mark },
    role: 'visitor',
    member: null,
    categories: ready(
      gameTypes.flatMap((type) => {
        const vendors = sandbox.catalogue.vendors.filter(({ gameType }) => gameType === type);
        return vendors.length === 0
          ? []
          : [
              {
                type,
                name: null,
                href: paths.category(type),
                vendors: vendors.map(({ vassalage, name, isHot }) => ({
                  vassalage,
                  name: name[language],
                  mark: vendorMarkPath(vassalage),
                  hot: isHot,
                  inMaintenance: sandbox.settings.vendorsInMaintenance.includes(vassalage),
                  href: vendorPath(type, vassalage),
                })),
              },
            ];
      }),
    ),
    navigation: layoutBlocks.navigation,
    onLiveChat: fn(),
    offlineSince: null,
    pathname: '/',
    onLanguage: fn(),
    theme: globals.theme === 'dark' ? 'dark' : 'light',
    onTheme: fn(),
    onLogIn: fn(),
    onSignUp: fn(),
    practiceHref: null,
    betsHref: null,
    ownPrime: false,
    onSearch: fn(),
    children: <Text translate="no">{brand.name[language]}</Text>,
  };
}
