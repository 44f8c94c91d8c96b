import type { FormWords } from './formWords.th.ts';
import type { MoreWords } from './moreWords.th.ts';
import type { PageWords } from './pageWords.th.ts';
import type { Words } from './words.th.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: Words & MoreWords & PageWords & FormWords;
    returnNull: false;
  }
}
