import { longestNote, longestTag } from '#api/agentBook.ts';
import { writeNote } from '../agents/notes.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from './members.ts';

const agent = memberIdOf('agent');

/** What `agent` has written about the demonstration accounts of the team. */
const written = [
  { account: 'malee', note: 'สะดวกคุยหลังหกโมงเย็น ชอบให้ทักทางแชต', tags: ['VIP', 'ขาประจำ'] },
  { account: 'somchai', note: '', tags: ['VIP'] },
  { account: 'nok', note: 'หัวหน้าสายภาคเหนือ นัดคุยทุกต้นเดือน', tags: ['หัวหน้าสาย'] },
  { account: 'ploy', note: '', tags: ['มาใหม่'] },
] as const;

/** Gives `agent` notes and tags on a few accounts of the team, and one saved view. Joins the open transaction. */
export function seedAgentBook(sandbox: Sandbox): void {
  for (const { account, note, tags } of written) writeNote(sandbox, agent, memberIdOf(account), { note, tags });
  const view = {
    name: 'VIP เดิมพันสูงสุด',
    filter: { tag: 'VIP' },
    sort: { key: 'stake', order: 'desc' },
    hidden: ['rates', 'contracts'],
  } as const;
  sandbox.store.put('agentViews', agent, { memberId: agent, views: [{ ...view, hidden: [...view.hidden] }] });
}

/** Tags on a part of a large team. Joins the open transaction. */
export function seedTeamTags(sandbox: Sandbox, team: readonly string[]): void {
  for (const [number, id] of team.entries()) {
    const tags = [...(number % 9 === 0 ? ['VIP'] : []), ...(number % 7 === 0 ? ['ขาประจำ'] : [])];
    if (tags.length > 0) writeNote(sandbox, agent, id, { tags });
  }
}

/** As much about one account as there can be. Joins the open transaction. */
export function seedLongNote(sandbox: Sandbox): void {
  const words = 'คุยเรื่องแผนเดือนหน้าแล้วรอคำตอบอีกครั้งหลังวันหยุดยาวของครอบครัว ';
  const letters = Array.from(new Intl.Segmenter('th').segment(words.repeat(5)), ({ segment }) => segment);
  const tags = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า'].map((first) => longestOf(first, letters));
  const note = letters.slice(0, longestNote).join('').trim();
  writeNote(sandbox, agent, memberIdOf('malee'), { note, tags });
}

/** A tag without spaces of as many letters as one can have. */
function longestOf(first: string, letters: readonly string[]): string {
  const own = Array.from(new Intl.Segmenter('th').segment(first), ({ segment }) => segment);
  return [...own, ...letters.filter((letter) => letter !== ' ')].slice(0, longestTag).join('');
}
