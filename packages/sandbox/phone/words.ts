/** What the page says. Thai first. */
export interface Words {
  readonly title: string;
  readonly about: string;
  readonly otherLanguage: string;
  readonly list: string;
  readonly empty: string;
  readonly sms: string;
  readonly email: string;
  readonly copy: string;
  readonly copied: string;
  readonly open: string;
  readonly app: string;
  readonly appTime: (seconds: number) => string;
  readonly unreachable: string;
}

const thai: Words = {
  title: 'โทรศัพท์ของระบบสาธิต',
  about: 'ระบบสาธิตไม่ส่งข้อความออกไปจริง รหัสและอีเมลทุกฉบับมาอยู่ที่หน้านี้ หน้านี้อัปเดตเอง',
  otherLanguage: 'English',
  list: 'ข้อความล่าสุด',
  empty: 'ยังไม่มีข้อความ ลองกดส่งรหัสที่หน้าเว็บไซต์',
  sms: 'SMS ถึง',
  email: 'อีเมลถึง',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  open: 'เปิดลิงก์ในอีเมล',
  app: 'แอปยืนยันตัวตน',
  appTime: (seconds) => `รหัสใหม่ในอีก ${seconds} วินาที ใช้ได้กับบัญชีสาธิตทุกบัญชี`,
  unreachable: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กำลังลองใหม่',
};

const english: Words = {
  title: 'The demo’s phone',
  about:
    'The demonstration sends nothing out into the world: all its codes and e-mails are here. The page updates by itself.',
  otherLanguage: 'ไทย',
  list: 'Latest messages',
  empty: 'No messages yet. Have a code sent on the site.',
  sms: 'SMS to',
  email: 'E-mail to',
  copy: 'Copy',
  copied: 'Copied',
  open: 'Open the link of this e-mail',
  app: 'Authenticator app',
  appTime: (seconds) => `A new code in ${seconds} s. It serves every demo account.`,
  unreachable: 'The server cannot be reached. Trying again.',
};

export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);
