/**
 * When the worker kept the document that it has given in place of the network's, in ms since the epoch. Null for a document of
 * the network, where there is no document, and once the platform has answered.
 */
export const keptAt = (): number | null =>
  Date.parse(globalThis.document?.documentElement.dataset['offline'] ?? '') || null;

/** The event at which that ends. */
export const answered = 'kinnari:answered';

/** The attribute of the band's place in a document, where the worker writes it. */
export const bandMark = 'data-offline-band';
