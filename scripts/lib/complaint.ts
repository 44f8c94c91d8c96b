/** Something that whoever started us can put right. Its message is the one line to show. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

/** Shows a complaint and lets the process end with exit code 1; anything else is a fault of ours and is thrown on. */
export function complain(error: unknown): void {
  if (!(error instanceof Complaint)) throw error;
  console.error(`kinnari: ${error.message}`);
  process.exitCode = 1;
}
