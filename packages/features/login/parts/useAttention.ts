import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { LoginField } from '../login.model.ts';
import type { LoginProps } from '../useLogin.ts';

export type FieldRefs = Readonly<Record<LoginField, (input: HTMLInputElement | null) => void>>;

/**
 * Moves the focus to the field that needs it, each time something new is wrong. `startRef` follows the field to begin
 * with: the wrong one, else the first that is empty.
 */
export function useAttention(
  { attention, values }: LoginProps,
  startRef: RefObject<HTMLInputElement | null> | undefined,
): FieldRefs {
  const inputs = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
  };
  const look = useEffectEvent(() => {
    const input = attention.field && inputs[attention.field].current;
    if (!input) return;
    input.focus();
    // Typing again replaces what was wrong.
    input.select();
  });
  useEffect(() => {
    if (attention.count > 0) look();
  }, [attention.count]);

  const start: LoginField = attention.field ?? (values.username === '' ? 'username' : 'password');
  const register = (field: LoginField) => (input: HTMLInputElement | null) => {
    inputs[field].current = input;
    if (startRef && field === start) startRef.current = input;
  };
  return { username: register('username'), password: register('password'), captcha: register('captcha') };
}
