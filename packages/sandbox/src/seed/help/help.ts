import { duties } from './duties.ts';
import { money } from './money.ts';
import { rewards } from './rewards.ts';
import type { HelpSection } from './section.ts';
import { start } from './start.ts';

/** The help sections in order. */
export const helpSections: readonly HelpSection[] = [...start, ...money, ...rewards, ...duties];
