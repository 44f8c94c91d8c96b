/** What the build runs, and what a server runs: never part of what the browser loads. */
export { createDocuments } from './document/createDocuments.ts';
export { prerender } from './prerender.tsx';
