import type { HelpSection } from './section.ts';

/** The help sections on money that arrives, moves and leaves. */
export const money: readonly HelpSection[] = [
  {
    id: 'deposit',
    title: { th: 'การฝากเงิน', en: 'Deposits' },
    content: {
      th:
        '<ol><li>เลือกช่องทางที่หน้าฝากเงิน</li><li>ใส่จำนวนเงิน ขั้นต่ำต่อรายการของแต่ละช่องทาง: {depositWays}</li><li>โอนตามยอดและบัญชีที่แสดง จากบัญชีที่เป็นชื่อของคุณเอง ก่อนเวลาของรายการหมด</li></ol>' +
        '<p>เมื่อธนาคารยืนยันแล้ว ยอดเข้ากระเป๋าของคุณและมีข้อความแจ้ง ถ้าโอนแล้วยอดยังไม่เข้า เปิดรายการนั้นแล้วแนบสลิป หรือติดต่อเราพร้อมเลขอ้างอิง อย่าโอนซ้ำจนกว่าจะตรวจสอบแล้ว</p>' +
        '<p>ในระบบสาธิตนี้ การฝากเงินเป็นการจำลอง อย่าโอนเงินจริง</p>',
      en:
        '<ol><li>Choose a way on the deposit page.</li><li>Enter the amount. The least of each way: {depositWays}.</li><li>Pay the amount and the account shown, from an account in your own name, before the order ends.</li></ol>' +
        '<p>When the bank has confirmed it, the sum is in your balance and a message tells you. If you have paid and nothing has arrived, open the order and add the receipt, or write to us with its reference. Please do not pay again before it has been checked.</p>' +
        '<p>In this demo deposits are simulated. Please do not send real money.</p>',
    },
  },
  {
    id: 'withdraw',
    title: { th: 'การถอนเงิน', en: 'Withdrawals' },
    content: {
      th:
        '<p>ถอนได้เฉพาะเข้าบัญชีธนาคารที่<strong>ชื่อตรงกับชื่อที่ลงทะเบียน</strong> ผูกได้ไม่เกิน {bankAccounts} บัญชี บัญชีใหม่ใช้ถอนได้หลัง {bankAccountHours} ชั่วโมง หรือทันทีเมื่อยืนยันด้วยรหัสทาง SMS</p>' +
        '<ul><li>ขั้นต่ำต่อรายการของแต่ละช่องทาง: {withdrawWays}</li><li>ค่าธรรมเนียมถ้ามี จะแสดงก่อนยืนยัน</li><li>ยอดฝากต้องเดิมพันครบ {turnover} ก่อนถอน รางวัลและโบนัสบางอย่างมียอดของตัวเอง ถ้ายังไม่ครบ ถอนเงินไม่ได้ทั้งยอด</li><li>ต้องใส่รหัสถอนเงินทุกครั้ง ใส่ผิด {passwordTries} ครั้งจะพักไว้ {passwordLockMinutes} นาที หลังเปลี่ยนรหัสผ่าน ข้อมูลติดต่อ หรือแอปยืนยันตัวตน การถอนพัก {passwordRestHours} ชั่วโมง</li><li>ช่องทางที่ช้าที่สุดใช้เวลาประมาณ {withdrawMinutes} นาที</li></ul>' +
        '<p>เมื่อโอนแล้ว เราถามว่าเงินเข้าหรือยัง ตอบได้ภายใน {receiptHours} ชั่วโมง ถ้าไม่ตอบถือว่าได้รับแล้ว ถ้าเงินไม่เข้า กด “ยังไม่ได้รับ” และแนบหลักฐานได้ไม่เกิน {maxPictures} รูป เราตรวจสอบและตอบภายใน {caseHours} ชั่วโมง</p>' +
        '<p>รายการที่ถูกปฏิเสธ เงินกลับเข้ากระเป๋าของคุณทั้งหมดพร้อมเหตุผล</p>',
      en:
        '<p>Money goes only to a bank account <strong>in the name you signed up with</strong>. You can have {bankAccounts}. A new one can be used after {bankAccountHours} hours, or at once when you confirm it with a code by SMS.</p>' +
        '<ul><li>The least of each way: {withdrawWays}.</li><li>A fee, if there is one, is shown before you confirm.</li><li>{turnover} of a deposit has to be wagered first. Some rewards and bonuses ask for more of their own. Until everything is wagered, nothing can be withdrawn.</li><li>Your payment password is asked for each time. After {passwordTries} wrong tries it rests for {passwordLockMinutes} minutes. After a change of a password, a contact or the authenticator, withdrawals rest for {passwordRestHours} hours.</li><li>The slowest way takes about {withdrawMinutes} minutes.</li></ul>' +
        '<p>When the money has been sent we ask whether it arrived. You can answer within {receiptHours} hours; without an answer it counts as received. If it did not arrive, say so and add up to {maxPictures} pictures as proof. We look into it and answer within {caseHours} hours.</p>' +
        '<p>If a withdrawal is declined, the whole amount returns to your balance, with the reason.</p>',
    },
  },
  {
    id: 'wallet',
    title: { th: 'กระเป๋าเงิน', en: 'Wallet' },
    content: {
      th:
        '<p>หน้ากระเป๋าเงินบอกว่าเงินอยู่ที่ไหน: ใช้ได้ อยู่ในเดิมพันที่รอผล ติดยอดที่ต้องทำ และกำลังถอน</p>' +
        '<p>ถ้าทุกค่ายใช้กระเป๋าเดียวกัน ไม่ต้องโยกเงิน ถ้าบางค่ายมีกระเป๋าของตัวเอง โยกเงินเข้าออกได้ที่หน้านี้ หรือเปิด “โยกเงินให้อัตโนมัติเมื่อเปิดเกม”</p>',
      en:
        '<p>The wallet shows where your money is: available, in bets without a result, bound by wagering, and on its way out.</p>' +
        '<p>Where all vendors share one wallet, there is nothing to move. Where a vendor has its own, move money there and back on this page, or let it move when you open a game.</p>',
    },
  },
  {
    id: 'transfers',
    title: { th: 'โอนเงินให้เอเย่นต์', en: 'Transfers to your agent' },
    content: {
      th:
        '<p>สมาชิกที่มีเอเย่นต์โอนเงินให้เอเย่นต์ของตนได้ ครั้งละ {minTransfer} ถึง {maxTransfer} และไม่เกินวันละ {dailyTransfer}</p>' +
        '<p>ถ้ายังทำยอดไม่ครบ โอนไม่ได้ทั้งยอด ก่อนยืนยันเราแสดงชื่อผู้รับบางส่วนและขอรหัสถอนเงิน เงินถึงผู้รับทันทีและ<strong>ยกเลิกไม่ได้</strong> ทั้งสองฝ่ายได้รับข้อความ</p>',
      en:
        '<p>A member who has an agent can transfer money to them: {minTransfer} to {maxTransfer} at a time, and {dailyTransfer} a day at most.</p>' +
        '<p>While something has still to be wagered, nothing can be transferred. Before you confirm, a part of the receiver’s name is shown and your payment password is asked for. The money arrives at once and <strong>cannot be called back</strong>. Both of you receive a message.</p>',
    },
  },
  {
    id: 'records',
    title: { th: 'ประวัติการเดิมพันและธุรกรรม', en: 'Betting and transaction records' },
    content: {
      th:
        '<p>ประวัติการเดิมพันแสดงทุกรอบที่เล่น แตะรายการเพื่อดูรายละเอียด เช่น ราคา เลข หรือไพ่ ประวัติธุรกรรมแสดงเงินทุกรายการที่เข้าและออก พร้อมยอดหลังรายการและเลขอ้างอิง</p>' +
        '<p>วันนับตามเวลาไทย ถ้ารายการใดไม่ตรง ใช้เลขอ้างอิงของรายการนั้นถามเราได้</p>',
      en:
        '<p>The betting record lists every round you played; select one for its details, such as odds, numbers or cards. The transaction history lists all money in and out, with the balance after it and a reference.</p>' +
        '<p>Days follow Thai time. If an entry looks wrong, write to us with its reference.</p>',
    },
  },
  {
    id: 'profit',
    title: { th: 'ผลได้เสีย', en: 'Profit and loss' },
    content: {
      th: '<p>สรุปเงินฝาก เงินถอน เงินเดิมพัน เงินที่ได้ และผลสุทธิของช่วงวันที่เลือก เดิมพันที่ยังรอผลแสดงแยก และยังไม่นับเป็นได้หรือเสีย</p>',
      en: '<p>Deposits, withdrawals, stakes, returns and the result for the days you choose. Bets without a result are shown apart and are neither a win nor a loss yet.</p>',
    },
  },
  {
    id: 'rebate',
    title: { th: 'รับเงินคืน', en: 'Rebate' },
    content: {
      th:
        '<p>เดิมพันด้วยเงินจริงที่รู้ผลแล้วได้เงินคืนตามอัตราของแต่ละหมวด ไม่ว่าได้หรือเสีย อัตราและยอดที่สะสมแสดงในหน้ารับเงินคืน เดิมพันที่ได้คืนเท่าเดิมไม่นับ</p>' +
        '<p>กดรับเองได้เมื่อสะสมถึง {minRebate} เงินเข้ายอดเงินทันที</p>',
      en:
        '<p>A share of every settled bet comes back, win or lose, at the rate of its category. Rates and the sum so far are on the rebate page. A stake that comes back unchanged does not count.</p>' +
        '<p>Collect it yourself from {minRebate}. It is added to your balance at once.</p>',
    },
  },
];
