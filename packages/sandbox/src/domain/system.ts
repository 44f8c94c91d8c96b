import { ok } from '#api/errors.ts';
import type * as contract from '#api/system.ts';
import { registerFieldRules } from '../seed/registerRules.ts';
import { derivedCategories } from '../seed/vendors.ts';
import { whitelabelTree } from '../seed/whitelabel.ts';
import type { Handler } from './handler.ts';

const iso = (at: number): string => new Date(at).toISOString();

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

/** Every host gets the same brand: which theme a host wears is the deployment's matter. */
export const systemPermission: Handler<typeof contract.systemPermission> = ({ world }) => {
  const { currencySymbol, loginedToHomePage, imageCDNs, launchGameCDNs, humanCheck, policy } = world.settings;
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
  });
};

export const systemWhitelabel: Handler<typeof contract.systemWhitelabel> = ({ world }) =>
  ok({ nodes: whitelabelTree(world.settings.flags) });

export const systemRegisterSettings: Handler<typeof contract.systemRegisterSettings> = ({ world }) =>
  ok({ captcha: world.settings.registerCaptcha, fields: registerFieldRules(world.settings.registerCaptcha) });
