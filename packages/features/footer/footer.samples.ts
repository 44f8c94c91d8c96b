import { fn } from 'storybook/test';
import { gameTypes } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import { paymentMarkPath } from '#sandbox/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brands } from '#themes/brands.ts';
import { vendorPath } from '../shared/categories.ts';
import { vendorMarkPath } from '../shared/images.ts';
import { routePatterns } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import type { DomainRoute } from './domains.model.ts';
import { formatYear } from './footer.model.ts';
import type { FooterScreenProps } from './FooterScreen.tsx';

const here = 'kinnari-demo.example';

/** Addresses with the speeds given, the one in use first. */
export const sampleDomains = (...speeds: DomainRoute['speed'][]): readonly DomainRoute[] =>
  speeds.map((speed, index) => ({ host: index === 0 ? here : `kinnari-demo-${index}.example`, speed }));

/** For stories: the props of a footer, from the story's own world. */
export function sampleFooter(
  { world }: SandboxContext,
  globals: { readonly language?: unknown; readonly brand?: unknown },
): FooterScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const brand = brands.find(({ id }) => id === globals.brand) ?? brands[0];
  const { vendors } = world.catalogue;
  const { paymentMethods, licences } = world.settings;
  return {
    brand: { name: brand.name[language], mark: brand.mark },
    blocks: layoutBlocks.footer,
    onNear: fn(),
    apps: ready([
      { name: 'Android', address: `https://${here}/app/android.apk` },
      { name: 'MOBILECONFIG', address: `https://${here}/app/ios.mobileconfig` },
    ]),
    downloadHref: routePatterns.download[0],
    vendors: ready(
      gameTypes.flatMap((type) =>
        vendors
          .filter(({ gameType }) => gameType === type)
          .map(({ vassalage, name, isHot }) => ({
            vassalage,
            name: name[language],
            mark: vendorMarkPath(vassalage),
            hot: isHot,
            resting: world.settings.vendorsInMaintenance.includes(vassalage),
            href: vendorPath(type, vassalage),
          })),
      ),
    ),
    helpHref: routePatterns.help[0],
    channels: ready([
      { name: 'LINE', address: 'https://line.example/kinnari' },
      { name: 'TELEGRAM', address: 'https://telegram.example/kinnari' },
      { name: 'FACEBOOK', address: 'https://facebook.example/kinnari' },
    ]),
    payments: ready(paymentMethods.map(({ id, name }) => ({ id, name: name[language], icon: paymentMarkPath(id) }))),
    licences: ready(licences.map(({ id, name, number }) => ({ id, name, number, verifyHref: null }))),
    domains: ready(sampleDomains(420, 96, 180)),
    host: here,
    year: formatYear(Date.UTC(2026, 10, 21), language === 'en' ? 'EN' : 'TH'),
    minAge: 21,
  };
}
