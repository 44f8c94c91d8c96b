import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

const isField = (file: string): boolean => /Fields?\.tsx$/.test(file);
const screens = sourceFiles
  .filter((file) => /^packages\/(?:features|core)\/.*\.tsx$/.test(file) && !/\.(?:stories|test)\./.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const unknownOutcome = 'packages/core/src/flow/FlowUnknown.tsx';

it('an unknown outcome is drawn by core: announced, with the error and a check that moves nothing twice', () => {
  const shows = screens.filter(({ text }) => /<Flow(?:Unknown|Outcome)\b/.test(text));
  expect(shows.length).toBeGreaterThan(8);
  // Its words and its picture are those of nothing else on a panel of that kind.
  const byHand = /t\('unknown\.(?:title|check)'|icon=\{CircleHelp\}/;
  expect(byHand.test("<OutcomePanel title={t('unknown.title')}>")).toBe(true);
  const drawn = screens.filter(({ file, text }) => file !== unknownOutcome && byHand.test(text));
  expect(drawn.map(({ file }) => file)).toEqual([]);
});

/** Fields, also those of a part (`TierFields`). */
const fields = /<(?:TextInput|PasswordInput|AmountField|PinField|DateField|TextArea|Select|[A-Z]\w*Fields)\b/;
/** The opening tags of buttons. */
const buttons = /<Button\b[^<]{0,400}/g;
/** It sends something by a click: it waits for the answer. */
const sends = (tag: string): boolean => /\bbusy=/.test(tag) && /\bonClick=/.test(tag);

it('fields with a button that sends them stand in a form, so that Enter sends them', () => {
  const loose = screens.filter(
    // A field stands in the form of its screen, also one with a button of its own.
    ({ file, text }) =>
      !isField(file) &&
      fields.test(text) &&
      !/<(?:Form|BareForm)\b/.test(text) &&
      [...text.matchAll(buttons)].some(([tag]) => sends(tag)),
  );
  expect(loose.map(({ file }) => file)).toEqual([]);
});
