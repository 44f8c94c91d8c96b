import type { HelpSection } from './section.ts';

/** The help sections on deposits, withdrawals and the rules of play. */
export const money: readonly HelpSection[] = [
  {
    id: 'deposit',
    title: { th: 'การฝากเงิน', en: 'Deposits' },
    content: {
      th:
        '<p>เปิดเมนู “ฝากเงิน” แล้วทำตามสามขั้นตอน</p>' +
        '<ol><li>เลือกช่องทาง เช่น สแกนคิวอาร์ โอนผ่านธนาคาร หรือแอปธนาคาร</li><li>ใส่จำนวนเงิน ขั้นต่ำ {minDeposit} ต่อรายการ บางช่องทางขั้นต่ำสูงกว่า ดูได้ที่แต่ละช่องทาง</li><li>โอนจากบัญชีที่เป็นชื่อของคุณเอง แล้วรอระบบยืนยัน</li></ol>' +
        '<p>โดยปกติยอดเงินเข้าภายใน <strong>3 นาที</strong> หากเกิน 15 นาทียังไม่เข้า โปรดเก็บหลักฐานการโอนไว้และติดต่อฝ่ายบริการลูกค้า อย่าโอนซ้ำจนกว่าจะตรวจสอบแล้ว</p>' +
        '<p>ในระบบสาธิตนี้ การฝากเงินเป็นการจำลองทั้งหมด โปรดอย่าโอนเงินจริง</p>',
      en:
        '<p>Open “Deposit” and take three steps.</p>' +
        '<ol><li>Choose a way: QR payment, bank transfer, mobile banking…</li><li>Enter the amount: {minDeposit} or more. Some ways have a higher minimum, which they show.</li><li>Pay from an account in your own name and wait for the confirmation.</li></ol>' +
        '<p>It usually takes <strong>3 minutes</strong>. If nothing has arrived after 15, keep the receipt and contact customer service. Please do not pay again before they have checked.</p>' +
        '<p>In this demo deposits are simulated. Please do not send real money.</p>',
    },
  },
  {
    id: 'withdraw',
    title: { th: 'การถอนเงิน', en: 'Withdrawals' },
    content: {
      th:
        '<p>ถอนได้เฉพาะเข้าบัญชีธนาคารที่<strong>ชื่อตรงกับชื่อที่ลงทะเบียน</strong> หากชื่อไม่ตรง รายการจะถูกปฏิเสธและเงินกลับเข้ากระเป๋าของคุณ</p>' +
        '<ul><li>ขั้นต่ำ {minWithdraw} ต่อรายการ ค่าธรรมเนียมถ้ามี จะแสดงก่อนยืนยัน</li><li>ยอดฝากต้องเดิมพันครบ {turnover} ก่อนถอน</li><li>ต้องใส่รหัสถอนเงินทุกครั้ง</li><li>ถ้ารับโปรโมชันไว้ ต้องทำยอดเดิมพันให้ครบตามเงื่อนไขก่อน</li></ul>' +
        '<p>เมื่อเงินเข้าแล้ว ระบบจะถามให้ยืนยันว่าได้รับครบ หากไม่ได้รับ แนบหลักฐานได้ไม่เกิน 3 ภาพ เจ้าหน้าที่จะตรวจสอบให้</p>',
      en:
        '<p>Money goes only to a bank account <strong>in the name you registered with</strong>. Otherwise it is declined and returns to your wallet.</p>' +
        '<ul><li>At least {minWithdraw}; a fee, if there is one, is shown before you confirm</li><li>{turnover} of a deposit has to be wagered first</li><li>Your payment password is asked for each time</li><li>If you took a promotion, its wagering has to be complete</li></ul>' +
        '<p>When the money has been sent you are asked whether it arrived. If it did not, add up to 3 pictures as proof and our staff will look into it.</p>',
    },
  },
  {
    id: 'rules',
    title: { th: 'กติกาการเล่น', en: 'Rules of play' },
    content: {
      th:
        '<p>กติกาและตารางรางวัลของแต่ละเกมอยู่ในเกมนั้น เดิมพันขั้นต่ำแสดงไว้บนหน้าเกมก่อนเข้าเล่น</p>' +
        '<p>ผลของแต่ละรอบตัดสินที่เซิร์ฟเวอร์ของค่ายเกม หากสัญญาณขาดหายกลางรอบ <strong>รอบนั้นยังนับผลเพียงครั้งเดียว</strong> เปิดเกมใหม่แล้วดูผลได้ทันที ระบบไม่คิดเงินซ้ำ</p>' +
        '<p>เมื่อค่ายเกมปิดปรับปรุง เกมของค่ายนั้นจะเข้าไม่ได้ชั่วคราว ยอดเงินในกระเป๋าไม่ได้รับผลกระทบ เดิมพันที่ยังไม่จบจะคืนเต็มจำนวน</p>',
      en:
        '<p>Each game explains its own rules and what it pays. The minimum bet is shown before you enter.</p>' +
        '<p>The vendor’s server decides every round. If the connection drops in the middle, <strong>the round counts once</strong>: open the game again to see how it ended. Nothing is charged twice.</p>' +
        '<p>When a vendor is under maintenance, its games cannot be opened for a while. Your wallet is not affected, and bets without a result are refunded in full.</p>',
    },
  },
];
