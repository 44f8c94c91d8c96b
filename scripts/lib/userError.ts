/** An error that the user can fix, like a mistyped option. Its message is one line, shown without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Prints a `UserError` and sets exit code 1. Rethrows any other error. */
export function reportUserError(error: unknown): void {
  if (!(error instanceof UserError)) throw error;
  console.error(`kinnari: ${error.message}`);
  process.exitCode = 1;
}
