import { actionSlot } from '#ui/ErrorState/ErrorState.css.ts';

const { normal, compact } = actionSlot;
const retries = [normal, compact].map((names) => `.${names.split(' ')[0]}:not([hidden] *)`).join();

/**
 * Selector of what contains an error with a place for its retry. An error without one, inside a form, is explained
 * there; one in a page that waits for the connection is hidden.
 */
export const hasFailure = `:has(${retries})`;
