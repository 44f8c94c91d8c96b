import type { LocalText } from '../language.ts';

/** What the operator decides about questions, feedback and complaints (CON-02). */
export interface SupportSettings {
  /** The length of a question or complaint, in letters as a reader counts them. */
  readonly question: { readonly min: number; readonly max: number };
  readonly answerHours: number;
  readonly complaintHours: number;
  /** Who decides about a complaint, and where to go afterwards. Rich text. */
  readonly complaint: LocalText;
}

export const support: SupportSettings = {
  question: { min: 10, max: 1_000 },
  answerHours: 24,
  complaintHours: 72,
  complaint: {
    th: '<p>หัวหน้าฝ่ายบริการเป็นผู้ตรวจสอบเรื่องร้องเรียน ถ้าคุณไม่พอใจคำตอบ ส่งเรื่องต่อไปยังหน่วยงานกำกับดูแลได้ที่ complaints@regulator.example</p>',
    en: '<p>The head of customer service looks into complaints. If the answer does not satisfy you, you can turn to the regulator: complaints@regulator.example</p>',
  },
};
