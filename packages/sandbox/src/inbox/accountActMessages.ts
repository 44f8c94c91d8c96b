import type { DownlineKind } from '#api/agent.ts';
import type { AgentPauseReason } from '#api/agentPause.ts';
import type { LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { writeMessages } from './messages.ts';
import { escaped, local } from './texts.ts';

const reasons: Readonly<Record<Exclude<AgentPauseReason, 'other'>, LocalText>> = {
  account: { th: 'ต้องตรวจสอบข้อมูลบัญชีก่อน', en: 'something about the account has to be checked first' },
  payment: { th: 'มียอดค้างชำระระหว่างกัน', en: 'a payment between you is outstanding' },
  rules: { th: 'ไม่เป็นไปตามกติกา', en: 'the rules were not kept' },
};

/** Tells an account of a pause by its agent, or that it is lifted (null). Joins the open transaction. */
export function tellPause(
  sandbox: Sandbox,
  agent: Member,
  memberId: string,
  pause: { readonly reason: AgentPauseReason; readonly note: string } | null,
): void {
  const name = agent.nickname;
  const note = escaped(pause?.note ?? '');
  const { th, en } = pause === null || pause.reason === 'other' ? { th: note, en: note } : reasons[pause.reason];
  write(sandbox, memberId, 'pause', {
    title:
      pause === null
        ? { th: `เอเย่นต์ ${name} ให้เล่นต่อได้แล้ว`, en: `Your agent ${name} has lifted the pause` }
        : { th: `เอเย่นต์ ${name} พักการเล่นของคุณ`, en: `Your agent ${name} has paused your play` },
    content:
      pause === null
        ? local('คุณเปิดเกมและเดิมพันได้ตามปกติ', 'You can open games and bet again.')
        : local(
            `เหตุผล: ${th} ระหว่างนี้เริ่มเดิมพันใหม่ไม่ได้ แต่ฝาก ถอน ดูประวัติ และตั้งวงเงินได้ตามปกติ เดิมพันที่วางไว้แล้วตัดสินผลตามเดิม ถ้ามีข้อสงสัย ติดต่อเอเย่นต์หรือฝ่ายบริการลูกค้า`,
            `Reason: ${en}. You cannot place new bets for now. Deposits, withdrawals, records and limits stay open, and open bets are settled as usual. If you have questions, ask your agent or customer service.`,
          ),
  });
}

/** Tells an account that it has become an agent, or a member again. Joins the open transaction. */
export function tellKind(sandbox: Sandbox, agent: Member, memberId: string, kind: DownlineKind): void {
  const name = agent.nickname;
  write(sandbox, memberId, 'kind', {
    title:
      kind === 'agent'
        ? { th: 'บัญชีของคุณเป็นเอเย่นต์แล้ว', en: 'Your account is an agent account now' }
        : { th: 'บัญชีของคุณกลับเป็นสมาชิกแล้ว', en: 'Your account is a member account again' },
    content:
      kind === 'agent'
        ? local(
            `เอเย่นต์ ${name} ตั้งให้บัญชีของคุณเป็นเอเย่นต์ ดูเรตและชวนสมาชิกได้ที่ศูนย์เอเย่นต์`,
            `Your agent ${name} has made it one. Your rates, and the ways to bring players, are in the agent centre.`,
          )
        : local(
            `เอเย่นต์ ${name} เปลี่ยนบัญชีของคุณกลับเป็นสมาชิก เงินและประวัติของคุณยังอยู่ครบ`,
            `Your agent ${name} has made it one. Your money and records have not changed.`,
          ),
  });
}

function write(
  sandbox: Sandbox,
  memberId: string,
  about: string,
  words: { readonly title: LocalText; readonly content: LocalText },
): void {
  // Two changes can have the same time; each is told.
  const own = sandbox.store.get('memberMessages', memberId)?.ids.length ?? 0;
  writeMessages(sandbox, memberId, [{ about: `${about} ${sandbox.now()} ${own}`, kind: 'agent', ...words }]);
}
