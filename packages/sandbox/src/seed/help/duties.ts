import type { HelpSection } from './section.ts';

/** The help sections on responsible play, privacy, terms and contact. */
export const duties: readonly HelpSection[] = [
  {
    id: 'responsible',
    title: { th: 'เล่นอย่างมีความรับผิดชอบ', en: 'Responsible play' },
    content: {
      th:
        '<p>การพนันมีความเสี่ยง เล่นด้วยเงินที่เสียได้โดยไม่เดือดร้อน และอย่าเล่นเพื่อเอาคืน</p>' +
        '<ul><li>กำหนดงบและเวลาก่อนเริ่มเล่นทุกครั้ง</li><li>หยุดพักเมื่อรู้สึกเครียด โกรธ หรือดื่มสุรา</li><li>อย่ายืมเงินมาเล่น และอย่าปิดบังคนในครอบครัว</li><li>ขอจำกัดวงเงินหรือพักบัญชีได้ที่ฝ่ายบริการลูกค้า มีผลทันที</li></ul>' +
        '<p>หากคุณหรือคนใกล้ตัวควบคุมการเล่นไม่ได้ โทร <strong>สายด่วนสุขภาพจิต 1323</strong> ปรึกษาฟรี ตลอด 24 ชั่วโมง</p>' +
        '<p>ผู้มีอายุต่ำกว่า {minAge} ปีห้ามเล่น ผู้ปกครองควรเก็บรหัสผ่านให้พ้นมือเด็ก</p>',
      en:
        '<p>Gambling carries risk. Play with money that you can afford to lose, and never to win it back.</p>' +
        '<ul><li>Set a budget and a time before you begin</li><li>Take a break when you are tense or angry, or have been drinking</li><li>Do not borrow to play, and do not hide it from your family</li><li>Customer service lowers your limit or rests your account at once when you ask</li></ul>' +
        '<p>If you or someone close to you has lost control, call the Thai mental health hotline <strong>1323</strong>. It is free and open around the clock.</p>' +
        '<p>You must be {minAge} or older to play. Parents: keep your password away from children.</p>',
    },
  },
  {
    id: 'privacy',
    title: { th: 'ความเป็นส่วนตัว', en: 'Privacy' },
    content: {
      th:
        '<p>เราเก็บเท่าที่จำเป็น ได้แก่ ข้อมูลที่คุณกรอกตอนสมัคร ประวัติการเล่น และรายการเงิน เพื่อดูแลบัญชีและทำตามกฎหมาย ไม่ขายให้ใคร</p>' +
        '<p>ในเครื่องของคุณ เว็บไซต์จำเพียงธีม ภาษา การยืนยันอายุ และชื่อผู้ใช้หากคุณเลือก “จดจำฉันไว้ 1 วัน” ลบได้ทุกเมื่อจากการตั้งค่าเบราว์เซอร์</p>' +
        '<p>คุณขอดู แก้ไข หรือลบข้อมูลส่วนบุคคลได้ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 โดยติดต่อฝ่ายบริการลูกค้า</p>',
      en:
        '<p>We keep only what we need to run your account and to comply with the law: your sign-up details, your games and your payments. We never sell it.</p>' +
        '<p>On your device the site remembers the theme, the language, that you confirmed your age and, if you tick “remember me”, your user name for a day. You can delete this in your browser’s settings.</p>' +
        '<p>Under the Thai Personal Data Protection Act (2019) you may see, correct or delete your data: ask customer service.</p>',
    },
  },
  {
    id: 'term',
    title: { th: 'ข้อกำหนดและเงื่อนไข', en: 'Terms and conditions' },
    content: {
      th:
        '<p><strong>นี่คือระบบสาธิต</strong> ข้อกำหนดนี้แสดงให้เห็นตำแหน่งและรูปแบบของเอกสารจริง ไม่ก่อให้เกิดสิทธิหรือหน้าที่ทางการเงินใด ๆ</p>' +
        '<ol><li>ผู้ใช้บริการต้องมีอายุ <strong>{minAge} ปีบริบูรณ์ขึ้นไป</strong> และอยู่ในพื้นที่ที่กฎหมายอนุญาต</li><li>หนึ่งคนต่อหนึ่งบัญชี ห้ามโอนหรือให้ผู้อื่นใช้บัญชี</li><li>ห้ามใช้โปรแกรมช่วยเล่นหรืออาศัยข้อผิดพลาดของระบบ รายการที่เกิดจากเหตุดังกล่าวเป็นโมฆะ</li><li>โปรโมชันแต่ละรายการมีเงื่อนไขของตนเอง หากขัดกัน ให้ถือตามเงื่อนไขของรายการนั้น</li></ol>' +
        '<p>เมื่อมีการแก้ไขข้อกำหนด เราจะแจ้งล่วงหน้าอย่างน้อย 7 วันผ่านประกาศ หากไม่เห็นด้วย คุณปิดบัญชีและถอนเงินคงเหลือได้</p>',
      en:
        '<p><strong>This is a demonstration.</strong> These terms show where the real ones go and what they look like; no one owes anyone money because of them.</p>' +
        '<ol><li>You are <strong>{minAge} or older</strong> and where you are the law allows you to play.</li><li>One person has one account, which is not sold or lent.</li><li>Playing by programs or exploiting errors is forbidden; what comes of it is void.</li><li>Each promotion has terms of its own, which come first.</li></ol>' +
        '<p>Changes are announced at least 7 days ahead. If you do not agree, you can close your account and withdraw your balance.</p>',
    },
  },
  {
    id: 'contact',
    title: { th: 'ติดต่อเรา', en: 'Contact' },
    content: {
      th:
        '<p>ฝ่ายบริการลูกค้าพร้อมตอบตลอด 24 ชั่วโมงทางแชทสด กดปุ่มบริการลูกค้าที่ด้านข้างของทุกหน้า หรือในหน้าปิดปรับปรุงระบบก็ใช้ได้</p>' +
        '<p>เพื่อให้ตรวจสอบได้เร็ว โปรดเตรียมชื่อผู้ใช้ เวลาที่เกิดเรื่อง และภาพหน้าจอ <strong>อย่าส่งรหัสผ่านให้ใคร</strong></p>' +
        '<p>ในระบบสาธิตนี้ ผู้ตอบแชทเป็นโปรแกรมอัตโนมัติ และไม่เก็บข้อความของคุณ</p>',
      en:
        '<p>Customer service answers around the clock in the live chat: select the service button at the side of any page. It also works during maintenance.</p>' +
        '<p>To help us help you, have your user name, the time it happened, and a screenshot at hand. <strong>Never send anyone your password.</strong></p>' +
        '<p>In this demonstration a small program answers the chat. It does not keep what you write.</p>',
    },
  },
];
