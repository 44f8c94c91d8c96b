import { screenStyle } from '#ui/theme/style.ts';

/** Takes the focus without a ring: it is no control. */
export const thanks = screenStyle({ outline: 'none' });
