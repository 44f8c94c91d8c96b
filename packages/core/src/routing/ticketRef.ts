/** In the address, a question to customer service is told from a message by this prefix: `&ref=support.Q7…`. */
const ticketPrefix = 'support.';

/** The reference of a question in the address of the page of messages. */
export const ticketRef = (number: string): string => ticketPrefix + number;

/** The number of the question that a reference names; null for that of a message. */
export const ticketOf = (reference: string | null): string | null =>
  reference?.startsWith(ticketPrefix) === true ? reference.slice(ticketPrefix.length) || null : null;
