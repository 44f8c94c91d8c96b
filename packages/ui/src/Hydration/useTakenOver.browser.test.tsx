import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';

const options = [
  { value: '66', label: '+66' },
  { value: '856', label: '+856' },
] as const;

/** A form as a page has it: each change renders all of it again. */
function Form({ onChange }: { onChange: (name: string, value: unknown) => void }) {
  const [values, setValues] = useState({ name: '', password: '', country: '66' as '66' | '856', accepted: true });
  const set = (change: Partial<typeof values>): void => {
    const [[name, value] = ['', undefined]] = Object.entries(change);
    onChange(name, value);
    setValues((now) => ({ ...now, ...change }));
  };
  const { name, password, country, accepted } = values;
  return (
    <form>
      <TextInput label="name" name="name" value={name} onChange={(next) => set({ name: next })} />
      <PasswordInput
        label="password"
        name="password"
        autoComplete="off"
        showLabel="show"
        hideLabel="hide"
        value={password}
        onChange={(next) => set({ password: next })}
      />
      <Select
        label="country"
        name="country"
        options={options}
        value={country}
        onChange={(next) => set({ country: next })}
      />
      <Checkbox label="accepted" name="accepted" checked={accepted} onChange={(next) => set({ accepted: next })} />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

/** The form as a server writes it. */
function documentOf(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form onChange={() => {}} />);
  return container;
}

async function takeOver(container: HTMLElement) {
  const [onChange, onRecoverableError] = [vi.fn<(name: string, value: unknown) => void>(), vi.fn<() => void>()];
  const root = hydrateRoot(container, <Form onChange={onChange} />, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const find = <Found extends HTMLElement>(selector: string) => container.querySelector<Found>(selector) as Found;
  await expect.poll(() => Object.keys(find('form')).some((key) => key.startsWith('__reactFiber'))).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { onChange, find };
}

test('what is entered in a document becomes the values of the form', async () => {
  const container = documentOf();
  const input = (name: string) => container.querySelector(`[name=${name}]`) as HTMLInputElement;
  input('name').value = 'สมชาย';
  input('password').value = 'Lotus2569';
  input('country').value = '856';
  input('accepted').checked = false;
  const { onChange, find } = await takeOver(container);
  const entered = { name: 'สมชาย', password: 'Lotus2569', country: '856', accepted: false };
  await expect.poll(() => JSON.parse(find('output').textContent)).toEqual(entered);
  expect(onChange).toHaveBeenCalledTimes(4);
  // Renders the inputs again.
  find('button').click();
  await expect.poll(() => input('password').type).toBe('text');
  expect(input('password').value).toBe('Lotus2569');
});

test('a form in which nothing was entered does not change', async () => {
  const { onChange, find } = await takeOver(documentOf());
  find('button').click();
  await expect.poll(() => find<HTMLInputElement>('[name=password]').type).toBe('text');
  expect(onChange).not.toHaveBeenCalled();
});

test('a form that was not in a document does not change when it is shown', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const onChange = vi.fn<(value: string) => void>();
  // The element leaves the spaces out, and the list chooses its first option.
  flushSync(() =>
    root.render(
      <>
        <TextInput label="email" type="email" value=" a@b.example " onChange={onChange} />
        <Select label="country" options={options} value="" onChange={onChange} />
      </>,
    ),
  );
  expect(onChange).not.toHaveBeenCalled();
});
