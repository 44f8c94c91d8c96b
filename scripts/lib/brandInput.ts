import { readFileSync } from 'node:fs';
import { lexer } from 'css-tree';
import { UserError } from './userError.ts';

/** Judges values of CSS where there is no browser. */
export const supports = (property: string, value: string): boolean =>
  lexer.matchProperty(property, value).error === null;

/** Reads a JSON file that a person has named. @throws UserError */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${String(error)}`);
  }
}
