import type { Words } from './words.th.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: Words;
    returnNull: false;
  }
}
