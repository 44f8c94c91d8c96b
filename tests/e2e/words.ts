import enBanner from '#locales/en/banner.json' with { type: 'json' };
import enCategory from '#locales/en/category.json' with { type: 'json' };
import enCentre from '#locales/en/centre.json' with { type: 'json' };
import enContent from '#locales/en/content.json' with { type: 'json' };
import enDeposit from '#locales/en/deposit.json' with { type: 'json' };
import enErrors from '#locales/en/errors.json' with { type: 'json' };
import enFields from '#locales/en/fields.json' with { type: 'json' };
import enFooter from '#locales/en/footer.json' with { type: 'json' };
import enFrame from '#locales/en/frame.json' with { type: 'json' };
import enHome from '#locales/en/home.json' with { type: 'json' };
import enLaunch from '#locales/en/launch.json' with { type: 'json' };
import enLogin from '#locales/en/login.json' with { type: 'json' };
import enLottery from '#locales/en/lottery.json' with { type: 'json' };
import enNotices from '#locales/en/notices.json' with { type: 'json' };
import enQuickOpen from '#locales/en/quickOpen.json' with { type: 'json' };
import enRebate from '#locales/en/rebate.json' with { type: 'json' };
import enRecords from '#locales/en/records.json' with { type: 'json' };
import enRecovery from '#locales/en/recovery.json' with { type: 'json' };
import enRegister from '#locales/en/register.json' with { type: 'json' };
import enSecondFactor from '#locales/en/secondFactor.json' with { type: 'json' };
import enService from '#locales/en/service.json' with { type: 'json' };
import enShared from '#locales/en/shared.json' with { type: 'json' };
import enSlots from '#locales/en/slots.json' with { type: 'json' };
import enSystem from '#locales/en/system.json' with { type: 'json' };
import banner from '#locales/th/banner.json' with { type: 'json' };
import category from '#locales/th/category.json' with { type: 'json' };
import centre from '#locales/th/centre.json' with { type: 'json' };
import content from '#locales/th/content.json' with { type: 'json' };
import deposit from '#locales/th/deposit.json' with { type: 'json' };
import errors from '#locales/th/errors.json' with { type: 'json' };
import fields from '#locales/th/fields.json' with { type: 'json' };
import footer from '#locales/th/footer.json' with { type: 'json' };
import frame from '#locales/th/frame.json' with { type: 'json' };
import home from '#locales/th/home.json' with { type: 'json' };
import launch from '#locales/th/launch.json' with { type: 'json' };
import login from '#locales/th/login.json' with { type: 'json' };
import lottery from '#locales/th/lottery.json' with { type: 'json' };
import notices from '#locales/th/notices.json' with { type: 'json' };
import quickOpen from '#locales/th/quickOpen.json' with { type: 'json' };
import rebate from '#locales/th/rebate.json' with { type: 'json' };
import records from '#locales/th/records.json' with { type: 'json' };
import recovery from '#locales/th/recovery.json' with { type: 'json' };
import register from '#locales/th/register.json' with { type: 'json' };
import secondFactor from '#locales/th/secondFactor.json' with { type: 'json' };
import service from '#locales/th/service.json' with { type: 'json' };
import shared from '#locales/th/shared.json' with { type: 'json' };
import slots from '#locales/th/slots.json' with { type: 'json' };
import system from '#locales/th/system.json' with { type: 'json' };

/** What a player reads, so that a better wording breaks no test. Where the words themselves matter they are written out. */
export const th = {
  banner,
  category,
  centre,
  rebate,
  records,
  content,
  deposit,
  quickOpen,
  errors,
  fields,
  recovery,
  register,
  secondFactor,
  footer,
  frame,
  home,
  launch,
  login,
  lottery,
  notices,
  service,
  shared,
  slots,
  system,
};
export const en = {
  banner: enBanner,
  category: enCategory,
  centre: enCentre,
  rebate: enRebate,
  records: enRecords,
  content: enContent,
  deposit: enDeposit,
  quickOpen: enQuickOpen,
  errors: enErrors,
  fields: enFields,
  recovery: enRecovery,
  register: enRegister,
  secondFactor: enSecondFactor,
  footer: enFooter,
  frame: enFrame,
  home: enHome,
  launch: enLaunch,
  login: enLogin,
  lottery: enLottery,
  notices: enNotices,
  service: enService,
  shared: enShared,
  slots: enSlots,
  system: enSystem,
};

/** Fills `{…}` in. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
