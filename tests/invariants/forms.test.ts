import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

// A form that is written by hand forgets what all others do: a submit before the program has come, a browser that would send
// the fields by itself, an error that is announced and describes the form, a focus on the first wrong field, one attempt at a time.

const byHand = /<form\b|\bSubmitEvent\b/;
/** The search for the first wrong field. */
const ownFocus = /querySelector(?:<[^>]*>)?\([^)]*aria-invalid/;
/** A form whose attempt, or what became of it, is not that of `useFields` or `useForm`. */
const ownAttempt = /\buseActionLock\(|\buseState<ApiError\b/;
/** States that fields show, or that take what is typed or chosen, in a file: such a form loses the rules of `useFields`. */
const looseValues = (text: string): readonly string[] =>
  [...text.matchAll(/const \[(\w+), (set\w+)\] = useState\b/g)].flatMap(([, state, setter]) => {
    const shown = new RegExp(`\\b(?:value|values|texts|checked)=\\{${state}\\b`);
    const taken = new RegExp(`onChange=\\{(?:${setter}\\}|\\(?(\\w+)\\)? =>[^<]*?\\b${setter}\\([^;]*?\\b\\1\\b)`);
    return state !== undefined && (shown.test(text) || taken.test(text)) ? [state] : [];
  });
/** Where a code goes, which is not sent with the form. */
const besideTheForm = ['packages/core/src/stepUp/PaymentPasswordForm.tsx: channel'];
const parts = sourceFiles.filter(
  (file) => /^(?:packages\/(?:core|features)|apps\/site)\/.*\.tsx?$/.test(file) && !/\.(?:stories|test)\./.test(file),
);
const screens = parts.filter((file) => file.endsWith('.tsx'));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const forms = screens.filter((file) => /<(?:Bare)?Form\b/.test(textOf(file)));

it('finds a planted form', () => {
  expect(byHand.test('<form noValidate onSubmit={submit}>')).toBe(true);
  expect(byHand.test("import { type SubmitEvent } from 'react';")).toBe(true);
  expect(byHand.test('<Form label={t("title")} onSubmit={submit}>')).toBe(false);
  expect(ownFocus.test("root.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();")).toBe(true);
  expect(screens.length).toBeGreaterThan(500);
});

it('finds planted values and attempts', () => {
  const state = (name: string, setter: string): string => `const [${name}, ${setter}] = useState('');\n`;
  expect(looseValues(`${state('remark', 'setRemark')}<TextArea onChange={setRemark} />`)).toEqual(['remark']);
  expect(looseValues(`${state('text', 'setText')}<TextArea value={text} />`)).toEqual(['text']);
  expect(looseValues(`${state('texts', 'setTexts')}<RateFields texts={texts} />`)).toEqual(['texts']);
  expect(
    looseValues(`${state('code', 'setCode')}onChange={(typed) => {\n  setProblem(null);\n  setCode(typed);\n}}`),
  ).toEqual(['code']);
  expect(
    looseValues(`${state('all', 'setAll')}onChange={(answer) => setAll((now) => ({ ...now, [id]: answer }))}`),
  ).toEqual(['all']);
  // What a form says afterwards is no value of it.
  expect(
    looseValues(`${state('sent', 'setSent')}onChange={(text) => {\n  form.change({ text });\n  setSent(false);\n}}`),
  ).toEqual([]);
  expect(ownAttempt.test('const { busy, run } = useActionLock();')).toBe(true);
  expect(ownAttempt.test('const [failure, setFailure] = useState<ApiError | null>(null);')).toBe(true);
  expect(ownAttempt.test('const [sent, setSent] = useState(false);')).toBe(false);
  expect(forms.length).toBeGreaterThan(25);
});

it('what is typed in a form is kept by useFields, useForm or useMoneyForm', () => {
  const found = forms.flatMap((file) => looseValues(textOf(file)).map((state) => `${file}: ${state}`));
  expect(found).toEqual(besideTheForm);
});

it('no form has an attempt of its own', () => {
  expect(forms.filter((file) => ownAttempt.test(textOf(file)))).toEqual([]);
});

it('every form is one of core/forms', () => {
  const found = screens.filter((file) => byHand.test(textOf(file)));
  expect(found.filter((file) => !file.startsWith('packages/core/src/forms/'))).toEqual([]);
});

it('the first wrong field is found by core/forms only', () => {
  const found = parts.filter((file) => ownFocus.test(textOf(file)));
  expect(found).toEqual(['packages/core/src/forms/useWrongField.ts']);
});
