/** Reports a bug of the sandbox on the console, in the browser and in Node. */
export function logFault(fault: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the sandbox has no other log.
  console.error(fault);
}
