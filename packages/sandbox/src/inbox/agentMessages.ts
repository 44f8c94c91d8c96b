import { type GameType, gameTypes } from '#api/primitives.ts';
import type { LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema.ts';
import { writeMessages } from './messages.ts';
import { escaped, local, moment } from './texts.ts';

const gameTypeNames: Readonly<Record<GameType, LocalText>> = {
  RNG: { th: 'สล็อต', en: 'slots' },
  LIVE: { th: 'คาสิโนสด', en: 'live casino' },
  FISH: { th: 'ยิงปลา', en: 'fishing' },
  PVP: { th: 'เกมไพ่', en: 'card games' },
  SPORTS: { th: 'กีฬา', en: 'sports' },
  ESPORTS: { th: 'อีสปอร์ต', en: 'esports' },
  LOTT: { th: 'หวย', en: 'lottery' },
  ELOTT: { th: 'หวยออนไลน์', en: 'e-lottery' },
  COCKFIGHT: { th: 'ไก่ชน', en: 'cockfights' },
};

/** Tells an account that its rates change. Joins the open transaction. */
export function tellRates(
  sandbox: Sandbox,
  memberId: string,
  { rates, from }: { readonly rates: Readonly<Partial<Record<GameType, number>>>; readonly from: number },
): void {
  const at = moment(from);
  const listed = (language: 'th' | 'en'): string =>
    gameTypes
      .flatMap((gameType) => {
        const rate = rates[gameType];
        return rate === undefined ? [] : `${gameTypeNames[gameType][language]} ${(rate / 100).toFixed(2)}%`;
      })
      .join(', ');
  const isNow = from <= sandbox.now();
  writeMessages(sandbox, memberId, [
    {
      about: `rates ${sandbox.now()} ${from} ${listed('en')}`,
      kind: 'agent',
      title: isNow
        ? { th: 'เรตของคุณเปลี่ยนแล้ว', en: 'Your rates have changed' }
        : { th: 'เรตของคุณจะเปลี่ยน', en: 'Your rates will change' },
      content: local(
        isNow ? `เรตใหม่: ${listed('th')}` : `ตั้งแต่ ${at.th} เรตใหม่: ${listed('th')}`,
        isNow ? `New rates: ${listed('en')}.` : `From ${at.en}: ${listed('en')}.`,
      ),
    },
  ]);
}

/** Delivers a message of an agent to an account of the team. Joins the open transaction. */
export function tellDownline(sandbox: Sandbox, agent: Member, memberId: string, content: string): void {
  const own = sandbox.store.get('memberMessages', memberId)?.ids.length ?? 0;
  const [name, text] = [agent.nickname, escaped(content)];
  writeMessages(sandbox, memberId, [
    {
      about: `from ${agent.id} ${sandbox.now()} ${own}`,
      kind: 'agent',
      title: { th: `ข้อความจากเอเย่นต์ ${name}`, en: `Message from your agent ${name}` },
      content: local(text, text),
    },
  ]);
}
