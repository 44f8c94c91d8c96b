import { duties } from './duties.ts';
import { money } from './money.ts';
import type { HelpSection } from './section.ts';
import { start } from './start.ts';

/** The help, in the order of its pages. */
export const helpSections: readonly HelpSection[] = [...start, ...money, ...duties];
