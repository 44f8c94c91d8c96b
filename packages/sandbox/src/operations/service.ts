import { ok } from '#api/errors.ts';
import type * as contract from '#api/service.ts';
import { servicePathType } from '#api/service.ts';
import { createRandom } from '#demo/art/random.ts';
import { appPath, chatPath } from '#demo/paths.ts';
import type { Handler } from '../handler.ts';
import { type PlatformLanguage, gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { helpSections } from '../seed/help/help.ts';
import type { ResourceType } from '../seed/operator.ts';
import { encodeServicePath, serviceKeyLength } from '../servicePath.ts';
import { wordingOf } from '../wording.ts';

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
};
const isApp = (type: ResourceType): boolean => type === 'Android' || type === 'MOBILECONFIG';

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

/** Returns the texts of the help, with the operator's age limit filled in. The site fills in the facts. */
export const helpCentre: Handler<typeof contract.helpCentre> = ({ sandbox }, { lang }) => {
  const { title, content } = wordingOf(sandbox, gameLanguage(lang));
  const minAge = String(sandbox.settings.policy.minAge ?? 21);
  return ok({
    sections: helpSections.map((section) => ({
      id: section.id,
      title: title(section.title),
      content: content(section.content).replaceAll('{minAge}', minAge),
    })),
    facts: factsOf(sandbox),
  });
};

/** The facts of the cashier's configuration. A method in maintenance counts: its limits stay what they are. */
function factsOf({ settings }: Sandbox) {
  const { depositMethods, moneyOut } = settings;
  const least = (methods: readonly { readonly minSatang: number }[]): string | undefined =>
    methods.length === 0 ? undefined : satangToAmount(Math.min(...methods.map(({ minSatang }) => minSatang)));
  const [minDeposit, minWithdraw] = [least(depositMethods), least(moneyOut.methods)];
  return {
    ...(minDeposit !== undefined && { minDeposit }),
    ...(minWithdraw !== undefined && { minWithdraw }),
    turnover: String(moneyOut.depositTurnoverPercent),
  };
}
