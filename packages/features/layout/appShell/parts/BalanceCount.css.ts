import { globalStyle } from '@vanilla-extract/css';
import { balance } from '#core/components/Amount.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { amount } from './Balance.css.ts';

/** The balance of the header, by the classes that it has. */
export const shownBalance = `.${amount.split(' ').join('.')} .${balance.split(' ').join('.')}`;

/** What has an empty text for screen readers: they hear the balance itself. */
const only = (content: string) => [content, `${content} / ""`];

// The digits on their way cover the balance, which keeps its place, its width and its name.
globalStyle(`${shownBalance}:is([data-counts], [data-rose])`, {
  '@layer': { [screenLayer]: { position: 'relative' } },
});
globalStyle(`${shownBalance}[data-counts] > *`, { '@layer': { [screenLayer]: { opacity: 0 } } });
globalStyle(`${shownBalance}[data-counts]::after`, {
  '@layer': {
    [screenLayer]: {
      content: only('attr(data-counts)'),
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${shownBalance}[data-rose]::before`, {
  '@layer': {
    [screenLayer]: {
      content: only('"▲"'),
      position: 'absolute',
      insetInlineEnd: '100%',
      insetBlockStart: 0,
      fontSize: '0.5em',
    },
  },
});
