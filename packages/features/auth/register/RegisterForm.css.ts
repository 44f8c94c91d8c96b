import { screenStyle } from '#ui/theme/style.ts';

export const noticeSlot = screenStyle({ minInlineSize: 0 });
