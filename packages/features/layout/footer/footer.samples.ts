import { fn } from 'storybook/test';
import { gameTypes } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import { vendorPath } from '#core/catalogue/categories.ts';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { paymentMarkPath } from '#demo/art/images.ts';
import { offeredPayments } from '#sandbox/money/offeredPayments.ts';
import { codeOf, spokenIn } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brandNamed } from '#themes/brands.ts';
import type { DomainRoute } from './domains.model.ts';
import { formatYear } from './footer.model.ts';
import type { FooterScreenProps } from './footer.types.ts';

const currentHost = 'kinnari-demo.example';

/** Hosts with the given speeds, the current one first. */
export const sampleDomains = (...speeds: DomainRoute['speed'][]): readonly DomainRoute[] =>
  speeds.map((speed, index) => ({ host: index === 0 ? currentHost : `kinnari-demo-${index}.example`, speed }));

/** Story props: a full footer, from the story's sandbox. */
export function sampleFooter(
  sandbox: SandboxContext,
  globals: { readonly language?: unknown; readonly brand?: unknown },
): FooterScreenProps {
  const language = codeOf(globals);
  const brand = brandNamed(globals.brand);
  const { vendors } = sandbox.catalogue;
  const { licences } = sandbox.settings;
  const paymentMethods = offeredPayments(sandbox.settings);
  return {
    brand: { name: brand.name[language], mark: brand.mark },
    blocks: layoutBlocks.footer,
    onNear: fn(),
    apps: ready([
      { name: 'Android', url: `https://${currentHost}/app/android.apk` },
      { name: 'MOBILECONFIG', url: `https://${currentHost}/app/ios.mobileconfig` },
    ]),
    downloadHref: paths.download(),
    vendors: ready(
      gameTypes.flatMap((type) =>
        vendors
          .filter(({ gameType }) => gameType === type)
          .map(({ vassalage, name, isHot }) => ({
            vassalage,
            name: name[language],
            mark: vendorMarkPath(vassalage),
            hot: isHot,
            inMaintenance: sandbox.settings.vendorsInMaintenance.includes(vassalage),
            href: vendorPath(type, vassalage),
          })),
      ),
    ),
    helpHref: paths.help(),
    pages: [
      { name: 'promotions', href: paths.promotions() },
      { name: 'pointMall', href: '/pointMall' },
      { name: 'vip', href: '/vip' },
    ],
    analytics: null,
    limitsHref: paths.memberCentre('/', 'limits'),
    channels: ready([
      { name: 'LINE', url: 'https://line.example/kinnari' },
      { name: 'TELEGRAM', url: 'https://telegram.example/kinnari' },
      { name: 'FACEBOOK', url: 'https://facebook.example/kinnari' },
    ]),
    payments: ready(paymentMethods.map(({ id, name }) => ({ id, name: name[language], icon: paymentMarkPath(id) }))),
    licences: ready(licences.map(({ id, name, number }) => ({ id, name, number, verifyHref: null }))),
    domains: ready(sampleDomains(420, 96, 180)),
    host: currentHost,
    year: formatYear(Date.UTC(2026, 10, 21), spokenIn(globals)),
    minAge: 21,
  };
}
