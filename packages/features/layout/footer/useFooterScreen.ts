import { useEffect, useState } from 'react';
import { systemDomainRoute, systemRouters } from '#api/service.ts';
import type { Layout, SiteInfoValue } from '#api/system.ts';
import { vendorPath, type Category } from '#core/catalogue/categories.ts';
import { type ImageUrl, useImageUrl } from '#core/catalogue/images.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { type VendorView, toVendorView } from '#core/catalogue/vendorView.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { brandIn } from '#core/site/brand.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useSite, useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';
import { useAnalytics } from '#core/site/useAnalytics.ts';
import { whenPageIdle } from '#core/time/whenIdle.ts';
import type { Brand } from '#ui/theme/brand.ts';
import type { DomainRoute } from './domains.model.ts';
import { type Measure, measureHost } from './domainSpeeds.ts';
import { type ResolveUrl, appNames, channelNames, formatYear, pickLinks } from './footer.model.ts';
import type { FooterScreenProps, LicenceView } from './footer.types.ts';
import { useDomainSpeeds } from './useDomainSpeeds.ts';

export interface FooterOptions {
  readonly brand: Brand;
  /** Measures the speed of a host; stories supply their own. @default measureHost */
  readonly measure?: Measure;
}

/**
 * Props of the footer (FTR-01), connected to the platform. Data that only the footer needs loads when it comes near the
 * viewport, or when the browser is idle.
 */
export function useFooterScreen({ brand, measure = measureHost }: FooterOptions): FooterScreenProps {
  const { clock, deployment } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const site = useSite();
  const whitelabel = useWhitelabel();
  const categories = useCategories();
  const imageUrl = useImageUrl();
  const [wanted, onNear] = useWanted();
  const [desktop] = useRemote(systemRouters, wanted ? { device: '0', language } : null, 'perLanguage');
  const [phone] = useRemote(systemRouters, wanted ? { device: '3', language } : null, 'perLanguage');
  const resolveUrl: ResolveUrl = (url) => safeUrl('link', url, { origin: location.origin, link: deployment.linkHosts });
  const info: Partial<SiteInfoValue> = site.status === 'ready' ? site.value : {};
  return {
    brand: brandIn(language, brand),
    blocks: chooseBlocks('footer', info.layout ?? wholeLayout),
    onNear,
    apps: mapRemote(phone, ({ resources }) => pickLinks(resources, appNames, resolveUrl)),
    downloadHref: paths.download(),
    vendors: mapRemote(categories, (all) => everyVendorOnce(all, imageUrl, clock.now())),
    helpHref: paths.help(),
    pages: [
      ...(isPageOn(whitelabel, 'promotions') ? [{ name: 'promotions', href: paths.promotions() } as const] : []),
      ...otherPages.filter(({ feature }) => isFeatureOn(whitelabel, feature)),
    ],
    analytics: useAnalytics(),
    limitsHref: useCentreHref(pathname + search)('limits'),
    channels: mapRemote(desktop, ({ resources }) => pickLinks(resources, channelNames, resolveUrl)),
    payments: mapRemote(site, ({ paymentMethods }) =>
      paymentMethods.map(({ id, name, icon }) => ({ id, name, icon: imageUrl(icon) })),
    ),
    licences: mapRemote(site, ({ licences }) => licences.map((licence) => toLicenceView(licence, resolveUrl))),
    domains: useDomains(wanted, measure),
    host: location.host,
    year: formatYear(clock.now(), language),
    minAge: info.policy?.minAge ?? defaultAge,
  };
}

/** Pages that the operator can switch off. */
const otherPages = [
  { name: 'pointMall', feature: 'POINTS', href: pathTo('pointMall') },
  { name: 'vip', feature: 'VIP', href: pathTo('vip') },
] as const;

const wholeLayout: Layout = {};
/** The contract's default, used until the operator's policy has loaded. */
const defaultAge = 21;

/** False until the footer is near the viewport or the browser is idle. */
function useWanted(): [boolean, () => void] {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void whenPageIdle(controller.signal).then(() => controller.signal.aborted || setWanted(true));
    return () => controller.abort();
  }, []);
  return [wanted, () => setWanted(true)];
}

/** Returns the deployment's hosts that the platform names, and the current one; empty when there is no other. */
function useDomains(wanted: boolean, measure: Measure): Remote<readonly DomainRoute[]> {
  const { deployment } = usePlatform();
  const allowed = deployment.siteHosts.filter((host) => host !== location.host);
  const [answer] = useRemote(systemDomainRoute, wanted && allowed.length > 0 ? {} : null, 'oncePerSession');
  const named = answer.status === 'ready' ? answer.value.domainList.map(({ domainName }) => domainName) : [];
  const others = named.filter((host) => allowed.includes(host));
  const routes = useDomainSpeeds(others.length === 0 ? [] : [location.host, ...others], measure);
  return allowed.length === 0 ? ready([]) : mapRemote(answer, () => routes);
}

function everyVendorOnce(categories: readonly Category[], imageUrl: ImageUrl, now: number): readonly VendorView[] {
  const views = new Map<string, VendorView>();
  for (const { type, vendors } of categories) {
    for (const card of vendors) {
      if (!views.has(card.vassalage)) {
        views.set(card.vassalage, toVendorView(card, imageUrl, vendorPath(type, card.vassalage), now));
      }
    }
  }
  return [...views.values()];
}

const toLicenceView = (
  { id, name, number, verifyUrl }: SiteInfoValue['licences'][number],
  resolveUrl: ResolveUrl,
): LicenceView => ({
  id,
  name,
  number,
  verifyHref: verifyUrl === null ? null : (resolveUrl(verifyUrl)?.href ?? null),
});
