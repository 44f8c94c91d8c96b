import { screenStyle } from '#ui/theme/style.ts';

/** Around the content of a page, which is laid out as if it were not there. */
export const place = screenStyle({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } });
