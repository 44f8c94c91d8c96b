import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { paymentPasswordState } from '#api/paymentPassword.ts';
import { lastCode } from '#sandbox/accounts/outbox.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { PersonalDetailsCard } from './PersonalDetailsCard.tsx';
import { usePersonalDetails } from './usePersonalDetails.ts';

const newMobile = '0899990000';

async function renderDetails(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(PersonalDetailsCard, usePersonalDetails, { persona: 'member', ...options });
  const { canvas, sandbox, t } = rendered;
  const dialog = async () => within(await screen.findByRole('dialog'));
  return {
    ...rendered,
    dialog,
    member: () => sandbox.store.get('members', memberIdOf(accounts.member)),
    async open(field: 'mobile' | 'line', action: 'add' | 'change') {
      const name = `${t(`personalDetails:${action}`)} ${t(`personalDetails:fields.${field}`)}`;
      await userEvent.click(await canvas.findByRole('button', { name }));
      return dialog();
    },
    async type(label: string, text: string) {
      const input = (await dialog()).getByLabelText((found: string) => found.replace(/\*$/, '') === label, {
        selector: 'input',
      });
      await userEvent.type(input, text);
    },
    /** Sends a code with one of the two buttons, and returns it. */
    async codeFrom(index: 0 | 1, address: string): Promise<string> {
      const wanted = (await dialog()).getAllByRole('button').filter(({ textContent }) => textContent.includes('08'));
      const button = wanted[index];
      if (button === undefined) throw new Error('no button that sends a code');
      await userEvent.click(button);
      await waitFor(() => expect(lastCode(sandbox, address)).toBeDefined());
      return lastCode(sandbox, address) ?? '';
    },
  };
}

test('a new mobile number is saved with the codes of both numbers, and shown as verified', async () => {
  const { calls, canvas, codeFrom, dialog, member, open, t, type } = await renderDetails();
  await open('mobile', 'change');
  const former = member()?.mobile ?? '';
  await type(t('personalDetails:newMobile'), newMobile);
  const ways = (await dialog()).getByRole('combobox', { name: t('stepUp:by') });
  await userEvent.selectOptions(ways, 'sms');
  await type(t('personalDetails:newCode'), await codeFrom(1, '66899990000'));
  await type(t('stepUp:labels.sms'), await codeFrom(0, former));
  const asked = calls(paymentPasswordState).length;
  await userEvent.click(screen.getByRole('button', { name: t('personalDetails:submit') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await canvas.findByText('08x-xxx-0000');
  await expect(member()?.mobile).toBe('66899990000');
  // Codes for the payment password go to the new number.
  await waitFor(() => expect(calls(paymentPasswordState).length).toBeGreaterThan(asked));
});

test('a lost answer keeps what was typed, and sending it again is no error', async () => {
  const { canvas, open, t, type } = await renderDetails({
    faults: [{ match: 'memberProfileSet', when: { calls: [1] }, effect: 'applied', fault: { kind: 'network' } }],
  });
  const dialog = await open('line', 'add');
  await dialog.findByLabelText((found: string) => found.startsWith(t('stepUp:labels.loginPassword')));
  await type(t('stepUp:labels.loginPassword'), demoPassword);
  await type(t('personalDetails:fields.line'), 'fahsai.demo{Enter}');
  await dialog.findByText(t('personalDetails:maybe'));
  await expect(dialog.getByRole('textbox')).toHaveValue('fahsai.demo');
  await userEvent.click(dialog.getByRole('button', { name: t('personalDetails:submit') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await canvas.findByText('fa***');
});
