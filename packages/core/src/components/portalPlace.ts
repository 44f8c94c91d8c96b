import { useState, useSyncExternalStore } from 'react';

/** An element into which another part of the page renders with a portal. A change rerenders its readers only. */
export interface PortalPlace {
  /** The `ref` of the element. */
  readonly set: (element: HTMLElement | null) => void;
  readonly current: () => HTMLElement | null;
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a place, to hand its `set` to the element and itself to the component that renders into it. */
export const usePortalPlace = (): PortalPlace => useState(createPortalPlace)[0];

/** Returns the element of a place, null while it is not mounted. */
export const usePlacedElement = (place: PortalPlace): HTMLElement | null =>
  useSyncExternalStore(place.subscribe, place.current, () => null);

function createPortalPlace(): PortalPlace {
  let current: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    set(element) {
      current = element;
      for (const listener of listeners) listener();
    },
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
