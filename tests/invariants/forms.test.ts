import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

// A form that is written by hand forgets what all others do: a submit before the program has come, a browser that would send
// the fields by itself, an error that is announced and describes the form, a focus on the first wrong field.

const byHand = /<form\b|\bSubmitEvent\b/;
/** The search for the first wrong field. */
const ownFocus = /querySelector(?:<[^>]*>)?\([^)]*aria-invalid/;
const parts = sourceFiles.filter(
  (file) => /^(?:packages\/(?:core|features)|apps\/site)\/.*\.tsx?$/.test(file) && !/\.(?:stories|test)\./.test(file),
);
const screens = parts.filter((file) => file.endsWith('.tsx'));

it('finds a planted form', () => {
  expect(byHand.test('<form noValidate onSubmit={submit}>')).toBe(true);
  expect(byHand.test("import { type SubmitEvent } from 'react';")).toBe(true);
  expect(byHand.test('<Form label={t("title")} onSubmit={submit}>')).toBe(false);
  expect(ownFocus.test("root.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();")).toBe(true);
  expect(screens.length).toBeGreaterThan(500);
});

it('every form is one of core/forms', () => {
  const found = screens.filter((file) => byHand.test(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !file.startsWith('packages/core/src/forms/'))).toEqual([]);
});

it('the first wrong field is found by core/forms only', () => {
  const found = parts.filter((file) => ownFocus.test(readFileSync(file, 'utf8')));
  expect(found).toEqual(['packages/core/src/forms/useWrongField.ts']);
});
