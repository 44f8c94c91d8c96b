import type { ComponentType, ReactNode, Ref } from 'react';
import { useEffect } from 'react';

let locks = 0;

/** Stops the page behind from scrolling until the returned function is called; locks may be nested. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  // With the frame that shows the dialog: measured before that, the page would be laid out once more.
  requestAnimationFrame(() => {
    if (locks === 0 || root.style.overflow) return;
    // The scrollbar's room becomes padding: nothing moves, and a scrim reaches the edge of the window.
    const room = innerWidth - root.getBoundingClientRect().width;
    root.style.cssText = `overflow:hidden;scrollbar-gutter:auto;padding-inline-end:${room}px`;
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
  // Accepted because Radix passes them; `scrollbar-gutter: stable` and `overscroll-behavior` do their work.
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/**
 * Takes the place of the package `react-remove-scroll`, which Radix uses and which injects a `<style>` element: that is
 * refused by the Content-Security-Policy. The page's root is simply not scrollable while a dialog is open.
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
