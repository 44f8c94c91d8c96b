/** What a money flow is called in each of its files. */
export interface FlowNames {
  /** `SendMoney` */
  readonly name: string;
  /** `sendMoney`, also the namespace of its messages. */
  readonly folder: string;
  /** `Send money` */
  readonly title: string;
  /** `memberSendMoney` */
  readonly operation: string;
}
