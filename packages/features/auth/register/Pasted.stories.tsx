import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { type RegisterField, stepOf, stepsOf } from './register.form.ts';
import { type RegisterProblems, problemsOf, sentValue } from './register.problems.ts';
import { sampleForm, sampleRegister } from './register.samples.tsx';
import { testContext, valuesOf } from './register.testing.ts';
import type { RegisterFormProps } from './register.types.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const view = sampleForm({ method: 'username', all: true });
const steps = stepsOf(view.fields);
const { country } = testContext;

/** A form that keeps what is pasted, and judges it when it is submitted. */
function Form(args: RegisterFormProps) {
  const [values, setValues] = useState(sampleRegister.values);
  const [problems, setProblems] = useState<RegisterProblems>({});
  const form = {
    ...args,
    values,
    problems,
    onType: (field: RegisterField, value: string) => setValues((all) => ({ ...all, [field]: value })),
    onSubmit: () => setProblems(problemsOf(view.fields, values, testContext)),
  };
  return <RegisterScreen form={form} />;
}

/** What is pasted, and what the platform receives. */
interface Pasted {
  readonly field: RegisterField;
  readonly taken: readonly (readonly [pasted: string, sent: string])[];
  readonly refused: readonly string[];
}

const meta = preview.type<{ args: RegisterFormProps }>().meta({
  title: 'Screens/Register/Pasted',
  args: { ...sampleRegister, view: ready(view), steps },
  render: (args) => <Form {...args} />,
  parameters: { layout: 'fullscreen' },
});

/** Pastes each text into a field, and sees what is taken as right and what is refused as wrong. */
const paste = ({ field, taken, refused }: Pasted) => ({
  args: { step: stepOf(field) },
  play: async ({ canvas, sandbox }: { canvas: ReturnType<typeof within>; sandbox: SandboxContext }): Promise<void> => {
    const t = translatorOf(sandbox);
    const input: HTMLInputElement = await canvas.findByLabelText(t(`fields:fields.${field}`), { selector: 'input' });
    const patternId = view.fields.find((shown) => shown.field === field)?.rule.patternId ?? null;
    const put = async (text: string): Promise<void> => {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
    };
    for (const text of refused) {
      await put(text);
      await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
      // The message of the field says what to write.
      await expect(input).toHaveAccessibleDescription(/\S/);
    }
    for (const [text, sent] of taken) {
      await put(text);
      // What the form says. The browser itself judges an address as it was pasted.
      await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid', 'true'));
      await expect(sentValue(field, valuesOf({ [field]: input.value }), country, patternId)).toBe(sent);
    }
  },
});

/** Letters that look the same are one, and nothing that cannot be seen is kept. */
export const Name = meta.story(
  paste({
    field: 'payeeName',
    taken: [
      ['สมชาย คำแก้ว', 'สมชาย คำแก้ว'],
      // ํ and า in place of ำ.
      ['สมชาย ค\u0e4d\u0e32แก้ว', 'สมชาย คำแก้ว'],
      ['สมชาย\u200b ใจดี', 'สมชาย ใจดี'],
      ['  สมชาย  ใจดี ', 'สมชาย ใจดี'],
    ],
    refused: ['สมชาย', 'Somchai 2', 'สมชาย \u202eใจดี'],
  }),
);

/** Beside +66 a number is understood with and without its code and its zero, as contacts copy it. */
export const Phone = meta.story(
  paste({
    field: 'mobileNum',
    taken: [
      ['\u202a+66 81 234 5679\u202c', '0812345679'],
      ['812345679', '0812345679'],
      ['66812345679', '0812345679'],
      ['๐๘๑-๒๓๔ ๕๖๗๙', '0812345679'],
    ],
    refused: ['12345', '+1 202 555 0100', '081234567'],
  }),
);

export const Email = meta.story(
  paste({
    field: 'email',
    taken: [['\u200bsomchai@example.com ', 'somchai@example.com']],
    refused: ['somchai@', 'somchai.example.com'],
  }),
);

/** Days are read in both eras; none is invented. */
export const Day = meta.story(
  paste({
    field: 'birthday',
    taken: [
      ['2543-02-29', '2000-02-29'],
      ['25380831', '1995-08-31'],
      ['๒๕๓๘-๐๘-๓๑', '1995-08-31'],
    ],
    refused: ['2543-02-30', '1999-02-29', '01/02/1990'],
  }),
);

export const Code = meta.story(
  paste({
    field: 'verificationCode',
    taken: [
      ['48 261', '48261'],
      ['\u200e๔๘๒๖๑', '48261'],
    ],
    // Nothing that can be seen.
    refused: ['\u200b', ' \u202a'],
  }),
);
