import type { LocalText } from '../language.ts';
import { gameLanguage } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { writeMessages } from './messages.ts';
import { local, moment } from './texts.ts';

/** What can change about the protection of an account. */
export type AccountChange =
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeySuspended'
  | 'mobile'
  | 'email'
  | 'line'
  | 'telegram'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'password'
  | 'paymentPassword'
  | 'bankAccountAdded'
  | 'bankAccountRemoved'
  | 'assistantOpened'
  | 'assistantRights'
  | 'assistantSuspended'
  | 'assistantResumed'
  | 'assistantPassword'
  | 'assistantRemoved';

const titles: Readonly<Record<AccountChange, LocalText>> = {
  authenticatorOn: { th: 'เปิดใช้แอปยืนยันตัวตนแล้ว', en: 'An authenticator app was turned on' },
  authenticatorOff: { th: 'ปิดแอปยืนยันตัวตนแล้ว', en: 'The authenticator app was turned off' },
  passkeyAdded: { th: 'เพิ่มพาสคีย์แล้ว', en: 'A passkey was added' },
  passkeyRemoved: { th: 'ลบพาสคีย์แล้ว', en: 'A passkey was removed' },
  passkeySuspended: { th: 'ระงับพาสคีย์แล้ว เพราะอาจมีผู้คัดลอก', en: 'A passkey was suspended: there may be a copy of it' },
  mobile: { th: 'เปลี่ยนหมายเลขโทรศัพท์แล้ว', en: 'The mobile number was changed' },
  email: { th: 'เปลี่ยนอีเมลแล้ว', en: 'The e-mail address was changed' },
  line: { th: 'เปลี่ยน LINE ID แล้ว', en: 'The LINE ID was changed' },
  telegram: { th: 'เปลี่ยนชื่อ Telegram แล้ว', en: 'The Telegram name was changed' },
  sessionEnded: { th: 'ออกจากระบบในอุปกรณ์หนึ่งแล้ว', en: 'A device was logged out' },
  sessionsEnded: { th: 'ออกจากระบบในอุปกรณ์อื่นทั้งหมดแล้ว', en: 'All other devices were logged out' },
  password: { th: 'เปลี่ยนรหัสผ่านเข้าสู่ระบบแล้ว', en: 'The login password was changed' },
  paymentPassword: { th: 'เปลี่ยนรหัสถอนเงินแล้ว', en: 'The withdrawal password was changed' },
  bankAccountAdded: { th: 'เพิ่มบัญชีธนาคารแล้ว', en: 'A bank account was added' },
  bankAccountRemoved: { th: 'ลบบัญชีธนาคารแล้ว', en: 'A bank account was removed' },
  assistantOpened: { th: 'เปิดบัญชีผู้ช่วยเอเย่นต์แล้ว', en: 'A login for an assistant was opened' },
  assistantRights: { th: 'เปลี่ยนสิทธิ์ของผู้ช่วยแล้ว', en: 'The rights of an assistant were changed' },
  assistantSuspended: { th: 'ระงับบัญชีผู้ช่วยแล้ว', en: 'An assistant was suspended' },
  assistantResumed: { th: 'เปิดใช้บัญชีผู้ช่วยอีกครั้งแล้ว', en: 'An assistant can log in again' },
  assistantPassword: { th: 'ออกรหัสผ่านใหม่ให้ผู้ช่วยแล้ว', en: 'An assistant was given a new first password' },
  assistantRemoved: { th: 'ลบผู้ช่วยแล้ว', en: 'An assistant was removed' },
};

const isPassword = (change: AccountChange): boolean => change === 'password' || change === 'paymentPassword';

/**
 * Tells a member by an internal message that the protection of the account has changed, and until when withdrawals rest.
 * Returns the same in short, for SMS and e-mail, in the member's language. Joins the open transaction.
 */
export function tellChange(sandbox: Sandbox, member: Member, change: AccountChange, restsUntil: number | null): string {
  const at = sandbox.now();
  const title = titles[change];
  const [time, until] = [moment(at), restsUntil === null ? null : moment(restsUntil)];
  const rest: LocalText = {
    th: until === null ? '' : `เพื่อความปลอดภัย ถอนเงินได้อีกครั้ง ${until.th} `,
    en: until === null ? '' : `For your safety, you can withdraw again from ${until.en}. `,
  };
  const notYou: LocalText = {
    th: 'ถ้าไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
    en: 'If this was not you, change your password and contact customer service at once.',
  };
  writeMessages(sandbox, member.id, [
    {
      // Two changes can have the same time; each is told.
      about: `change ${change} ${at} ${sandbox.store.get('memberMessages', member.id)?.ids.length ?? 0}`,
      kind: 'security',
      ...(isPassword(change) && { event: { kind: 'passwordChanged' } as const }),
      title,
      content: local(
        `${title.th} เมื่อ ${time.th} ${rest.th}${notYou.th}`,
        `${title.en} on ${time.en}. ${rest.en}${notYou.en}`,
      ),
      link: { page: 'securityCenter', ref: null },
    },
  ]);
  const language = gameLanguage(member.language);
  const stop = language === 'en' ? '.' : '';
  return `Kinnari: ${member.account} – ${title[language]}${stop} ${rest[language]}${notYou[language]}`;
}
