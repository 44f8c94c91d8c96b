import type { LocalText } from '../language.ts';

/** A notice to players. `content` is rich text, as an operator's editor writes it. */
export interface Notice {
  readonly id: string;
  /** How many days before today it was published. */
  readonly daysAgo: number;
  readonly title: LocalText;
  readonly content: LocalText;
}

/** Notices for the inbox, newest first. */
export const notices: readonly Notice[] = [
  {
    id: 'notice-1',
    daysAgo: 1,
    title: { th: 'ยินดีต้อนรับสู่แพลตฟอร์มสาธิต', en: 'Welcome to the demonstration platform' },
    content: {
      th: '<p>ที่นี่เป็น<strong>ระบบสาธิต</strong> ไม่มีเงินจริง ทุกยอดเป็นตัวเลขสำหรับทดลองใช้งานเท่านั้น</p><p>เดินดูได้ทุกหน้า และถ้าสงสัยเรื่องไหน <a href="/help#about">ศูนย์ช่วยเหลือ</a>มีคำตอบ</p>',
      en: '<p>This is a <strong>demonstration</strong>. There is no real money: all amounts are for trying things out.</p><p>Have a look around. The <a href="/help#about">help pages</a> answer your questions.</p>',
    },
  },
  {
    id: 'notice-2',
    daysAgo: 3,
    title: { th: 'เกมใหม่ประจำสัปดาห์จาก Lantern Works', en: 'New this week from Lantern Works' },
    content: {
      th: '<p>พบกับสล็อตธีมมังกรและวิหารชุดใหม่</p><ul><li>เดิมพันขั้นต่ำแสดงไว้ในแต่ละเกม</li><li>เล่นได้ทั้งมือถือและคอมพิวเตอร์</li></ul><p><a href="/rng?vassalage=LTWR">ดูเกมทั้งหมดของค่ายนี้</a></p>',
      en: '<p>A new set of dragon and temple slots.</p><ul><li>Each game shows its smallest stake</li><li>On phone and desktop</li></ul><p><a href="/rng?vassalage=LTWR">See all games of this vendor</a></p>',
    },
  },
  {
    id: 'notice-3',
    daysAgo: 8,
    title: { th: 'กำหนดเวลาปรับปรุงระบบประจำเดือน', en: 'Monthly maintenance window' },
    content: {
      th: '<p>ระบบจะปิดปรับปรุงทุกวันพุธแรกของเดือน เวลา <strong>04:00–05:00 น.</strong> ระหว่างนี้จะเข้าเกมไม่ได้ แต่ยอดเงินของท่านปลอดภัย</p>',
      en: '<p>On the first Wednesday of each month, <strong>04:00–05:00</strong>, games cannot be opened. Your balance is safe.</p>',
    },
  },
  {
    id: 'notice-4',
    daysAgo: 20,
    title: { th: 'เล่นอย่างมีความรับผิดชอบ', en: 'Play responsibly' },
    content: {
      th: '<p>กำหนดงบและเวลาก่อนเล่นทุกครั้ง หากรู้สึกว่าควบคุมไม่ได้ โทรปรึกษา<strong>สายด่วนสุขภาพจิต 1323</strong> หรือดู<a href="/help#responsible">วิธีตั้งวงเงินและพักการเล่น</a></p>',
      en: '<p>Set a budget and a time before you play. If it gets out of hand, call the Thai mental health hotline <strong>1323</strong>, or see <a href="/help#responsible">how to set limits and take a break</a>.</p>',
    },
  },
];

/** Notices that are shown as a popup. */
export const popups: readonly Notice[] = [
  {
    id: 'popup-1',
    daysAgo: 2,
    title: { th: 'เทศกาลบัวบาน', en: 'Lotus season' },
    content: {
      th: '<p>ตลอดเดือนนี้ เกมธีมดอกบัวของทุกค่ายขึ้นหน้าแรก เลือกเล่นได้ในหมวดสล็อต</p>',
      en: '<p>All month, lotus games of every vendor are featured. Find them under Slots.</p>',
    },
  },
];
