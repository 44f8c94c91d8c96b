import type { ContractKind } from '#api/agent.ts';
import type { ContractState } from '#api/agentContract.ts';
import type { EventKind } from '#api/eventKinds.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import type { LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract } from '../schema/contracts.ts';
import { type NewMessage, writeMessages } from './messages.ts';
import { escaped, local, moment } from './texts.ts';

const names: Readonly<Record<ContractKind, LocalText>> = {
  dividend: { th: 'เงินปันผล', en: 'dividend' },
  daily: { th: 'ค่าตอบแทนรายวัน', en: 'daily salary' },
  hourly: { th: 'ค่าตอบแทนรายชั่วโมง', en: 'hourly salary' },
  realTime: { th: 'ค่าตอบแทนเรียลไทม์', en: 'real-time salary' },
};

/** The page of each kind in the agent centre. */
export const contractPages: Readonly<Record<ContractKind, string>> = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
};

/** The events of the team; what goes on as agreed is a message. */
const events: Readonly<Partial<Record<ToldState, EventKind>>> = {
  offered: 'contractWaits',
  rejected: 'contractEnds',
  withdrawn: 'contractEnds',
  expired: 'contractEnds',
  terminated: 'contractEnds',
};

type Told = Pick<NewMessage, 'title' | 'content'>;
/** `resumed`: it was to end, and goes on. */
type ToldState = Exclude<ContractState, 'replaced'> | 'resumed';

const texts: Readonly<
  Record<ToldState, (name: LocalText, other: LocalText, contract: Contract, at: LocalText) => Told>
> = {
  offered: (name, other, { note, from, offeredAt }, at) => ({
    title: { th: `มีข้อเสนอ${name.th}จาก ${other.th}`, en: `${other.en} offers you a ${name.en}` },
    content: local(
      `ตอบรับหรือปฏิเสธได้ถึง ${at.th}${from > offeredAt ? ` เริ่มนับ ${moment(from).th}` : ''}${note && ` ข้อความ: ${escaped(note)}`}`,
      `You can accept or reject it until ${at.en}.${from > offeredAt ? ` It begins on ${moment(from).en}.` : ''}${note && ` Note: ${escaped(note)}`}`,
    ),
  }),
  accepted: (name, other, _contract, at) => ({
    title: { th: `${other.th} ตอบรับ${name.th}แล้ว`, en: `${other.en} has accepted the ${name.en}` },
    content: local(`เริ่มนับตั้งแต่ ${at.th}`, `It counts from ${at.en} on.`),
  }),
  rejected: (name, other) => ({
    title: { th: `${other.th} ปฏิเสธ${name.th}`, en: `${other.en} has rejected the ${name.en}` },
    content: local('ข้อตกลงเดิมไม่เปลี่ยนแปลง', 'What was agreed on before has not changed.'),
  }),
  withdrawn: (name, other) => ({
    title: { th: `ข้อเสนอ${name.th}จาก ${other.th} ถูกถอนแล้ว`, en: `The ${name.en} of ${other.en} was withdrawn` },
    content: local('ข้อตกลงเดิมไม่เปลี่ยนแปลง', 'What was agreed on before has not changed.'),
  }),
  expired: (name, other) => ({
    title: { th: `ข้อเสนอ${name.th}ถึง ${other.th} หมดอายุ`, en: `Your offer of a ${name.en} to ${other.en} has expired` },
    content: local('ไม่มีการตอบรับภายในเวลาที่กำหนด', 'It was not answered in time.'),
  }),
  terminated: (name, other, { from, until }, at) =>
    until === from
      ? {
          title: { th: `${name.th}กับ ${other.th} จะไม่เริ่ม`, en: `The ${name.en} with ${other.en} does not begin` },
          content: local('ข้อตกลงเดิมไม่เปลี่ยนแปลง', 'What was agreed on before has not changed.'),
        }
      : {
          title: { th: `${name.th}กับ ${other.th} สิ้นสุด`, en: `The ${name.en} with ${other.en} ends` },
          content: local(
            `นับถึง ${at.th} งวดที่นับไปแล้วยังจ่ายตามเดิม`,
            `It counts until ${at.en}. What was counted before is paid.`,
          ),
        },
  resumed: (name, other) => ({
    title: { th: `${name.th}กับ ${other.th} มีผลต่อไป`, en: `The ${name.en} with ${other.en} goes on` },
    content: local('การสิ้นสุดที่แจ้งไว้ถูกยกเลิกแล้ว', 'It does not end as you were told.'),
  }),
};

/** Tells one side of a contract what the other has done. Joins the open transaction. */
export function tellContract(sandbox: Sandbox, memberId: string, contract: Contract, state: ToldState): void {
  const { id, kind, uplineId, downlineId, expiresAt, from, until } = contract;
  const otherId = memberId === downlineId ? uplineId : downlineId;
  const account = otherId === null ? null : (sandbox.store.get('members', otherId)?.account ?? '');
  // An upline stays masked, as on the page of transfers to it.
  const shown = account === null || otherId === downlineId ? account : maskAccount(account);
  const other = shown === null ? { th: 'แพลตฟอร์ม', en: 'The operator' } : { th: shown, en: shown };
  const at = moment(state === 'offered' ? expiresAt : state === 'accepted' ? from : (until ?? sandbox.now()));
  writeMessages(sandbox, memberId, [
    {
      // One that was to end and goes on can end again.
      about: `contract ${id} ${state} ${state === 'terminated' || state === 'resumed' ? sandbox.now() : ''}`.trim(),
      kind: 'contract',
      ...(events[state] && { event: { kind: events[state], reference: id } }),
      link: { page: contractPages[kind], ref: id },
      ...texts[state](names[kind], other, contract, at),
    },
  ]);
}
