/**
 * Returns a random UUID (version 4). Not by `crypto.randomUUID`, which browsers offer in secure contexts only: not on a page
 * that a phone opens over plain HTTP in the local network.
 */
export const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // A place of 8 keeps its first bit, as the variant of the UUID asks.
    return (Number(place) ^ (byte & (15 >> (Number(place) / 4)))).toString(16);
  });
