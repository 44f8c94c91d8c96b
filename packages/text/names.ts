import { readText } from './readText.ts';

/** PAT-02: the form in which names are compared: as `readText` reads them, and without case. Never for display. */
export const normaliseName = (name: string): string => readText(name).toLowerCase();

/**
 * PAT-01: first and last name, separated by a space: two words or more, each with a letter, and without digits. For a name
 * that `readText` has read. Runs in linear time: the letter of each word is its first one.
 */
export const fullName = /^[^\p{L}\p{Nd}\s]*\p{L}[^\p{Nd}\s]*(?: [^\p{L}\p{Nd}\s]*\p{L}[^\p{Nd}\s]*)+$/u;
