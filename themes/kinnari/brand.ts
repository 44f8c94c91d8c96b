import type { Brand } from '#ui/theme/brand.ts';

/** Name and logo of the Kinnari brand. */
export const brand: Brand = {
  id: 'kinnari',
  name: { th: 'กินรี', en: 'Kinnari' },
  mark: {
    // A wing above a lotus.
    primary:
      'M16 3c6.6 3.4 10 8.6 10 15.4-3.3-1.9-6.2-2.5-8.7-1.9 3.3 1.5 5.3 3.9 6 7.2-3.5-1.5-6.6-1.7-9.3-.6-3.6 1.5-6 .4-8-2.5C8.7 14.2 13.7 9.2 16 3Z',
    secondary: 'M5 26.5c3.7-1.7 7.3-1.7 11 0 3.7-1.7 7.3-1.7 11 0-3.5 2.4-7.2 3-11 1.7-3.8 1.3-7.5.7-11-1.7Z',
  },
};
