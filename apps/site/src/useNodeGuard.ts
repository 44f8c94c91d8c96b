import { useEffect } from 'react';

/**
 * Keeps React from failing where the browser's translation has replaced a text node that it holds (ERR-03e). Our own texts have
 * elements of their own (see `ownElement` of the kit); what third parties and browser extensions do is not ours to choose.
 */
export const useNodeGuard = (): void => useEffect(() => guardNodes(Node.prototype), []);

/**
 * What is already gone need not be removed, and what belonged before it goes to the end: a part in another place instead of
 * a page without its form. Returns a function that ends it.
 */
function guardNodes(prototype: Node): () => void {
  const { insertBefore, removeChild } = prototype;
  const isLost = (parent: Node, child: Node | null): boolean => {
    const lost = child !== null && child.parentNode !== parent;
    // Reported as what an `ErrorBoundary` catches.
    if (lost) dispatchEvent(new CustomEvent('kinnari:error', { detail: new Error(`lost ${child.nodeName}`) }));
    return lost;
  };
  prototype.insertBefore = function guarded<Added extends Node>(this: Node, node: Added, before: Node | null): Added {
    return insertBefore.call(this, node, isLost(this, before) ? null : before) as Added;
  };
  prototype.removeChild = function guarded<Child extends Node>(this: Node, child: Child): Child {
    return isLost(this, child) ? child : (removeChild.call(this, child) as Child);
  };
  return () => void Object.assign(prototype, { insertBefore, removeChild });
}
