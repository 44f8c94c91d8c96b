import { readText } from '#text/readText.ts';

/** How long the name of a key can be. */
const longestName = 60;

/** The values of a form that names a key, and what is wrong with them. */
export interface NameValues {
  readonly name: string;
}
export interface NameProblems {
  readonly name?: 'empty' | 'long';
}

export function problemsIn({ name }: NameValues): NameProblems {
  const length = readText(name).length;
  return length === 0 ? { name: 'empty' } : length > longestName ? { name: 'long' } : {};
}

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
] as const;
/** From those that name themselves to those whose name the others carry too. */
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

/** Names the device and its browser, such as `iPhone · Safari`; '' for one that names neither. */
export function deviceNameOf(userAgent: string): string {
  return [systems, browsers]
    .flatMap((known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [])
    .join(' · ');
}
