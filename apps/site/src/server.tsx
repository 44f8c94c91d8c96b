/** What the build runs, and what a server runs: never part of what the browser loads. */
export { withBrand } from './document/brandHtml.ts';
export { createDocuments } from './document/createDocuments.ts';
export { documentBrand } from './document/documentBrand.ts';
export { prerender } from './prerender.tsx';
