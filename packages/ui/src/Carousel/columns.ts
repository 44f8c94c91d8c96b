import { type CSSProperties, useSyncExternalStore } from 'react';
import { from } from '../theme/breakpoints.ts';

/** How many slides are in view: on every width, or from a phone, a tablet and a desktop on. */
export type PerView = number | { phone: number; tablet: number; desktop: number };

const widths = ['phone', 'tablet', 'desktop'] as const;
export type Width = (typeof widths)[number];

const onWidth = (perView: PerView, width: Width): number =>
  Math.max(1, Math.floor(typeof perView === 'number' ? perView : perView[width]));

function widthNow(): Width {
  if (matchMedia(from('desktop')).matches) return 'desktop';
  return matchMedia(from('tablet')).matches ? 'tablet' : 'phone';
}

function onWidthChange(listener: () => void): () => void {
  const queries = (['tablet', 'desktop'] as const).map((width) => matchMedia(from(width)));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** How many slides are in view just now. */
export function useColumns(perView: PerView): number {
  return onWidth(
    perView,
    useSyncExternalStore(onWidthChange, widthNow, () => 'phone' as const),
  );
}

export const columnVariables = { phone: '--phone', tablet: '--tablet', desktop: '--desktop' } as const;
export const spacingVariable = '--spacing';

/** The same for the style sheet, which lays the slides out before any script has measured them. */
export const viewVariables = (perView: PerView, spacing: number) =>
  ({
    ...Object.fromEntries(widths.map((width) => [columnVariables[width], onWidth(perView, width)])),
    [spacingVariable]: `${spacing}px`,
  }) as CSSProperties;
