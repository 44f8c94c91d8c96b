/** Texts of the demo phone page. */
export interface Words {
  readonly title: string;
  readonly about: string;
  readonly otherLanguage: string;
  readonly list: string;
  readonly empty: string;
  readonly sms: string;
  readonly email: string;
  readonly push: string;
  /** Sends a test to every device that takes notifications. */
  readonly test: string;
  readonly tested: (devices: number) => string;
  readonly copy: string;
  readonly copied: string;
  readonly open: string;
  readonly app: string;
  /** @param seconds until the authenticator code changes */
  readonly appTime: (seconds: number) => string;
  readonly unreachable: string;
}

const thai: Words = {
  title: 'โทรศัพท์ของระบบสาธิต',
  about: 'ระบบสาธิตไม่ส่งข้อความออกไปจริง รหัสและอีเมลทุกฉบับจะแสดงที่หน้านี้ ซึ่งอัปเดตเองอัตโนมัติ',
  otherLanguage: 'English',
  list: 'ข้อความล่าสุด',
  empty: 'ยังไม่มีข้อความ ลองกดส่งรหัสที่หน้าเว็บไซต์',
  sms: 'SMS ถึง',
  email: 'อีเมลถึง',
  push: 'การแจ้งเตือนถึง',
  test: 'ส่งการแจ้งเตือนทดสอบ',
  tested: (devices) =>
    devices === 0 ? 'ยังไม่มีเครื่องที่รับการแจ้งเตือน เปิดได้ที่การแจ้งเตือนในบัญชีของฉัน' : `ส่งการแจ้งเตือนทดสอบแล้ว ${devices} เครื่อง`,
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  open: 'เปิดลิงก์ในอีเมล',
  app: 'แอปยืนยันตัวตน',
  appTime: (seconds) => `รหัสใหม่ในอีก ${seconds} วินาที ใช้ได้กับบัญชีสาธิตทุกบัญชี`,
  unreachable: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กำลังลองใหม่…',
};

const english: Words = {
  title: 'Demo phone',
  about: 'The demo sends nothing to real phones or mailboxes. Every code and e-mail appears here automatically.',
  otherLanguage: 'ไทย',
  list: 'Latest messages',
  empty: 'No messages yet. Request a code on the site.',
  sms: 'SMS to',
  email: 'E-mail to',
  push: 'Notification to',
  test: 'Send a test notification',
  tested: (devices) =>
    devices === 0
      ? 'No device takes notifications yet. My account, Notifications, turns them on.'
      : `Sent to ${devices} ${devices === 1 ? 'device' : 'devices'}`,
  copy: 'Copy',
  copied: 'Copied',
  open: 'Open the link in this e-mail',
  app: 'Authenticator app',
  appTime: (seconds) => `New code in ${seconds} s. Works for every demo account.`,
  unreachable: 'Cannot reach the server. Retrying…',
};

/** The page's texts in a language. */
export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);
