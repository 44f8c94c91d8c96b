import type { LocalText } from '../language.ts';
import type { BannerArt } from './banners.ts';

/** A promotion of the demo operator. */
export interface SeedPromotion {
  readonly id: string;
  /** TXT-03: the category. */
  readonly type: string;
  readonly title: LocalText;
  /** Rich text, marked as a demonstration. */
  readonly content: LocalText;
  /** Its last day, in days from today; null for no end. */
  readonly endsInDays: number | null;
  readonly art: BannerArt;
}

// A note in every promotion: the demo pays no bonus.
const demonstration: LocalText = {
  th: '<p><strong>ตัวอย่างเพื่อการสาธิต</strong> ระบบนี้ไม่มีเงินจริงและไม่มีการจ่ายโบนัส</p>',
  en: '<p><strong>An example for demonstration.</strong> There is no real money here and no bonus is paid.</p>',
};

type Row = Omit<SeedPromotion, 'id'>;

const rows: readonly Row[] = [
  {
    type: 'Deposit',
    title: { th: 'ฝากครั้งแรก รับเพิ่ม 50%', en: 'First deposit, 50% extra' },
    content: {
      th: '<p>สมาชิกใหม่ฝากครั้งแรกตั้งแต่ 300 บาท รับเครดิตเพิ่ม <strong>50%</strong> สูงสุด 1,500 บาท</p><h3>เงื่อนไข</h3><ul><li>รับได้หนึ่งครั้งต่อหนึ่งบัญชี</li><li>ทำยอดเดิมพัน 8 เท่าภายใน 14 วันก่อนถอน</li><li>ใช้ได้กับเกมในหมวดสล็อตและยิงปลา</li></ul>',
      en: '<p>New members who deposit ฿300 or more for the first time get <strong>50%</strong> on top, up to ฿1,500.</p><h3>Terms</h3><ul><li>Once per account</li><li>Wager 8 times within 14 days before you withdraw</li><li>Counts in Slots and Fish</li></ul>',
    },
    endsInDays: 27,
    art: { title: 'First Deposit', motif: 'elephant', palette: 20 },
  },
  {
    type: 'Slots',
    title: { th: 'สปินทองประจำสัปดาห์', en: 'Golden spins of the week' },
    content: {
      th: '<p>เล่นสล็อตธีมทองและวิหารครบ 200 รอบในหนึ่งสัปดาห์ รับ <strong>ฟรีสปิน 30 ครั้ง</strong> ในวันจันทร์ถัดไป</p><ol><li>เลือกเกมจากแถบ “ยอดนิยม”</li><li>เล่นด้วยเดิมพันเท่าใดก็ได้</li><li>ระบบนับรอบให้เองและแจ้งผลทางกล่องข้อความ</li></ol>',
      en: '<p>Play 200 rounds of gold and temple slots within a week and get <strong>30 free spins</strong> on the Monday after.</p><ol><li>Pick a game under “Hot”</li><li>Any stake counts</li><li>Rounds are counted for you; the result arrives in your inbox</li></ol>',
    },
    endsInDays: 5,
    art: { title: 'Golden Spins', motif: 'gold', palette: 8 },
  },
  {
    type: 'Live',
    title: { th: 'ค่ำคืนคาสิโนสด', en: 'Live casino evenings' },
    content: {
      th: '<p>ทุกคืนวันศุกร์ถึงอาทิตย์ เวลา <strong>20:00–24:00 น.</strong> โต๊ะบาคาร่าที่ร่วมรายการคืนยอดเสีย 5% สูงสุด 2,000 บาทต่อคืน</p><p>ยอดคืนเข้าบัญชีภายในเที่ยงวันถัดไป ไม่ต้องทำเทิร์น</p>',
      en: '<p>Friday to Sunday, <strong>20:00–24:00</strong>, baccarat tables that take part return 5% of losses, up to ฿2,000 a night.</p><p>Paid by noon the next day, without wagering.</p>',
    },
    endsInDays: 13,
    art: { title: 'Live Evenings', motif: 'moon', palette: 9 },
  },
  {
    type: 'Sports',
    title: { th: 'บอลคู่เด็ดสุดสัปดาห์', en: 'Weekend football specials' },
    content: {
      th: '<p>เดิมพันบอลก่อนเริ่มแข่งตั้งแต่ 4 คู่ในสุดสัปดาห์เดียว ถ้าทายผิดเพียงคู่เดียว รับเงินเดิมพันของคู่นั้นคืนเป็นเครดิต <strong>สูงสุด 500 บาท</strong></p><ul><li>ค่าน้ำขั้นต่ำคู่ละ 1.50</li><li>นับเฉพาะการแข่งขันที่จบภายในเวลาปกติ</li></ul>',
      en: '<p>Bet on four football matches or more in one weekend, before they begin. If a single one goes wrong, the stake of that match comes back as credit, <strong>up to ฿500</strong>.</p><ul><li>Odds of 1.50 or more for each match</li><li>Results after regular time count</li></ul>',
    },
    endsInDays: 2,
    art: { title: 'Weekend Football', motif: 'football', palette: 21 },
  },
  {
    type: 'Fish',
    title: { th: 'ล่าปลายักษ์ใต้แนวปะการัง', en: 'The great reef hunt' },
    content: {
      th: '<p>ยิงปลายักษ์ครบ 10 ตัวในวันเดียว รับ <strong>เครดิต 88 บาท</strong> นับทุกโต๊ะของ Deep Reef และ Coral Hunter</p><p>รับได้วันละหนึ่งครั้ง ตัดยอดเวลา 23:59 น.</p>',
      en: '<p>Catch ten giant fish in a day for <strong>฿88 credit</strong>. All tables of Deep Reef and Coral Hunter count.</p><p>Once a day; the day ends at 23:59.</p>',
    },
    endsInDays: 19,
    art: { title: 'Reef Hunt', motif: 'sea', palette: 11 },
  },
  {
    type: 'Card',
    title: { th: 'ศึกชิงแชมป์ป๊อกเด้ง', en: 'Pok Deng championship' },
    content: {
      th: '<p>สะสมแต้มจากทุกตาที่ชนะในชมรมป๊อกเด้ง ผู้ทำคะแนนสูงสุด 20 อันดับแบ่งเงินรางวัล <strong>50,000 บาท</strong></p><p>ดูอันดับได้ในหน้ากิจกรรม ปรับทุก 10 นาที</p>',
      en: '<p>Every hand you win in the Pok Deng Club counts. The best 20 players share <strong>฿50,000</strong>.</p><p>The table on the event page is updated every 10 minutes.</p>',
    },
    endsInDays: 9,
    art: { title: 'Card Masters', motif: 'fire', palette: 16 },
  },
  {
    type: 'Lotto',
    title: { th: 'ลุ้นเลขท้าย รับส่วนลดโพย', en: 'Lottery slips for less' },
    content: {
      th: '<p>ซื้อหวยไทยครบ 500 บาทในงวดเดียว รับส่วนลดโพยถัดไป <strong>10%</strong></p><p>ส่วนลดใช้ได้ภายในงวดหน้า ไม่สะสมข้ามงวด</p>',
      en: '<p>Spend ฿500 on one Thai lottery draw and the next slip costs <strong>10% less</strong>.</p><p>Good for the next draw only.</p>',
    },
    endsInDays: 24,
    art: { title: 'Lucky Numbers', motif: 'stars', palette: 15 },
  },
  {
    type: 'Rebate',
    title: { th: 'เงินคืนทุกยอดเดิมพัน', en: 'Rebate on every bet' },
    content: {
      th: '<p>รับคืนตามยอดเดิมพันที่มีผลนับจากครั้งก่อนที่รับ ไม่ว่าแพ้หรือชนะ</p><ul><li>สล็อต <strong>0.8%</strong></li><li>คาสิโนสด <strong>0.6%</strong></li><li>กีฬา <strong>0.4%</strong></li></ul><p>กดรับเองได้ที่เมนูรับเงินคืน ขั้นต่ำ 1 บาท</p>',
      en: '<p>A share of all valid bets since you last collected comes back, win or lose.</p><ul><li>Slots <strong>0.8%</strong></li><li>Live casino <strong>0.6%</strong></li><li>Sports <strong>0.4%</strong></li></ul><p>Collect it yourself under Rebate, from ฿1.</p>',
    },
    endsInDays: null,
    art: { title: 'Daily Rebate', motif: 'garden', palette: 2 },
  },
  {
    type: 'Points',
    title: { th: 'สะสมคะแนนแลกรางวัล', en: 'Collect points for rewards' },
    content: {
      th: '<p>ทุกยอดเดิมพัน 100 บาท ได้ <strong>1 คะแนน</strong> สะสมไว้แลกเครดิตหรือของรางวัล คะแนนไม่มีวันหมดอายุ</p>',
      en: '<p>Each ฿100 wagered is <strong>1 point</strong>, good for credit or gifts. Points never expire.</p>',
    },
    endsInDays: null,
    art: { title: 'Points Mall', motif: 'gems', palette: 19 },
  },
];

/** All promotions. */
export const promotions: readonly SeedPromotion[] = rows.map((row, at) => ({
  ...row,
  id: `promo-${at + 1}`,
  content: { th: row.content.th + demonstration.th, en: row.content.en + demonstration.en },
}));
