import { globalStyle } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { fewWords } from '../theme/largeText.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

export const scene = kitStyle({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  minInlineSize: 0,
  minBlockSize: '9.75rem',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  '@media': { [from('tablet')]: { minBlockSize: '12rem' } },
});

export const art = kitStyle({ position: 'absolute', inset: 0 });
globalStyle(`${art}${art} > *`, {
  '@layer': { [kitLayer]: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } },
});

const shade = (share: number) => `color-mix(in srgb, ${vars.color.chrome} ${share}%, transparent)`;

/** Words can be read on any picture, also where its start is not as plain as it should be. */
export const words = kitStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.xxs,
  inlineSize: '85%',
  paddingBlock: vars.space.sm,
  paddingInline: `${vars.space.md} 27%`,
  backgroundImage: `linear-gradient(to right, ${shade(88)} 66%, transparent)`,
  '@media': { [from('tablet')]: { inlineSize: '60%', paddingInlineStart: vars.space.lg } },
});
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
export const title = kitStyle({
  ...clamped,
  WebkitLineClamp: 2,
  // With large text all of it is shown: two lines would hold a few letters.
  '@container': { [fewWords]: { WebkitLineClamp: 'none' } },
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
export const note = kitStyle({
  ...clamped,
  WebkitLineClamp: 1,
  color: vars.color.onChromeMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
  // Beside a title of two lines and a button there is no room for it on the smallest phones.
  '@media': { '(max-width: 22.4375em)': { display: 'none' } },
});
export const action = kitStyle({ marginBlockStart: vars.space.xxs });
globalStyle(`${action} > *`, { '@layer': { [kitLayer]: { minBlockSize: '2.5rem' } } });
