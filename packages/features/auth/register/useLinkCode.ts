import { affiliateCheck } from '#api/registration.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { readText } from '#text/readText.ts';
import { type LinkCode, noLinkCode } from './register.form.ts';

/** Checks the affiliate code of the link as soon as the form is mounted (REG-09). */
export function useLinkCode(raw: string | null): LinkCode {
  const { origin } = usePlatform();
  const code = readText(raw ?? '');
  const domain = new URL(origin).host;
  const [answer] = useRemote(affiliateCheck, code === '' ? null : { code, domain }, 'oncePerSession');
  if (code === '') return noLinkCode;
  if (answer.status === 'ready') return { code, state: answer.value.valid ? 'valid' : 'invalid' };
  return { code, state: answer.status === 'loading' ? 'checking' : 'unknown' };
}
