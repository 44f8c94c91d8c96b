import { deviceOf } from '../accounts/devices.ts';
import type { LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { RecordedLogin } from '../schema/accounts.ts';
import type { LimitChange } from '../schema/play.ts';
import { placeOf } from '../seed/places.ts';
import { type NewMessage, writeMessages } from './messages.ts';
import { escaped, local, moment } from './texts.ts';

/**
 * Tells a member about a login from a device, or a place, that none of the `earlier` logins came from. The first login of all
 * is not told. Joins the open transaction.
 */
export function tellLogin(
  sandbox: Sandbox,
  memberId: string,
  { at, userAgent, ip }: RecordedLogin,
  earlier: readonly RecordedLogin[],
): void {
  const accepted = earlier.filter(({ outcome }) => outcome === 'accepted');
  const { device } = deviceOf(userAgent);
  if (accepted.length === 0) return;
  const isKnownDevice = accepted.some((login) => deviceOf(login.userAgent).device === device);
  const where = placeName(ip);
  if (isKnownDevice && accepted.some((login) => placeName(login.ip).en === where.en)) return;
  const [th, en] = [device || 'อุปกรณ์ที่ไม่รู้จัก', device || 'an unknown device'];
  const time = moment(at);
  const title: LocalText = isKnownDevice
    ? { th: `เข้าสู่ระบบจากที่ใหม่: ${where.th}`, en: `New login from ${where.en}` }
    : { th: `เข้าสู่ระบบจากอุปกรณ์ใหม่: ${th}`, en: `New login from ${en}` };
  writeMessages(sandbox, memberId, [
    {
      about: `login ${at} ${device}`,
      kind: 'security',
      event: {
        kind: 'newDevice',
        label: {
          th: `${title.th}${isKnownDevice ? ` (${th})` : `, ${where.th}`}`,
          en: `${title.en}${isKnownDevice ? ` (${en})` : `, ${where.en}`}`,
        },
      },
      title,
      content: local(
        `มีการเข้าสู่ระบบเมื่อ ${time.th} จาก ${escaped(th)} ที่ ${escaped(where.th)} (${escaped(ip)}) ถ้าไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและออกจากระบบทุกอุปกรณ์ทันที`,
        `Your account was used on ${time.en} from ${escaped(en)} in ${escaped(where.en)} (${escaped(ip)}). If this was not you, change your password and log out all devices.`,
      ),
      link: { page: 'securityCenter', ref: null },
    },
  ]);
}

/** The place of an address; the address itself where its place is unknown. */
const placeName = (ip: string): LocalText => placeOf(ip) ?? { th: ip, en: ip };

const forGood = { th: 'โดยไม่มีกำหนด', en: 'for good' };

/** Tells a member that a limit or a break of theirs has begun. Joins the open transaction. */
export function tellLimit(sandbox: Sandbox, memberId: string, { at, change, kind, period, until }: LimitChange): void {
  const texts = limitTexts(change, until);
  if (texts === null) return;
  const about = `limit ${at} ${change} ${kind ?? ''} ${period ?? ''}`;
  writeMessages(sandbox, memberId, [{ about, kind: 'limit', link: { page: 'limits', ref: null }, ...texts }]);
}

function limitTexts(change: LimitChange['change'], until: number | null): Pick<NewMessage, 'title' | 'content'> | null {
  if (change === 'timeout' || change === 'exclusion') {
    const end = until === null ? forGood : moment(until);
    const [th, en] = until === null ? [end.th, end.en] : [`ถึง ${end.th}`, `until ${end.en}`];
    return {
      title: { th: `เริ่มพักการเล่น ${th}`, en: `Your break from play has begun, ${en}` },
      content: local(
        'ระหว่างนี้คุณยังถอนเงิน ดูประวัติ และติดต่อเราได้ตามปกติ',
        'You can still withdraw, look at your records and contact us.',
      ),
    };
  }
  if (change !== 'set' && change !== 'lowered' && change !== 'raised') return null;
  return {
    title: { th: 'วงเงินที่คุณตั้งเริ่มใช้แล้ว', en: 'The limit that you set has begun' },
    content: local('ดูหรือลดวงเงินได้ทุกเมื่อที่หน้าวงเงินของฉัน', 'You can look at it, or lower it, at any time in My limits.'),
  };
}
