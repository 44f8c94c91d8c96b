import type { HelpSection } from './section.ts';

/** The help sections about the site and about accounts. */
export const start: readonly HelpSection[] = [
  {
    id: 'about',
    title: { th: 'เกี่ยวกับเรา', en: 'About us' },
    content: {
      th:
        '<p>เว็บไซต์นี้เป็น<strong>ระบบสาธิต</strong>ของแพลตฟอร์มเกมออนไลน์ เพื่อให้เห็นหน้าตาและการทำงานจริง</p>' +
        '<p>ค่ายเกม ชื่อเกม บัญชี และยอดเงินทั้งหมดแต่งขึ้น <strong>ไม่มีเงินจริงเข้าหรือออกจากระบบ</strong> และแบรนด์นี้ไม่ได้ถือใบอนุญาตประกอบการพนันใด ๆ</p>',
      en:
        '<p>This site is a <strong>demonstration</strong> of a platform for online games. It shows every step as on a real site.</p>' +
        '<p>All vendors, games, accounts and amounts are invented. <strong>No real money enters or leaves</strong>, and the brand holds no gambling licence.</p>',
    },
  },
  {
    id: 'account',
    title: { th: 'บัญชีและการเข้าสู่ระบบ', en: 'Account and login' },
    content: {
      th:
        '<p>ผู้สมัครต้องมีอายุ <strong>{minAge} ปีบริบูรณ์ขึ้นไป</strong> หนึ่งคนมีได้หนึ่งบัญชี และชื่อที่ลงทะเบียนต้องตรงกับชื่อบัญชีธนาคารที่ใช้ถอนเงิน</p>' +
        '<p>หากลืมรหัสผ่าน กด “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ แล้วรับรหัสทางอีเมลหรือเบอร์โทรที่ลงทะเบียนไว้</p>' +
        '<ul><li>ใส่รหัสผ่านผิดติดกันหลายครั้ง ระบบจะขอรหัสตามภาพ และอาจพักบัญชีไว้ชั่วคราว</li><li>มีการเข้าสู่ระบบจากอุปกรณ์หรือที่อยู่เครือข่ายที่ไม่เคยใช้ เราจะแจ้งในกล่องข้อความ</li><li>บัญชีทดลองเล่นดูได้ทุกหน้า แต่เข้าเกมและทำรายการเงินไม่ได้</li></ul>' +
        '<p>เจ้าหน้าที่<strong>ไม่มีวัน</strong>ถามรหัสผ่านของคุณ</p>',
      en:
        '<p>You must be <strong>{minAge} or older</strong>. Each person may have one account, in the name of the bank account for withdrawals.</p>' +
        '<p>If you forget your password, choose “Forgot password” at the login and have a code sent to your registered e-mail or phone.</p>' +
        '<ul><li>After several wrong passwords you are asked for the code in a picture, and the account may rest for a while.</li><li>A login from a device or a network address that you have not used before is told in your inbox.</li><li>A trial account may look at every page, but it opens no games and moves no money.</li></ul>' +
        '<p>Our staff will <strong>never</strong> ask for your password.</p>',
    },
  },
];
