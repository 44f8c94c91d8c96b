import type { Brand } from '#ui/theme/brand.ts';
import { kinnari } from './kinnari/brand.ts';
import { naga } from './naga/brand.ts';

/** Every brand that this build carries; the first is the default. */
export const brands: readonly [Brand, ...Brand[]] = [kinnari, naga];
