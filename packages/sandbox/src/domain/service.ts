import { ok } from '#api/errors.ts';
import type * as contract from '#api/service.ts';
import { servicePathType } from '#api/service.ts';
import { createRandom } from '../art/random.ts';
import type { PlatformLanguage } from '../messages.ts';
import { appPath, chatPath } from '../pagePaths.ts';
import { refuse } from '../refusal.ts';
import { helpSections } from '../seed/help/help.ts';
import type { ResourceType } from '../seed/operator.ts';
import { encodeServicePath, serviceKeyLength } from '../servicePath.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { wordingOf } from './wording.ts';

/** CS-01. A service that the operator does not have is refused, and VIP to whoever is not signed in. */
export const serviceConfig: Handler<typeof contract.serviceConfig> = ({ world, member }, { csType, language }) => {
  const service = world.settings.customerService.find((entry) => entry.csType === csType);
  if (!service || (csType === 'VIP' && member === null)) return refuse('invalid_input');
  const address = chatAddress(csType, gameLanguage(language));
  return ok({
    paths: [
      { type: 1, path: csType },
      { type: 2, path: service.csPosition },
      { type: servicePathType, path: encodeServicePath(address, keyOf(world.seed, csType)) },
    ],
  });
};

/** Each service has a key of its own. */
function keyOf(seed: number, csType: string): string {
  const random = createRandom(seed, `service ${csType}`);
  const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: serviceKeyLength }, () => letters[random.int(0, letters.length - 1)]).join('');
}

const chatAddress = (csType: string, language: PlatformLanguage): string =>
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
};
const isApp = (type: ResourceType): boolean => type === 'Android' || type === 'MOBILECONFIG';

/** Device 0 learns of the channels, device 3 of the apps. There is no picture of a QR code: the site draws its own. */
export const systemRouters: Handler<typeof contract.systemRouters> = ({ world, language }, { device }) => {
  const { resources, domains } = world.settings;
  return ok({
    domainList: domains.map((domainName) => ({ domainName })),
    resources: resources
      .filter((type) => isApp(type) === (device === '3'))
      .map((type) => ({
        resourceType: type,
        url: isApp(type) ? appPath : chatAddress(type, language),
        qrCodeUrl: null,
        labelNameEn: labels[type],
      })),
  });
};

export const systemDomainRoute: Handler<typeof contract.systemDomainRoute> = ({ world }) =>
  ok({ domainList: world.settings.domains.map((domainName) => ({ domainName })) });

/** The age limit in its texts is the operator's. */
export const helpCentre: Handler<typeof contract.helpCentre> = ({ world }, { lang }) => {
  const { title, content } = wordingOf(world, gameLanguage(lang));
  const minAge = String(world.settings.policy.minAge ?? 21);
  return ok({
    sections: helpSections.map((section) => ({
      id: section.id,
      title: title(section.title),
      content: content(section.content).replaceAll('{minAge}', minAge),
    })),
  });
};
