import { screenStyle } from '#ui/theme/style.ts';

/** For what a narrow column would break into several lines: a state, or buttons side by side. */
export const oneLine = screenStyle({ display: 'inline-flex', whiteSpace: 'nowrap' });
