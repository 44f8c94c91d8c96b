import { type FormEvent, type FormState, type PasswordField, emptyForm, reduceForm } from './form.model.ts';

export interface ChangeState extends FormState {
  /** The password that was held turned out to be another one: it has to be asked for. */
  readonly heldIsWrong: boolean;
}

export type ChangeEvent = FormEvent | { readonly type: 'changed' };

export const emptyChange: ChangeState = { ...emptyForm, heldIsWrong: false };

/** CPW-01: the current password is asked for only where none is held. */
export const changeFields = (asksOld: boolean): readonly PasswordField[] =>
  asksOld ? ['oldPassword', 'newPassword', 'confirmPassword'] : ['newPassword', 'confirmPassword'];

export function reduceChange(state: ChangeState, event: ChangeEvent): ChangeState {
  // Nothing that was typed stays in memory longer than it is needed.
  if (event.type === 'changed') return emptyChange;
  const next = reduceForm(state, event);
  return next.problems.oldPassword?.key === 'password_incorrect' ? { ...next, heldIsWrong: true } : next;
}
