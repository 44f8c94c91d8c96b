import type { Brand } from '#ui/theme/brand.ts';

/** Name and logo of the Naga brand. */
export const brand: Brand = {
  id: 'naga',
  name: { th: 'นาคา', en: 'Naga' },
  mark: {
    // A coiled serpent around a pearl.
    primary:
      'M16 3.5c7.2 0 12.5 5 12.5 11.6 0 6.3-4.9 10.9-11.2 10.9-5 0-8.8-3.4-8.8-7.9 0-3.9 2.9-6.8 6.7-6.8 2.9 0 5 1.7 5.4 4.2-1.2-.9-2.6-1.3-4.1-1.1-2 .2-3.5 1.7-3.5 3.7 0 2.3 1.9 3.9 4.5 3.9 3.9 0 6.8-2.9 6.8-6.9 0-4.6-3.6-7.8-8.6-7.8-6 0-10.3 4.4-10.7 10.6C2.6 10.1 8.2 3.5 16 3.5Z',
    secondary: 'M16.2 16.2m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z',
  },
};
