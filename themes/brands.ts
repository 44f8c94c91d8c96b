import type { Brand } from '#ui/theme/brand.ts';
import { kinnari } from './kinnari/brand.ts';
import { naga } from './naga/brand.ts';

/** All brands in this build. The first one is the default. */
export const brands: readonly [Brand, ...Brand[]] = [kinnari, naga];
