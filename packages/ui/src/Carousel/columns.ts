import { type CSSProperties, useSyncExternalStore } from 'react';
import { from } from '../theme/breakpoints.ts';

/** The number of slides in view: for all screen widths, or from phone, tablet and desktop width up. */
export type PerView = number | { phone: number; tablet: number; desktop: number };

const widths = ['phone', 'tablet', 'desktop'] as const;
/** The widths that `PerView` distinguishes. */
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

/** Returns the number of slides in view at the current window width. */
export function useColumns(perView: PerView): number {
  return onWidth(
    perView,
    useSyncExternalStore(onWidthChange, widthNow, () => 'phone' as const),
  );
}

/** The CSS variables with the number of slides in view. */
export const columnVariables = { phone: '--phone', tablet: '--tablet', desktop: '--desktop' } as const;
/** The CSS variable with the gap between two slides. */
export const spacingVariable = '--spacing';

/** Passes `perView` and the spacing to the stylesheet as CSS variables, so that the first render needs no measuring. */
export const viewVariables = (perView: PerView, spacing: number) =>
  ({
    ...Object.fromEntries(widths.map((width) => [columnVariables[width], onWidth(perView, width)])),
    [spacingVariable]: `${spacing}px`,
  }) as CSSProperties;
