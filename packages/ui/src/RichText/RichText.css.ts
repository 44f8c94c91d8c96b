import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

export const richText = kitStyle({
  maxInlineSize: '68ch',
  fontFamily: vars.font.reading,
  fontSize: vars.text.md,
  lineHeight: `max(${vars.leading.text}, 1.7)`,
  overflowWrap: 'anywhere',
  // Tables can be wider than a phone.
  overflowX: 'auto',
});

const inside = (selector: string, rule: GlobalStyleRule) => {
  const every = selector
    .split(', ')
    .map((one) => `${richText} ${one}`)
    .join(', ');
  globalStyle(every, { '@layer': { [kitLayer]: rule } });
};

globalStyle(`${richText} > * + *, ${richText} li > * + *`, {
  '@layer': { [kitLayer]: { marginBlockStart: vars.space.sm } },
});
inside('h2, h3, h4', { fontWeight: vars.weight.strong, lineHeight: vars.leading.heading });
inside('h2', { fontSize: vars.text.xl });
inside('h3', { fontSize: vars.text.lg });
globalStyle(`${richText} > * + :is(h2, h3, h4)`, { '@layer': { [kitLayer]: { marginBlockStart: vars.space.lg } } });
inside('strong, b', { fontWeight: vars.weight.strong });
// Thai has no italics.
inside('em, i', { fontStyle: 'normal', fontWeight: vars.weight.medium });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('ul, ol', { paddingInlineStart: '1.5em' });
inside('li + li', { marginBlockStart: vars.space.xxs });
inside('li::marker', { color: ink.muted });
inside('blockquote', {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: ink.muted,
});
inside('hr', { border: 'none', borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` });
inside('a', { color: ink.link, textDecoration: 'underline', textUnderlineOffset: '0.25em' });
inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  // Long words in a table are not broken anywhere: a wide table scrolls, see RichText.tsx.
  overflowWrap: 'break-word',
});
inside('caption', { paddingBlockEnd: vars.space.xs, color: ink.muted, textAlign: 'start' });
inside('th, td', {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});
inside('th', { fontWeight: vars.weight.strong, backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' });
