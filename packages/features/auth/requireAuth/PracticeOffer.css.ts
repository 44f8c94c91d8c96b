import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const offer = screenStyle({ marginBlockStart: vars.space.lg });
