/**
 * Reduces a list that only grew or shrank to its added and removed items; other values stay. Values
 * are JSON.
 */
export function toldChange(from: unknown, to: unknown): { from: unknown; to: unknown } {
  if (!Array.isArray(from) || !Array.isArray(to)) return { from, to }
  const [before, after] = [from, to].map((list) => new Set(list.map((one) => JSON.stringify(one))))
  const went = from.filter((one) => !after!.has(JSON.stringify(one)))
  const came = to.filter((one) => !before!.has(JSON.stringify(one)))
  // With another order, or one of two equal items removed, only the whole lists show the change.
  if (went.length === 0 && came.length === 0) return { from, to }

  return { from: went.length > 0 ? went : null, to: came.length > 0 ? came : null }
}

const MOST = 160

/** Shortens text for a timeline's narrow column; the record next to it has the rest. */
export const shortened = (text: string) =>
  text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text
