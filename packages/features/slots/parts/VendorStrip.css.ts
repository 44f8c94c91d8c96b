import { screenStyle } from '#ui/theme/style.ts';
import { quietMark } from '../../shared/Resting.css.ts';

export const mark = screenStyle({ display: 'block', inlineSize: '2.5rem', selectors: quietMark });
