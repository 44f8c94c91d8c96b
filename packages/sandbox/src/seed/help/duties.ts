import type { HelpSection } from './section.ts';

/** The help sections on rules, responsible play, messages, privacy, terms and contact. */
export const duties: readonly HelpSection[] = [
  {
    id: 'rules',
    title: { th: 'กติกาการเล่น', en: 'Rules of play' },
    content: {
      th:
        '<p>กติกาและตารางรางวัลของแต่ละเกมอยู่ในเกมนั้น เดิมพันขั้นต่ำแสดงไว้บนหน้าเกมก่อนเข้าเล่น</p>' +
        '<p>ผลของแต่ละรอบตัดสินที่เซิร์ฟเวอร์ของค่ายเกม หากสัญญาณขาดหายกลางรอบ <strong>รอบนั้นยังนับผลเพียงครั้งเดียว</strong> เปิดเกมใหม่แล้วดูผลได้ ไม่คิดเงินซ้ำ</p>' +
        '<p>เมื่อค่ายเกมปิดปรับปรุง เกมของค่ายนั้นจะเข้าไม่ได้ชั่วคราว ยอดเงินไม่ได้รับผลกระทบ เดิมพันที่รอผลดำเนินต่อจนจบ</p>',
      en:
        '<p>Each game explains its own rules and what it pays. The minimum bet is shown before you enter.</p>' +
        '<p>The vendor’s server decides every round. If the connection drops in the middle, <strong>the round counts once</strong>: open the game again to see how it ended. Nothing is charged twice.</p>' +
        '<p>When a vendor is under maintenance, its games cannot be opened for a while. Your wallet is not affected, and bets without a result run to their end.</p>',
    },
  },
  {
    id: 'responsible',
    title: { th: 'เล่นอย่างมีความรับผิดชอบ', en: 'Responsible play' },
    content: {
      th:
        '<p>การพนันมีความเสี่ยง เล่นด้วยเงินที่เสียได้โดยไม่เดือดร้อน และอย่าเล่นเพื่อเอาคืน</p>' +
        '<ul><li>ตั้งวงเงินฝาก ยอดเสีย ยอดเดิมพัน และเวลาเล่นได้เองที่หน้าวงเงินของฉัน ลดวงเงินมีผลทันที เพิ่มหรือยกเลิกต้องรอ {raiseHours} ชั่วโมงแล้วยืนยันอีกครั้ง</li><li>พักการเล่นไม่กี่วันหรือปิดกั้นตัวเองระยะยาวได้ เริ่มทันทีและย่นเวลาไม่ได้ ระหว่างนั้นยังถอนเงิน ดูประวัติ และติดต่อเราได้</li><li>ทำแบบสำรวจตัวเองได้ คำตอบไม่ถูกเก็บและไม่ถูกส่ง</li><li>อย่ายืมเงินมาเล่น และอย่าปิดบังคนในครอบครัว</li></ul>' +
        '<p>หากคุณหรือคนใกล้ตัวควบคุมการเล่นไม่ได้ โทร <strong>{helpline}</strong></p>' +
        '<p>ผู้มีอายุต่ำกว่า {minAge} ปีห้ามเล่น ผู้ปกครองควรเก็บรหัสผ่านให้พ้นมือเด็ก</p>',
      en:
        '<p>Gambling carries risk. Play with money that you can afford to lose, and never to win it back.</p>' +
        '<ul><li>Set limits for deposits, losses, stakes and time yourself, under My limits. A lower limit holds at once. A higher one, or none, waits {raiseHours} hours and is confirmed again.</li><li>Take a break of some days, or exclude yourself for longer. It begins at once and cannot be shortened. Withdrawals, records and contact stay open.</li><li>Take the self-test: its answers are neither kept nor sent.</li><li>Do not borrow to play, and do not hide it from your family.</li></ul>' +
        '<p>If you or someone close to you has lost control, call <strong>{helpline}</strong>.</p>' +
        '<p>You must be {minAge} or older to play. Parents: keep your password away from children.</p>',
    },
  },
  {
    id: 'messages',
    title: { th: 'ข้อความ', en: 'Messages' },
    content: {
      th: '<p>เราแจ้งเรื่องฝาก ถอน โอน รางวัล วงเงิน และการเข้าสู่ระบบที่ไม่เคยเห็นไว้ในกล่องข้อความ คำตอบของเรื่องที่คุณถามอยู่ในแท็บฝ่ายบริการ</p>',
      en: '<p>Your inbox tells you about deposits, withdrawals, transfers, rewards, limits and logins that we have not seen before. Answers to your questions are in its support folder.</p>',
    },
  },
  {
    id: 'privacy',
    title: { th: 'ความเป็นส่วนตัว', en: 'Privacy' },
    content: {
      th:
        '<p>เราเก็บเท่าที่จำเป็น ได้แก่ ข้อมูลที่คุณกรอกตอนสมัคร ประวัติการเล่น และรายการเงิน เพื่อดูแลบัญชีและทำตามกฎหมาย ไม่ขายให้ใคร รูปที่คุณส่งจะถูกลบตำแหน่งที่ถ่ายออกก่อนส่งออกจากเครื่อง</p>' +
        '<p>คุณขอดู แก้ไข หรือลบข้อมูลส่วนบุคคลได้ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 ที่หน้าบัญชีของฉัน หรือติดต่อฝ่ายบริการลูกค้า</p>',
      en:
        '<p>We keep only what we need to run your account and to comply with the law: your sign-up details, your games and your payments. We never sell it. The place where a picture was taken is removed before the picture leaves your device.</p>' +
        '<p>Under the Thai Personal Data Protection Act (2019) you may see, correct or delete your data: in My account, or through customer service.</p>',
    },
  },
  {
    id: 'term',
    title: { th: 'ข้อกำหนดและเงื่อนไข', en: 'Terms and conditions' },
    content: {
      th:
        '<p><strong>นี่คือระบบสาธิต</strong> ข้อกำหนดนี้เป็นตัวอย่าง ไม่ก่อให้เกิดสิทธิหรือหน้าที่ทางการเงิน</p>' +
        '<ol><li>ผู้ใช้บริการต้องมีอายุ <strong>{minAge} ปีบริบูรณ์ขึ้นไป</strong> และอยู่ในพื้นที่ที่กฎหมายอนุญาต</li><li>หนึ่งคนต่อหนึ่งบัญชี ห้ามโอนหรือให้ผู้อื่นใช้บัญชี</li><li>ห้ามใช้โปรแกรมช่วยเล่นหรืออาศัยข้อผิดพลาดของระบบ รายการที่เกิดจากเหตุดังกล่าวเป็นโมฆะ</li><li>โปรโมชันแต่ละรายการมีเงื่อนไขของตนเอง หากขัดกัน ให้ถือตามเงื่อนไขของรายการนั้น</li></ol>' +
        '<p>เมื่อจะแก้ไขข้อกำหนด เราแจ้งล่วงหน้าผ่านประกาศ หากไม่เห็นด้วย คุณปิดบัญชีและถอนเงินคงเหลือได้</p>',
      en:
        '<p><strong>This is a demonstration.</strong> These terms show where the real ones go and what they look like; no one owes anyone money because of them.</p>' +
        '<ol><li>You are <strong>{minAge} or older</strong> and where you are the law allows you to play.</li><li>One person has one account, which is not sold or lent.</li><li>Playing by programs or exploiting errors is forbidden; what comes of it is void.</li><li>Each promotion has terms of its own, which come first.</li></ol>' +
        '<p>Changes are announced before they apply. If you do not agree, you can close your account and withdraw your balance.</p>',
    },
  },
  {
    id: 'contact',
    title: { th: 'ติดต่อเรา', en: 'Contact' },
    content: {
      th:
        '<p>กดปุ่มบริการลูกค้าที่ด้านข้างของทุกหน้า ใช้ได้ในหน้าปิดปรับปรุงระบบด้วย หรือเขียนถึงเราด้านล่าง</p>' +
        '<p>คำถามตอบภายใน {answerHours} ชั่วโมง เรื่องร้องเรียนตอบภายใน {complaintHours} ชั่วโมง</p>' +
        '<p>โปรดเตรียมชื่อผู้ใช้ เวลาที่เกิดเรื่อง และภาพหน้าจอ <strong>อย่าส่งรหัสผ่านให้ใคร</strong></p>' +
        '<p>ในระบบสาธิตนี้ ผู้ตอบแชตเป็นโปรแกรมอัตโนมัติ และไม่เก็บข้อความของคุณ</p>',
      en:
        '<p>Select the service button at the side of any page, also during maintenance, or write to us below.</p>' +
        '<p>A question is answered within {answerHours} hours, a complaint within {complaintHours}.</p>' +
        '<p>Have your user name, the time it happened, and a screenshot at hand. <strong>Never send anyone your password.</strong></p>' +
        '<p>In this demonstration a small program answers the chat. It does not keep what you write.</p>',
    },
  },
];
