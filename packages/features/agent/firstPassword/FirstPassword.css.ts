import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const secret = screenStyle({ fontSize: vars.text.lg, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
