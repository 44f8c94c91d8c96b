import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The list keeps its height while it is searched, so that the field stays under the pointer. */
export const list = screenStyle({ minBlockSize: '24rem', paddingBlockStart: vars.space.md });
export const further = screenStyle({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space.lg });
