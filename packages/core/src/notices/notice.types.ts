/** A notice as the screens show it. */
export interface NoticeView {
  readonly id: string;
  readonly title: string;
  /** Rich text, for `<FormattedText>` only. */
  readonly content: string;
  /** Formatted date; null when the operator gave none. */
  readonly date: string | null;
}
