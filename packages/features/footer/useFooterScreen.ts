import { useEffect, useState } from 'react';
import { systemDomainRoute, systemRouters } from '#api/service.ts';
import type { Layout, SiteInfoValue } from '#api/system.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { whenCalm } from '../shared/calm.ts';
import { vendorPath } from '../shared/categories.ts';
import type { Category } from '../shared/categories.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { type ImageAddress, useImageAddress } from '../shared/images.ts';
import { chooseBlocks } from '../shared/layout.ts';
import { routePatterns } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote, ready, useRemote } from '../shared/remote.ts';
import { safeAddress } from '../shared/safeAddress.ts';
import { useSite } from '../shared/site.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useVendorFreshness } from '../shared/useVendorFreshness.ts';
import { type VendorView, toVendorView } from '../shared/vendorView.ts';
import type { DomainRoute } from './domains.model.ts';
import { type Measure, measureHost } from './domainSpeeds.ts';
import { type Judge, appNames, channelNames, formatYear, pickLinks } from './footer.model.ts';
import type { FooterScreenProps, LicenceView } from './FooterScreen.tsx';
import { useDomainSpeeds } from './useDomainSpeeds.ts';

export interface FooterOptions {
  readonly brand: Brand;
  /** How the speed of an address is measured; stories hand in their own. */
  readonly measure?: Measure;
}

/** What is asked for the footer alone is asked when it comes near, or when there is nothing better to do. */
export function useFooterScreen({ brand, measure = measureHost }: FooterOptions): FooterScreenProps {
  const { clock, deployment } = usePlatform();
  const language = useLanguage();
  const site = useSite();
  const categories = useCategories();
  // For the navigation too, which comes with the first view and has no room for it.
  useVendorFreshness();
  const imageAddress = useImageAddress();
  const [wanted, want] = useWanted();
  const [desktop] = useRemote(systemRouters, wanted ? { device: '0', language } : null, 'perLanguage');
  const [phone] = useRemote(systemRouters, wanted ? { device: '3', language } : null, 'perLanguage');
  const judge: Judge = (address) =>
    safeAddress('link', address, { origin: location.origin, link: deployment.linkHosts });
  const info: Partial<SiteInfoValue> = site.status === 'ready' ? site.value : {};
  return {
    brand: { name: brand.name[language === 'TH' ? 'th' : 'en'], mark: brand.mark },
    blocks: chooseBlocks('footer', info.layout ?? wholeLayout),
    onNear: want,
    apps: mapRemote(phone, ({ resources }) => pickLinks(resources, appNames, judge)),
    downloadHref: routePatterns.download[0],
    vendors: mapRemote(categories, (all) => everyVendorOnce(all, imageAddress, clock.now())),
    helpHref: routePatterns.help[0],
    channels: mapRemote(desktop, ({ resources }) => pickLinks(resources, channelNames, judge)),
    payments: mapRemote(site, ({ paymentMethods }) =>
      paymentMethods.map(({ id, name, icon }) => ({ id, name, icon: imageAddress(icon) })),
    ),
    licences: mapRemote(site, ({ licences }) => licences.map((licence) => toLicenceView(licence, judge))),
    domains: useDomains(wanted, measure),
    host: location.host,
    year: formatYear(clock.now(), language),
    minAge: info.policy?.minAge ?? defaultAge,
  };
}

const wholeLayout: Layout = {};
/** Of the contract's policy: holds while the operator's is not known. */
const defaultAge = 21;

/** False until somebody wants it, or the page is at rest. */
function useWanted(): [boolean, () => void] {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void whenCalm(controller.signal).then(() => controller.signal.aborted || setWanted(true));
    return () => controller.abort();
  }, []);
  return [wanted, () => setWanted(true)];
}

/** The hosts of the deployment that the platform names, and the one in use; none when there is no other. */
function useDomains(wanted: boolean, measure: Measure): Remote<readonly DomainRoute[]> {
  const { deployment } = usePlatform();
  const allowed = deployment.siteHosts.filter((host) => host !== location.host);
  const [answer] = useRemote(systemDomainRoute, wanted && allowed.length > 0 ? {} : null, 'oncePerSession');
  const named = answer.status === 'ready' ? answer.value.domainList.map(({ domainName }) => domainName) : [];
  const others = named.filter((host) => allowed.includes(host));
  const routes = useDomainSpeeds(others.length === 0 ? [] : [location.host, ...others], measure);
  return allowed.length === 0 ? ready([]) : mapRemote(answer, () => routes);
}

function everyVendorOnce(
  categories: readonly Category[],
  imageAddress: ImageAddress,
  now: number,
): readonly VendorView[] {
  const views = new Map<string, VendorView>();
  for (const { type, vendors } of categories) {
    for (const card of vendors) {
      if (!views.has(card.vassalage)) {
        views.set(card.vassalage, toVendorView(card, imageAddress, vendorPath(type, card.vassalage), now));
      }
    }
  }
  return [...views.values()];
}

const toLicenceView = (
  { id, name, number, verifyUrl }: SiteInfoValue['licences'][number],
  judge: Judge,
): LicenceView => ({
  id,
  name,
  number,
  verifyHref: verifyUrl === null ? null : (judge(verifyUrl)?.href ?? null),
});
