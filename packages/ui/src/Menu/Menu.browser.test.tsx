import { createRoot } from 'react-dom/client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import * as code from './loadPopup.ts';
import { Menu } from './Menu.tsx';

const items = [{ kind: 'action', id: 'one', label: 'One', onSelect: () => {} }] as const;

vi.mock('./loadPopup.ts', { spy: true });

test('Escape closes a menu whose code is still on its way', async () => {
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>();
  const { loadPopup } = await vi.importActual<typeof code>('./loadPopup.ts');
  const arrived = onItsWay.then(loadPopup);
  vi.mocked(code.loadedPopup).mockReturnValue(undefined);
  vi.mocked(code.loadPopup).mockReturnValue(arrived);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Menu label="More" items={items} trigger={(it) => <Button {...it}>Open</Button>} />);
  const button = await within(container).findByRole('button', { name: 'Open' });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  arrive();
  await arrived;
  await expect(within(document.body).queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(within(document.body).getByRole('menu')).toBeVisible());
  root.unmount();
  container.remove();
});
