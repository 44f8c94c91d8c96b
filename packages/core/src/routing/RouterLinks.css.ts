import { screenStyle } from '#ui/theme/style.ts';

/** Has no box of its own. */
export const links = screenStyle({ display: 'contents' });
