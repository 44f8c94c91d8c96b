import { ok } from '#api/errors.ts';
import type * as contract from '#api/system.ts';
import { paymentMarkPath } from '#demo/art/images.ts';
import type { Handler } from '../handler.ts';
import { isBlocked, shownAddress } from '../http/region.ts';
import { maintenanceView } from '../maintenance.ts';
import { offeredPayments } from '../money/offeredPayments.ts';
import { derivedCategories } from '../seed/vendors.ts';
import { whitelabelTree } from '../seed/whitelabel.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const systemStatus: Handler<typeof contract.systemStatus> = ({ sandbox, address }) =>
  ok({
    ...maintenanceView(sandbox),
    regionRestriction: isBlocked(sandbox, address),
    location: { ip: shownAddress(sandbox, address) },
    serverTime: iso(sandbox.now()),
  });

/**
 * The same for every host: the deployment decides which theme a host has. The texts follow the language of the request's
 * headers.
 */
export const systemPermission: Handler<typeof contract.systemPermission> = ({ sandbox, language }) => {
  const { currencySymbol, loginedToHomePage, imageCDNs, launchGameCDNs, humanCheck, policy, ...operator } =
    sandbox.settings;
  const { title: localise } = wordingOf(sandbox, language);
  return ok({
    merchantCode: 'kinnari',
    channel: 'sandbox',
    currencySymbol,
    loginedToHomePage,
    imageCDNs: [...imageCDNs],
    launchGameCDNs: [...launchGameCDNs],
    derivedCategories: { ESPORTS: [...derivedCategories.ESPORTS], COCKFIGHT: [...derivedCategories.COCKFIGHT] },
    humanCheck,
    policy,
    thirdParty: [...operator.thirdParty],
    smsService: operator.smsService,
    customerService: operator.customerService.map(({ csType, csPosition, title }) => ({
      csType,
      csPosition,
      title: localise(title),
    })),
    licences: [...operator.licences],
    paymentMethods: offeredPayments(operator).map(({ id, name }) => ({
      id,
      name: localise(name),
      icon: paymentMarkPath(id),
    })),
    jackpot: operator.jackpot,
    live: operator.live === 'none' ? 'none' : 'stream',
    layout: operator.layout,
    analytics: { gtagId: operator.gtagId },
  });
};

export const systemWhitelabel: Handler<typeof contract.systemWhitelabel> = ({ sandbox }) =>
  ok({ nodes: whitelabelTree(sandbox.settings.flags) });
