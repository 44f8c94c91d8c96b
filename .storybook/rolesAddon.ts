import { definePreviewAddon } from 'storybook/internal/csf';
import { primes, wellsInUse } from './roles.ts';

/** Stories that show tones and parts beside each other, not a screen. */
const parts = /^(?:Kit|Guide)\//;

/** Fails a story with a field, row or tile in use that looks disabled, or a screen with two gold actions. */
export const rolesAddon = () =>
  definePreviewAddon({
    afterEach({ title }) {
      const wells = wellsInUse();
      if (wells.length > 0) throw new Error(`On \`sunken\`, as if it were disabled: ${wells.join(', ')}.`);
      const gold = parts.test(title) ? [] : primes();
      if (gold.length > 1) throw new Error(`A screen has one gold action, this one has ${gold.join(', ')}.`);
    },
  });
