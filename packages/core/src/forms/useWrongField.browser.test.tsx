import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { Form } from './Form.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useWrongField } from './useWrongField.ts';

const places = ['username', 'mobileNum', 'nothing', 'first', 'summary'] as const;

/** A form with two wrong fields, and a button for each place that can be attended to. */
async function renderForm() {
  function Example() {
    const [attention, setAttention] = useState({ to: 'first', count: 0 });
    const attend = (to: string) => setAttention(({ count }) => ({ to, count: count + 1 }));
    return (
      <>
        <Form ref={useWrongField(attention)} label="example" failure={null} onSubmit={() => {}}>
          <ProblemSummary
            lines={[
              { place: 'username', text: 'Name: empty' },
              { place: 'mobileNum', text: 'Number: empty' },
            ]}
          />
          <TextInput label="nickname" name="nickname" />
          <TextInput label="name" name="username" error="empty" defaultValue="a" />
          <TextInput label="number" name="mobileNum" error="empty" defaultValue="08" />
        </Form>
        {places.map((place) => (
          <Button key={place} onClick={() => attend(place)}>
            {place}
          </Button>
        ))}
      </>
    );
  }
  const { canvas } = await renderOnPlatform(Example, noProps);
  const attend = (place: (typeof places)[number]) => userEvent.click(canvas.getByRole('button', { name: place }));
  return { canvas, attend };
}

test('the field that is named takes the focus before an earlier one that is wrong too, and its text is selected', async () => {
  const { canvas, attend } = await renderForm();
  const number = canvas.getByRole<HTMLInputElement>('textbox', { name: 'number' });
  await attend('mobileNum');
  await waitFor(() => expect(number).toHaveFocus());
  await expect([number.selectionStart, number.selectionEnd]).toEqual([0, 2]);
  // Asked for again, it takes the focus again.
  await attend('mobileNum');
  await waitFor(() => expect(number).toHaveFocus());
});

test('a name that no field has leads to the first wrong one', async () => {
  const { canvas, attend } = await renderForm();
  await attend('nothing');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'name' })).toHaveFocus());
});

test('the first field and the summary are attended to, and its lines lead to their fields', async () => {
  const { canvas, attend } = await renderForm();
  await attend('first');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'nickname' })).toHaveFocus());
  await attend('summary');
  await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  await userEvent.click(canvas.getByRole('link', { name: 'Number: empty' }));
  await expect(canvas.getByRole('textbox', { name: 'number' })).toHaveFocus();
});
