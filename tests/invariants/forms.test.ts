import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

// A form that is written by hand forgets what all others do: a submit before the program has come, a browser that would send
// the fields by itself, an error that is announced and describes the form, a focus on the first wrong field.

const byHand = /<form\b|\bSubmitEvent\b/;
const screens = sourceFiles.filter(
  (file) => /^(?:packages\/(?:core|features)|apps\/site)\/.*\.tsx$/.test(file) && !/\.(?:stories|test)\./.test(file),
);

it('finds a planted form', () => {
  expect(byHand.test('<form noValidate onSubmit={submit}>')).toBe(true);
  expect(byHand.test("import { type SubmitEvent } from 'react';")).toBe(true);
  expect(byHand.test('<Form label={t("title")} onSubmit={submit}>')).toBe(false);
  expect(screens.length).toBeGreaterThan(500);
});

it('every form is one of core/forms', () => {
  const found = screens.filter((file) => byHand.test(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !file.startsWith('packages/core/src/forms/'))).toEqual([]);
});
