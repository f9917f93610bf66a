import { tagOf } from '@workledger/contracts/time-tracking/tags'

export type TagChoice = { kind: 'tag' | 'add'; tag: string } | { kind: 'all' }

/** Returns the tags that contain what is typed, and the typed one if it is new. */
export function tagChoices(all: readonly string[], typed: string, only?: true): TagChoice[] {
  const words = typed.trim().toLowerCase()
  const found = all.filter((tag) => tag.toLowerCase().includes(words))
  const tags = found.map((tag): TagChoice => ({ kind: 'tag', tag }))
  if (only) return words ? tags : [{ kind: 'all' }, ...tags]
  const fresh = words ? tagOf(typed) : undefined
  const isNew = fresh !== undefined && !all.some((tag) => tag.toLowerCase() === fresh.toLowerCase())

  return isNew ? [...tags, { kind: 'add', tag: fresh }] : tags
}
