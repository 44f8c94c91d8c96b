import { quietMark } from '#core/components/MaintenanceBadge.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const mark = screenStyle({ display: 'block', inlineSize: '2.5rem', selectors: quietMark });
