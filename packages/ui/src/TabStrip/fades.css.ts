import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit } from '../theme/style.ts';

const fade = (start: boolean, end: boolean) =>
  inKit({
    maskImage: `linear-gradient(to right, ${start ? `transparent, black ${vars.space.xxl}` : 'black'}, ${
      end ? `black calc(100% - ${vars.space.xxl}), transparent` : 'black'
    })`,
  });
/** Fades the edges beyond which there are more items. */
export const fades = styleVariants({ previous: fade(true, false), next: fade(false, true), both: fade(true, true) });
