import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const frame = kitStyle({
  display: 'grid',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.placeholder,
  color: vars.color.onSurfaceMuted,
});
/** Takes its size from the parent. */
export const parentSized = kitStyle({ height: '100%' });
/** Without a placeholder background, for logos with transparency. */
export const bare = kitStyle({ backgroundColor: 'transparent' });
export const corners = styleVariants(
  { none: '0', control: vars.radius.control, card: vars.radius.card, sheet: vars.radius.sheet },
  (borderRadius) => inKit({ borderRadius }),
);

export const picture = kitStyle({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
  transition: `opacity ${vars.motion.normal} ${vars.motion.easeOut}`,
});
export const fits = styleVariants({ cover: 'cover', contain: 'contain' } as const, (objectFit) => inKit({ objectFit }));
export const hidden = kitStyle({ opacity: 0 });

export const broken = kitStyle({
  gridArea: '1 / 1',
  placeSelf: 'center',
  width: '40%',
  maxWidth: vars.space.section,
  opacity: 0.7,
});
