import type { LocalText } from '../language.ts';

interface PromotionText {
  readonly title: LocalText;
  /** Rich text. Sums and terms stand in the rule, from which the site shows them. */
  readonly content: LocalText;
}

// Closes every text.
const demonstration: LocalText = {
  th: '<p><strong>ตัวอย่างเพื่อการสาธิต</strong> ระบบนี้ไม่มีเงินจริง</p>',
  en: '<p><strong>An example for demonstration.</strong> There is no real money here.</p>',
};

const text = (title: LocalText, th: string, en: string): PromotionText => ({
  title,
  content: { th: th + demonstration.th, en: en + demonstration.en },
});

/**
 * The texts of the promotions, by the names of their rules. They promise what the rules do: a number is the name of a fact
 * of `promotionFacts`.
 */
export const promotionTexts = {
  firstDeposit: text(
    { th: 'ฝากครั้งแรก รับเพิ่ม {percent}%', en: 'First deposit, {percent}% extra' },
    '<p>สำหรับสมาชิกใหม่ที่ยังไม่เคยฝากเงิน เข้าร่วมก่อน แล้วฝากเงินครั้งแรก</p><ol><li>กดเข้าร่วมในหน้านี้</li><li>ฝากเงินครั้งเดียวให้ถึงยอดขั้นต่ำ</li><li>กดรับรางวัลในหน้านี้หรือในศูนย์รางวัล</li></ol><p>ไม่รับก็ได้ เงินฝากของคุณจะไม่มีเงื่อนไขเพิ่ม</p>',
    '<p>For new members who have not deposited yet. Join first, then make your first deposit.</p><ol><li>Join on this page</li><li>Deposit at least the smallest sum at once</li><li>Take the reward here or in the reward centre</li></ol><p>You may leave it: your deposit then has no further terms.</p>',
  ),
  goldenSlots: text(
    { th: 'สปินทองประจำสัปดาห์', en: 'Golden spins of the week' },
    '<p>เล่นสล็อตเกมใดก็ได้ให้ครบยอดในหนึ่งสัปดาห์ เดิมพันเท่าใดก็นับ ระบบนับให้เอง</p><ul><li>นับตั้งแต่กดเข้าร่วมถึงคืนวันอาทิตย์</li><li>นับทั้งเดิมพันที่ชนะและแพ้ ไม่นับที่คืนเงิน</li></ul>',
    '<p>Play any slot until the sum of the week is reached. Every stake counts; we do the counting.</p><ul><li>Counts from joining until Sunday night</li><li>Counts stakes that won or lost, not those that were returned</li></ul>',
  ),
  liveEvenings: text(
    { th: 'ค่ำคืนคาสิโนสด', en: 'Live casino evenings' },
    '<p>โต๊ะสดทุกโต๊ะร่วมรายการ เข้าร่วมเมื่อเริ่มแล้ว เล่นให้ครบยอดก่อนวันสุดท้าย</p>',
    '<p>Every live table takes part. Join when it has begun and reach the sum before the last day.</p>',
  ),
  fanPicture: text(
    { th: 'ส่งภาพแฟนบอล รับเครดิต', en: 'Send your fan picture' },
    '<p>ถ่ายภาพเสื้อ ผ้าพันคอ หรือมุมเชียร์ของคุณ แล้วบอกเราสั้น ๆ ว่าเชียร์ทีมไหน ไม่ต้องถ่ายใบหน้า ฝ่ายบริการดูทุกภาพ</p><ul><li>ส่งได้หนึ่งครั้งต่อหนึ่งบัญชี</li><li>ภาพต้องเป็นของคุณเอง</li></ul>',
    '<p>Take a picture of your shirt, your scarf or the place where you watch, and tell us in a few words which team you follow. Leave faces out. Our team looks at every picture.</p><ul><li>Once per account</li><li>It has to be your own picture</li></ul>',
  ),
  reefHunt: text(
    { th: 'ล่าปลายักษ์ใต้แนวปะการัง', en: 'The great reef hunt' },
    '<p>เล่นเกมยิงปลาทุกโต๊ะให้ครบยอดก่อนวันสุดท้าย</p>',
    '<p>Play at any fish table until the sum is reached, before the last day.</p>',
  ),
  cardMasters: text(
    { th: 'ศึกชิงแชมป์ไพ่ประจำสัปดาห์', en: 'Card masters of the week' },
    '<p>ทุกเดิมพันในเกมไพ่ที่รู้ผลแพ้ชนะนับเป็นคะแนน {places} อันดับแรกเมื่อจบสัปดาห์รับรางวัลตามตาราง ยอดเท่ากัน ผู้ที่ถึงก่อนอยู่สูงกว่า</p><p>รางวัลรอในศูนย์รางวัล {waitDays} วันหลังจบสัปดาห์</p>',
    '<p>Every stake on card games that won or lost counts. The first {places} at the end of the week get what the table says. Of equal sums, the one that was reached first ranks higher.</p><p>Prizes wait in the reward centre for {waitDays} days after the week.</p>',
  ),
  luckyNumbers: text(
    { th: 'ลุ้นเลขท้าย รับเครดิตคืน', en: 'Lottery slips, credit back' },
    '<p>ซื้อหวยงวดใดก็ได้ให้ครบยอดในหนึ่งสัปดาห์ นับเมื่อออกรางวัลแล้ว</p>',
    '<p>Play any lottery until the sum of the week is reached. Slips count once their draw is over.</p>',
  ),
  rebate: text(
    { th: 'เงินคืนทุกยอดเดิมพัน', en: 'Rebate on every bet' },
    '<p>รับคืนตามยอดเดิมพันที่มีผลนับจากครั้งก่อนที่รับ ไม่ว่าแพ้หรือชนะ</p><ul><li>สล็อต <strong>{slotRebate}%</strong></li><li>คาสิโนสด <strong>{liveRebate}%</strong></li><li>กีฬา <strong>{sportsRebate}%</strong></li></ul><p>กดรับเองได้ที่เมนูรับเงินคืน ขั้นต่ำ {minRebate} บาท</p>',
    '<p>A share of all valid bets since you last collected comes back, win or lose.</p><ul><li>Slots <strong>{slotRebate}%</strong></li><li>Live casino <strong>{liveRebate}%</strong></li><li>Sports <strong>{sportsRebate}%</strong></li></ul><p>Collect it yourself under Rebate, from ฿{minRebate}.</p>',
  ),
  points: text(
    { th: 'สะสมคะแนนแลกรางวัล', en: 'Collect points for rewards' },
    '<p>สล็อตและยิงปลาทุก {slotBaht} บาท เกมอื่นทุก {otherBaht} บาท ได้ <strong>{point} คะแนน</strong> สะสมไว้แลกเครดิตหรือของรางวัล คะแนนไม่มีวันหมดอายุ</p>',
    '<p>Each ฿{slotBaht} on slots and fish, or ฿{otherBaht} on other games, is <strong>{point} point</strong>, good for credit or gifts. Points never expire.</p>',
  ),
  weeklyDeposit: text(
    { th: 'ฝากประจำสัปดาห์ รับเพิ่ม {percent}%', en: 'Deposit of the week, {percent}% extra' },
    '<p>เข้าร่วมก่อน แล้วฝากเงินภายในสัปดาห์เดียวกัน นับเฉพาะยอดฝากครั้งแรกหลังเข้าร่วมที่ถึงยอดขั้นต่ำ</p><p>ไม่รับก็ได้ เงินฝากของคุณจะไม่มีเงื่อนไขเพิ่ม</p>',
    '<p>Join first, then deposit within the same week. The first deposit after joining that is large enough counts.</p><p>You may leave it: your deposit then has no further terms.</p>',
  ),
  // For operators whose customers are on Zalo; the sum is in their currency.
  zalo: text(
    { th: 'ติดตามทาง Zalo รับสูงสุด {zaloMost}', en: 'Follow us on Zalo, up to {zaloMost}' },
    '<p>เพิ่มบัญชีทางการของเราใน Zalo แล้วแจ้งหมายเลข Zalo ของคุณกับฝ่ายบริการลูกค้า รับได้ <strong>สูงสุด {zaloMost}</strong> หนึ่งครั้งต่อหนึ่งบัญชี</p>',
    '<p>Add our official account on Zalo, then tell customer service your Zalo number. It brings <strong>up to {zaloMost}</strong>, once per account.</p>',
  ),
} satisfies Readonly<Record<string, PromotionText>>;
