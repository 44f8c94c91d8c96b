import { type ComponentType, type ReactNode, type Ref, useEffect } from 'react';

let locks = 0;

/** Prevents the page from scrolling. Returns a function that releases the lock. Locks can be nested. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  // In the frame that shows the dialog: measuring earlier would force an additional layout.
  requestAnimationFrame(() => {
    if (locks === 0 || root.style.overflow) return;
    // Padding replaces the scrollbar gutter: nothing shifts, and the scrim reaches the edge of the window.
    const gutter = innerWidth - root.getBoundingClientRect().width;
    root.style.cssText = `overflow:hidden;scrollbar-gutter:auto;padding-inline-end:${gutter}px`;
  });
  return () => {
    locks -= 1;
    if (locks === 0) root.style.cssText = '';
  };
}

interface RemoveScrollProps {
  as?: ComponentType<{ children?: ReactNode }> | 'div';
  children?: ReactNode;
  ref?: Ref<unknown>;
  // Passed by Radix and ignored: `scrollbar-gutter: stable` and `overscroll-behavior` have the same effect.
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/**
 * Replaces the package `react-remove-scroll`, which Radix imports. The original injects a `<style>` element, which the
 * Content-Security-Policy blocks; this one makes the root element not scrollable.
 */
export function RemoveScroll({
  as: Root = 'div',
  children,
  allowPinchZoom: _pinch,
  shards: _shards,
  ...rest
}: RemoveScrollProps) {
  useEffect(lockScroll, []);
  return <Root {...(rest as object)}>{children}</Root>;
}
