import { ok } from '#api/errors.ts';
import type * as contract from '#api/service.ts';
import { servicePathType } from '#api/service.ts';
import { createRandom } from '#demo/art/random.ts';
import { appPath, chatPath } from '#demo/paths.ts';
import { encodeServicePath, serviceKeyLength } from '../crypto/servicePath.ts';
import type { Handler } from '../handler.ts';
import { type PlatformLanguage, gameLanguage } from '../language.ts';
import { refuse } from '../refusal.ts';
import type { ResourceType } from '../seed/operator.ts';

/** CS-01: returns how to reach customer service. Refuses one that the operator does not have, and VIP for visitors. */
export const serviceConfig: Handler<typeof contract.serviceConfig> = ({ sandbox, member }, { csType, language }) => {
  const service = sandbox.settings.customerService.find((entry) => entry.csType === csType);
  if (!service || (csType === 'VIP' && member === null)) return refuse('invalid_input');
  const url = chatUrl(csType, gameLanguage(language));
  return ok({
    paths: [
      { type: 1, path: csType },
      { type: 2, path: service.csPosition },
      { type: servicePathType, path: encodeServicePath(url, keyOf(sandbox.seed, csType)) },
    ],
  });
};

/** Derives a key per service from the seed. */
function keyOf(seed: number, csType: string): string {
  const random = createRandom(seed, `service ${csType}`);
  const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: serviceKeyLength }, () => letters[random.int(0, letters.length - 1)]).join('');
}

const chatUrl = (csType: string, language: PlatformLanguage): string =>
  `${chatPath}?${new URLSearchParams({ cs: csType, lang: language }).toString()}`;

const labels: Readonly<Record<ResourceType, string>> = {
  LIVECHAT: 'Live chat',
  LIVECHAT2: 'Live chat 2',
  LINE: 'LINE',
  TELEGRAM: 'Telegram',
  TELEGRAM1: 'Telegram 2',
  FACEBOOK: 'Facebook',
  Android: 'Android',
  MOBILECONFIG: 'iOS',
  IOSLITE: 'iOS lite',
};
const isApp = (type: ResourceType): boolean => type === 'Android' || type === 'MOBILECONFIG' || type === 'IOSLITE';

/**
 * Lists the hosts of the site, and its channels (device 0) or apps (device 3). QR codes have no image, because the
 * site draws its own.
 */
export const systemRouters: Handler<typeof contract.systemRouters> = ({ sandbox, language }, { device }) => {
  const { resources, domains } = sandbox.settings;
  return ok({
    domainList: domains.map((domainName) => ({ domainName })),
    resources: resources
      .filter((type) => isApp(type) === (device === '3'))
      .map((type) => ({
        resourceType: type,
        url: isApp(type) ? appPath : chatUrl(type, language),
        qrCodeUrl: null,
        labelNameEn: labels[type],
      })),
  });
};

export const systemDomainRoute: Handler<typeof contract.systemDomainRoute> = ({ sandbox }) =>
  ok({ domainList: sandbox.settings.domains.map((domainName) => ({ domainName })) });
