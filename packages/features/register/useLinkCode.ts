import { affiliateCheck } from '#api/account.ts';
import { useRemote } from '../shared/remote.ts';
import { type LinkCode, noLinkCode } from './register.form.ts';

/** REG-09: the affiliate code that the link carries, checked as soon as the form is there. */
export function useLinkCode(written: string | null): LinkCode {
  const code = written?.trim() ?? '';
  const [answer] = useRemote(affiliateCheck, code === '' ? null : { code, domain: location.host }, 'oncePerSession');
  if (code === '') return noLinkCode;
  if (answer.status === 'ready') return { code, state: answer.value.valid ? 'valid' : 'invalid' };
  return { code, state: answer.status === 'loading' ? 'checking' : 'unknown' };
}
