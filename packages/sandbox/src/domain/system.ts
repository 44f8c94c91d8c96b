import { ok } from '#api/errors.ts';
import type * as contract from '#api/system.ts';
import { paymentMarkPath } from '../images.ts';
import { derivedCategories } from '../seed/vendors.ts';
import { whitelabelTree } from '../seed/whitelabel.ts';
import type { Handler } from './handler.ts';
import { iso } from './time.ts';
import { wordingOf } from './wording.ts';

export const systemStatus: Handler<typeof contract.systemStatus> = ({ world }) => {
  const { maintenance, maintenanceEnd, regionRestriction, ip } = world.settings;
  return ok({
    maintenance,
    regionRestriction,
    maintenanceEnd: maintenanceEnd === null ? null : iso(maintenanceEnd),
    location: { ip },
    serverTime: iso(world.now()),
  });
};

/**
 * Every host gets the same brand: which theme a host wears is the deployment's matter. The call names no language of its
 * own, so titles come in the one of its headers.
 */
export const systemPermission: Handler<typeof contract.systemPermission> = ({ world, language }) => {
  const { currencySymbol, loginedToHomePage, imageCDNs, launchGameCDNs, humanCheck, policy, ...operator } =
    world.settings;
  const { title: named } = wordingOf(world, language);
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
      title: named(title),
    })),
    licences: [...operator.licences],
    paymentMethods: operator.paymentMethods.map(({ id, name }) => ({
      id,
      name: named(name),
      icon: paymentMarkPath(id),
    })),
    jackpot: operator.jackpot,
    layout: operator.layout,
  });
};

export const systemWhitelabel: Handler<typeof contract.systemWhitelabel> = ({ world }) =>
  ok({ nodes: whitelabelTree(world.settings.flags) });
