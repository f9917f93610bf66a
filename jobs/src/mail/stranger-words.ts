/** More characters than names of people and companies have. */
const STRANGER_WORDS_LIMIT = 80

/**
 * Returns a name in a form that is safe in a mail to a stranger: one line, bounded, without
 * anything linkable. The person who signs up or adds people chooses name and address, but the mail
 * is ours.
 */
export function unlinked(name: string): string {
  const line = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

  const plain = line
    // Removes addresses with a scheme, paths and mailboxes.
    .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/*\S+/gi, '')
    .replace(/\S*[/\\@]\S*/g, (word) => (/[.:]/.test(word) ? '' : word))
    // A host name without dots is no link.
    .replace(/(?<=[\p{L}\p{N}-]{2})[.。．](?=[\p{L}]{2})/gu, '·')

  const cut = [...plain.replace(/ {2,}/g, ' ').trim()]

  return cut.length > STRANGER_WORDS_LIMIT
    ? `${cut.slice(0, STRANGER_WORDS_LIMIT - 1).join('')}…`
    : cut.join('')
}
