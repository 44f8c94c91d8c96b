import { longestAgentText } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import { readLines } from '#text/readText.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import type { LocalText } from '../language.ts';
import { envelopeRewardId } from '../money/rewardRows.ts';
import { restOf } from '../play/protections.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { GivenEnvelope } from '../schema/envelopes.ts';
import { writeMessages } from './messages.ts';
import { escaped, local, moment, sum } from './texts.ts';

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

/**
 * Tells a player about a red envelope of an agent, with the agent's words. Not during a break (RSP-06): what can still be opened
 * after it is told then, as every reward is. Joins the open transaction.
 */
export function tellEnvelope(
  sandbox: Sandbox,
  { reference, toId, message, endsAt }: GivenEnvelope,
  from: string,
): void {
  if (restOf(sandbox, toId) !== null) return;
  const until = moment(endsAt);
  const words = escaped(message);
  writeMessages(sandbox, toId, [
    {
      // As the reward that it is, so that it is told once.
      about: `reward ${envelopeRewardId(reference)}`,
      kind: 'reward',
      event: { kind: 'envelopeOpen', reference },
      title: { th: `คุณได้รับอั่งเปาจากเอเย่นต์ ${from}`, en: `A red envelope from your agent ${from}` },
      content: local(
        `เปิดซองได้ถึง ${until.th}${words && ` ข้อความ: ${words}`}`,
        `It can be opened until ${until.en}.${words && ` Message: ${words}`}`,
      ),
      link: { page: 'redEnvelope', ref: reference },
    },
  ]);
}

/** Tells an agent that a red envelope has left the account, or has come back. Joins the open transaction. */
export function tellGiver(sandbox: Sandbox, { reference, fromId, toId, satang, endsAt, ended }: GivenEnvelope): void {
  const amount = sum(sandbox, satang);
  const to = maskAccount(sandbox.store.get('members', toId)?.account ?? '');
  const until = moment(endsAt);
  const told =
    ended === null
      ? {
          title: { th: `ให้อั่งเปา ${amount} แก่ ${to} แล้ว`, en: `You gave ${to} a red envelope of ${amount}` },
          content: local(
            `เปิดได้ถึง ${until.th} ถ้าไม่มีการเปิด เงินจะกลับมาที่คุณ เลขอ้างอิง ${reference} ถ้าคุณไม่ได้ทำรายการนี้ กรุณาติดต่อเราทันที`,
            `It can be opened until ${until.en}. If it is not, the money comes back to you. Reference ${reference}. If this was not you, write to us at once.`,
          ),
        }
      : {
          title: { th: `เงินอั่งเปา ${amount} กลับมาแล้ว`, en: `A red envelope of ${amount} came back` },
          content: local(
            `อั่งเปาที่ให้ ${to} ไม่มีการเปิดภายในเวลา เลขอ้างอิง ${reference}`,
            `The one for ${to} was not opened in time. Reference ${reference}.`,
          ),
        };
  writeMessages(sandbox, fromId, [
    {
      about: `${ended === null ? 'given' : 'returned'} envelope ${reference}`,
      kind: 'transfer',
      ...told,
      link: { page: 'transactionHistory', ref: null },
    },
  ]);
}

/** Tells an agent that red envelopes of one sum have left the account together. Joins the open transaction. */
export function tellGiverOfMany(sandbox: Sandbox, given: readonly GivenEnvelope[]): void {
  const [first] = given;
  if (first === undefined) return;
  const { fromId, satang, reference, endsAt } = first;
  const count = given.length;
  const total = sum(sandbox, satang * count);
  const each = sum(sandbox, satang);
  const until = moment(endsAt);
  writeMessages(sandbox, fromId, [
    {
      about: `given envelopes ${reference}`,
      kind: 'transfer',
      title: { th: `ให้อั่งเปา ${count} ซอง รวม ${total} แล้ว`, en: `You gave ${count} red envelopes, ${total} in all` },
      content: local(
        `ซองละ ${each} เปิดได้ถึง ${until.th} เงินของซองที่ไม่มีการเปิดจะกลับมาที่คุณ ถ้าคุณไม่ได้ทำรายการนี้ กรุณาติดต่อเราทันที`,
        `${each} in each. They can be opened until ${until.en}. What is not opened comes back to you. If this was not you, write to us at once.`,
      ),
      link: { page: 'transactionHistory', ref: null },
    },
  ]);
}

/** Reads what an agent has written to the downline. Refuses an empty text with `content_length`. */
export function readAgentText(content: string): Answer<string> {
  const text = readLines(content);
  return text === '' ? refuse('content_length', { detail: { min: 1, max: longestAgentText } }) : ok(text);
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
