import type { PlatformLanguage } from '../language.ts';

/** Where a player finds help, by language (RSP-08). */
export const helplines: Readonly<
  Record<PlatformLanguage, readonly { readonly name: string; readonly phone: string; readonly note: string }[]>
> = {
  th: [{ name: 'สายด่วนสุขภาพจิต', phone: '1323', note: 'โทรฟรี ตลอด 24 ชั่วโมง' }],
  en: [{ name: 'Mental Health Hotline', phone: '1323', note: 'Free of charge, around the clock' }],
};
