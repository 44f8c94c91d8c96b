/** Where a fault of the platform itself is told: it has to be seen wherever it runs. */
export function logFault(fault: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- nobody else is there to hear of it.
  console.error(fault);
}
