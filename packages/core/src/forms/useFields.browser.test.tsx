import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { type ApiError, fail, ok } from '#api/errors.ts';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { Form } from './Form.tsx';
import { useFields } from './useFields.ts';
import type { Sent } from './useForm.ts';

interface Values {
  readonly name: string;
  readonly note: string;
  readonly pin: string;
  readonly secret: string;
}
type Found = Readonly<Partial<Record<keyof Values, string>>>;

const refused = (code: 'account_taken' | 'password_incorrect' | 'unknown'): ApiError => ({
  kind: 'refused',
  code,
  message: '',
  detail: {},
});
function problemsOf(error: ApiError): Found | null {
  if (error.kind !== 'refused' || error.code === 'unknown') return null;
  return error.code === 'account_taken' ? { name: 'taken' } : { secret: 'wrong' };
}

/** A form of four fields, two of which are secrets. `answer` ends the attempt that runs. */
async function renderForm() {
  let answer: (sent: Sent) => void = () => undefined;
  let attempts = 0;
  function Example() {
    const form = useFields<Values, Found>(
      { name: '', note: '', pin: '', secret: '' },
      { problemsOf, secrets: ['pin', 'secret'] },
    );
    const { values, problems } = form;
    const empty = (field: keyof Values): Found => (values[field] === '' ? { [field]: 'empty' } : {});
    const send = async (): Promise<Sent> => {
      attempts += 1;
      const { promise, resolve } = Promise.withResolvers<Sent>();
      answer = resolve;
      return promise;
    };
    const submit = () => form.submit({ ...empty('name'), ...empty('note'), ...empty('secret') }, send);
    const propsOf = (field: keyof Values) => ({
      label: field,
      value: values[field],
      error: problems[field],
      onChange: (value: string) => form.change({ [field]: value }),
    });
    return (
      <Form ref={form.ref} label="example" failure={form.failure} onSubmit={() => void submit()}>
        <TextInput {...propsOf('name')} />
        <TextArea {...propsOf('note')} />
        <TextInput {...propsOf('pin')} name="pin" />
        <TextInput {...propsOf('secret')} />
        <Button type="submit" busy={form.busy}>
          send
        </Button>
        <Button onClick={() => form.reset()}>again</Button>
      </Form>
    );
  }
  const { canvas } = await renderOnPlatform(Example, noProps);
  const [name, note, pin, secret] = canvas.getAllByRole<HTMLInputElement>('textbox');
  if (name === undefined || note === undefined || pin === undefined || secret === undefined)
    throw new Error('fields are missing');
  return { canvas, name, note, pin, secret, answer: (sent: Sent) => answer(sent), attempts: () => attempts };
}

test('the first wrong field takes the focus with every attempt, whatever it is', async () => {
  const { name, note, secret, attempts } = await renderForm();
  await userEvent.type(secret, '{Enter}');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'fah');
  await expect(name).toBeValid();
  await expect(note).toBeInvalid();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(note).toHaveFocus());
  await userEvent.type(secret, '{Enter}');
  await waitFor(() => expect(note).toHaveFocus());
  await expect(attempts()).toBe(0);
});

test('a refusal stands at its field, empties all secrets, and one attempt runs at a time', async () => {
  const { canvas, name, note, pin, secret, answer, attempts } = await renderForm();
  const fill = async () => {
    await userEvent.type(pin, '99');
    await userEvent.type(secret, '1234{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'send' })).toHaveAttribute('aria-busy', 'true'));
  };
  await userEvent.type(name, 'fah');
  await userEvent.type(note, 'a note');
  await fill();
  await userEvent.type(name, '{Enter}');
  await expect(attempts()).toBe(1);
  answer(fail(refused('password_incorrect')));
  // The first that has to be typed anew, although another one is wrong.
  await waitFor(() => expect(pin).toHaveFocus());
  await expect(secret).toBeInvalid();
  await expect([name.value, note.value, pin.value, secret.value]).toEqual(['fah', 'a note', '', '']);
  await fill();
  answer(fail(refused('account_taken')));
  await waitFor(() => expect(name).toHaveFocus());
  await expect(secret).toHaveValue('1234');
  await expect(secret).toBeValid();
});

test('an error of the whole form is announced and describes it, and a correction of a part is left to that part', async () => {
  const { canvas, name, note, secret, answer, attempts } = await renderForm();
  await userEvent.type(name, 'fah');
  await userEvent.type(note, 'a note');
  await userEvent.type(secret, '1{Enter}');
  await waitFor(() => expect(attempts()).toBe(1));
  answer(fail(refused('unknown')));
  const alert = await canvas.findByRole('alert');
  await expect(canvas.getByRole('form')).toHaveAccessibleDescription(alert.textContent);
  await userEvent.type(secret, '2{Enter}');
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  answer('wrong');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'send' })).not.toHaveAttribute('aria-busy', 'true'));
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'again' }));
  await expect([name.value, note.value, secret.value]).toEqual(['', '', '']);
  answer(ok(null));
});
