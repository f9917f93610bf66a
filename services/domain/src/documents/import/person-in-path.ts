/** A person whom a path can name. */
export interface KnownPerson {
  readonly id: string
  readonly oid: string | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
}

/** The person whom a folder or a file name means, or why it means none. */
export type PersonFound =
  | { readonly employee_id: string; readonly by: 'oid' | 'email' | 'name' }
  /** Several people, or a number of one person with the name of another. */
  | { readonly employee_id: null; readonly by: 'ambiguous' | 'contradicting' }

/** Parts of a segment are divided by these; a number may contain hyphens and points. */
const SEPARATOR = /[\s_,;()[\]#]+/
const WORD = /[\s_,;()[\]#.\-–]+/

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()

const wordsOf = (text: string) => key(text).split(WORD).filter(Boolean)

/** A number that another text could be by chance, such as the 1 of "1 Contracts". */
const isWeak = (number: string) => /^\d{1,2}$/.test(number)

/** Finds people by number, e-mail address or name at the start of a folder or a file name. */
export class PeopleByPath {
  private readonly byOid = new Map<string, Set<string>>()
  private readonly byEmail = new Map<string, Set<string>>()
  private readonly byName = new Map<string, Set<string>>()
  private longest = 1

  constructor(people: readonly KnownPerson[]) {
    for (const { id, oid, first_name, last_name, email } of people) {
      if (oid) put(this.byOid, key(oid), id)
      if (email) put(this.byEmail, key(email), id)
      const [first, last] = [wordsOf(first_name), wordsOf(last_name)]
      if (first.length + last.length === 0) continue
      put(this.byName, [...first, ...last].join(' '), id)
      put(this.byName, [...last, ...first].join(' '), id)
      this.longest = Math.max(this.longest, first.length + last.length)
    }
  }

  /** Returns the person whom a whole text or its leading part means. */
  find(segment: string): PersonFound | undefined {
    const emails = this.emailsIn(segment)
    if (emails.size === 1) return { employee_id: only(emails), by: 'email' }
    const whole = this.byOid.get(key(segment))
    if (whole?.size === 1) return { employee_id: only(whole), by: 'oid' }
    const { number, rest } = this.leadingNumber(segment)
    const names = this.namesIn(rest)

    if (number) return byNumber(number, names)
    if (names.size === 0) return undefined
    if (names.size === 1) return { employee_id: only(names), by: 'name' }
    const numbered = this.amongNumbers(segment, names)

    return numbered ? { employee_id: numbered, by: 'oid' } : { employee_id: null, by: 'ambiguous' }
  }

  /** Returns the people with an e-mail address at the start of a text. */
  private emailsIn(segment: string): ReadonlySet<string> {
    const text = key(segment)
    if (!text.includes('@')) return NONE

    // An address may contain the characters that divide, so the longest one counts.
    for (const end of boundaries(text)) {
      const found = this.byEmail.get(text.slice(0, end))
      if (found) return found
    }

    return NONE
  }

  /** Returns the people with a number at the start of a text, and the text behind it. */
  private leadingNumber(segment: string) {
    const text = key(segment)

    for (const end of boundaries(text)) {
      const number = text.slice(0, end)
      const found = this.byOid.get(number)
      const rest = text.slice(end)
      if (found) return { number: { people: found, weak: isWeak(number) }, rest }
    }

    // A number of another program before a name.
    const [first = '', ...more] = text.split(SEPARATOR)
    return { number: undefined, rest: /\d/.test(first) && more.length > 0 ? more.join(' ') : text }
  }

  /** Returns the people whose first and last name, in either order, a text begins with. */
  private namesIn(text: string): ReadonlySet<string> {
    const words = wordsOf(text)

    for (let count = Math.min(words.length, this.longest); count > 0; count--) {
      const found = this.byName.get(words.slice(0, count).join(' '))
      // One word alone is too little of a longer text.
      if (found && (count > 1 || words.length === 1)) return found
    }

    return NONE
  }

  /** Returns the one of several namesakes whose number is in the text too. */
  private amongNumbers(segment: string, people: ReadonlySet<string>): string | undefined {
    const parts = key(segment).split(SEPARATOR).filter(Boolean)
    const numbered = parts.flatMap((part) => [...(this.byOid.get(part) ?? [])])
    const found = new Set(numbered.filter((id) => people.has(id)))

    return found.size === 1 ? only(found) : undefined
  }
}

/** A number counts only if the name behind it, if any, is not that of another person. */
function byNumber(
  { people, weak }: { people: ReadonlySet<string>; weak: boolean },
  names: ReadonlySet<string>,
): PersonFound | undefined {
  if (people.size > 1) return { employee_id: null, by: 'ambiguous' }
  const id = only(people)
  if (names.has(id)) return { employee_id: id, by: 'oid' }
  if (names.size > 0) return { employee_id: null, by: 'contradicting' }

  return weak ? undefined : { employee_id: id, by: 'oid' }
}

const NONE: ReadonlySet<string> = new Set()

const only = (people: ReadonlySet<string>): string => [...people][0]!

function put(map: Map<string, Set<string>>, name: string, id: string) {
  const known = map.get(name)
  if (known) known.add(id)
  else map.set(name, new Set([id]))
}

/** Most places at which a leading part may end. */
const MOST_BOUNDARIES = 12

/** Returns where a leading part of a text may end, the longest one first. */
function boundaries(text: string): number[] {
  const ends = [...text.matchAll(/[\s_,;()[\]#]+|[-.](?=.)|$/g)].map(({ index }) => index)

  return ends
    .slice(0, MOST_BOUNDARIES)
    .filter((end) => end > 0)
    .reverse()
}
