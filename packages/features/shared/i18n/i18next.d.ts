import type agent from '#locales/th/agent.json';
import type banner from '#locales/th/banner.json';
import type category from '#locales/th/category.json';
import type centre from '#locales/th/centre.json';
import type content from '#locales/th/content.json';
import type deposit from '#locales/th/deposit.json';
import type errors from '#locales/th/errors.json';
import type fields from '#locales/th/fields.json';
import type footer from '#locales/th/footer.json';
import type frame from '#locales/th/frame.json';
import type gamePopup from '#locales/th/gamePopup.json';
import type home from '#locales/th/home.json';
import type launch from '#locales/th/launch.json';
import type login from '#locales/th/login.json';
import type lottery from '#locales/th/lottery.json';
import type notices from '#locales/th/notices.json';
import type quickOpen from '#locales/th/quickOpen.json';
import type rebate from '#locales/th/rebate.json';
import type records from '#locales/th/records.json';
import type recovery from '#locales/th/recovery.json';
import type register from '#locales/th/register.json';
import type secondFactor from '#locales/th/secondFactor.json';
import type service from '#locales/th/service.json';
import type shared from '#locales/th/shared.json';
import type slots from '#locales/th/slots.json';
import type system from '#locales/th/system.json';

/** Thai is written first; the other languages have the same shape. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      agent: typeof agent;
      banner: typeof banner;
      category: typeof category;
      centre: typeof centre;
      content: typeof content;
      deposit: typeof deposit;
      errors: typeof errors;
      fields: typeof fields;
      footer: typeof footer;
      frame: typeof frame;
      gamePopup: typeof gamePopup;
      home: typeof home;
      launch: typeof launch;
      login: typeof login;
      lottery: typeof lottery;
      notices: typeof notices;
      quickOpen: typeof quickOpen;
      records: typeof records;
      rebate: typeof rebate;
      recovery: typeof recovery;
      register: typeof register;
      secondFactor: typeof secondFactor;
      service: typeof service;
      shared: typeof shared;
      slots: typeof slots;
      system: typeof system;
    };
    returnNull: false;
  }
}
