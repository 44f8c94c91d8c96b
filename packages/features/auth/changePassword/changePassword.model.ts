import { type FormEvent, type FormState, type PasswordField, emptyForm, reduceForm } from '../password/form.model.ts';

export interface ChangeState extends FormState {
  /** The password known from the login was refused, so the form asks for it. */
  readonly storedIsWrong: boolean;
}

export type ChangeEvent = FormEvent | { readonly type: 'changed' };

export const emptyChange: ChangeState = { ...emptyForm, storedIsWrong: false };

/** Fields in form order. The current password is required only when it is not known from the login (CPW-01). */
export const changeFields = (asksOld: boolean): readonly PasswordField[] =>
  asksOld ? ['oldPassword', 'newPassword', 'confirmPassword'] : ['newPassword', 'confirmPassword'];

export function reduceChange(state: ChangeState, event: ChangeEvent): ChangeState {
  // Do not keep the passwords in memory.
  if (event.type === 'changed') return emptyChange;
  const next = reduceForm(state, event);
  return next.problems.oldPassword?.key === 'password_incorrect' ? { ...next, storedIsWrong: true } : next;
}
