import { refuse } from '@workledger/contracts/kernel/errors'
import { without } from './by-id'
import { changed } from './changed'

/** Most approval rules of a workspace for one sort of request. */
const MOST_RULES = 50

type Rule = { rule_id: string; name: string }

interface RuleWords<R> {
  /** The kinds of requests that a rule is for; empty: every kind. */
  kinds: (rule: R) => readonly string[]
  /** Whether two rules begin at the same size. */
  isSameBound: (a: R, b: R) => boolean
  /** The field of that size. */
  bound: string
  codes: Record<'tooMany' | 'overlaps', Parameters<typeof refuse>[0]>
}

/**
 * Checks a rule beside the workspace's others: names differ, and of two rules for a request one
 * comes first. Returns whether it is added, changed, or the same as before.
 */
export function checkApprovalRule<R extends Rule>(
  rules: Readonly<Record<string, R>>,
  rule: R,
  { kinds, isSameBound, bound, codes, adds }: RuleWords<R> & { adds: boolean },
): 'added' | 'changed' | 'same' {
  const before = rules[rule.rule_id]
  if (!adds && !before) refuse('not_found')
  const others = Object.values(without(rules, rule.rule_id))
  if (others.length >= MOST_RULES) refuse(codes.tooMany)

  if (others.some(({ name }) => name.toLowerCase() === rule.name.toLowerCase()))
    refuse('structure.name_taken', { field: 'name' })

  if (others.some((other) => isSameBound(other, rule) && share(kinds(other), kinds(rule))))
    refuse(codes.overlaps, { field: bound })

  if (!before) return 'added'

  return changed(before, rule) ? 'changed' : 'same'
}

/** Returns whether a request can be of both; a rule that names its kind goes before one for all. */
const share = (a: readonly string[], b: readonly string[]) =>
  a.length === 0 ? b.length === 0 : a.some((kind) => b.includes(kind))
