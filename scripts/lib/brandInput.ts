import { lexer } from 'css-tree';

/** Judges values of CSS where there is no browser. */
export const supports = (property: string, value: string): boolean =>
  lexer.matchProperty(property, value).error === null;
