import { quietMark } from '#core/components/MaintenanceBadge.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const mark = screenStyle({ display: 'block', flex: 'none', inlineSize: '1.75rem', selectors: quietMark });
