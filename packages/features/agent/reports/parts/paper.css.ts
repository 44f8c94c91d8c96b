import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Around `ReportPaper`: as high as its buttons, which load later. */
export const paper = screenStyle({ minBlockSize: vars.size.touch });
