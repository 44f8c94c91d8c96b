import { globalStyle } from '@vanilla-extract/css';
import { bandMark } from '#core/app/keptDocument.ts';
import { mark, state } from '#ui/ErrorState/ErrorState.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** In words alone: every first view carries it, and an icon would weigh more than all of it. */
export const banner = screenStyle({
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { padding: `${vars.space.xs} ${vars.space.md}` } },
});

// The band has said why parts are missing: each is quiet in its place, and keeps its retry.
const without = `body:has([${bandMark}]:not(:empty)) main`;
const first = (classNames: string) => `.${classNames.split(' ')[0]}`;
globalStyle(`${without} :is(${first(mark.normal)}, ${first(mark.compact)})`, {
  '@layer': { [screenLayer]: { display: 'none' } },
});
globalStyle(`${without} ${first(state.compact)}`, {
  '@layer': { [screenLayer]: { backgroundColor: 'transparent', color: 'inherit' } },
});
