export interface Refused<R> {
  row: R
  reason: string
}

/**
 * Processes rows in sequence, reports progress, and returns the refused rows with the server's
 * words.
 */
export async function runEach<R>(
  rows: readonly R[],
  run: (row: R) => Promise<unknown>,
  told: (done: number) => void = () => {},
): Promise<Refused<R>[]> {
  const refused: Refused<R>[] = []

  for (const [index, row] of rows.entries()) {
    try {
      await run(row)
    } catch (error) {
      refused.push({ row, reason: error instanceof Error ? error.message : String(error) })
    }

    told(index + 1)
  }

  return refused
}
