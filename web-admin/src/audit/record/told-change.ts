/**
 * Of a list that only grew or shrank what came and what went; anything else as it is. Values are
 * JSON.
 */
export function toldChange(from: unknown, to: unknown): { from: unknown; to: unknown } {
  if (!Array.isArray(from) || !Array.isArray(to)) return { from, to }
  const [before, after] = [from, to].map((list) => new Set(list.map((one) => JSON.stringify(one))))
  const went = from.filter((one) => !after!.has(JSON.stringify(one)))
  const came = to.filter((one) => !before!.has(JSON.stringify(one)))
  // The same items in another order, or one of two equal ones less: only the lists say it.
  if (went.length === 0 && came.length === 0) return { from, to }

  return { from: went.length > 0 ? went : null, to: came.length > 0 ? came : null }
}

const MOST = 160

/** In the narrow column of a timeline; the record beside it has the rest. */
export const shortened = (text: string) =>
  text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text
