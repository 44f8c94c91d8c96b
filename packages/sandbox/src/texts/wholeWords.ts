import { createLineMarker } from '#text/thaiLines.ts';
import { wholeThaiWords } from '#text/thaiWords.ts';
import type { LocalText } from '../language.ts';

/** Words in names of the sandbox that browsers divide: borrowed ones, and short compounds. */
const inNames: readonly string[] = [
  ...['เรืองรอง', 'ทรงพลัง', 'เชอร์รี', 'เบอร์รี', 'ส้มโอ', 'ผลไม้', 'น้ำแข็ง', 'ข้าวเหนียว', 'ทวารบาล', 'นางเงือก', 'ดาวเคราะห์'],
  ...['หุ่นยนต์', 'โอปอล', 'กรงเล็บ', 'ดอกบัว', 'ดอกไม้', 'น็อกเอาต์', 'ฟรีคิก', 'แฮตทริก', 'ดาร์บี', 'ซัลโว', 'แมมมอธ', 'ช้างเผือก'],
  ...['นกเงือก', 'นกฮูก', 'นกยูง', 'เจ้าสัว', 'โจ๊กเกอร์', 'โคลเวอร์', 'เจ้าหญิง', 'เที่ยงคืน', 'ละครสัตว์', 'ลูกกวาด', 'ปลาคาร์ป'],
  ...['เฟื่องฟ้า', 'ลีลาวดี', 'พุดซ้อน', 'นครา', 'อันดา', 'อาร์เคด', 'ป๊อกเด้ง', 'เซรามิก', 'พาวเวอร์แบงก์'],
  ...[
    'เอฟซี',
    'ทัสเกอร์ส',
    'ปาปายา',
    'โกสต์',
    'ชิลลี',
    'มิดไนต์',
    'ไมนาห์',
    'สแตติก',
    'เฮรอน',
    'เอ็มเบอร์',
    'เกกโก',
    'ซีโร่',
    'แมงโก้',
  ],
  ...['คลาวด์', 'ออตเตอร์', 'ไรวัลส์', 'สปรินต์', 'สกายเลน', 'อารีนา', 'ฮาร์เบอร์', 'มาสเตอร์ส'],
];

/** Marks the Thai texts of the sandbox, as the contract lets a platform do: no line divides a word of the lists. */
export const platformLines = createLineMarker([...wholeThaiWords, ...inNames]);

/** A text or name of the sandbox with marked Thai. */
export const marked = ({ th, en }: LocalText): LocalText => ({ th: platformLines.mark(th), en });
