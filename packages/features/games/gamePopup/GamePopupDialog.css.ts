import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Keeps a minimum height during a search, so that the search field does not move. */
export const list = screenStyle({ minBlockSize: '24rem', paddingBlockStart: vars.space.md });
export const footer = screenStyle({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space.lg });
