/** Longer than the names of people and companies are. */
const MOST = 80

/**
 * Returns a name as it may stand in a mail to somebody who does not know us: one line, bounded, and
 * nothing that a mail program makes a link of. Whoever signs up or adds people chooses the name and
 * the address, and the mail is ours.
 */
export function unlinked(name: string): string {
  const line = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

  const plain = line
    // Addresses with a scheme, paths and mailboxes.
    .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/*\S+/gi, '')
    .replace(/\S*[/\\@]\S*/g, (word) => (/[.:]/.test(word) ? '' : word))
    // What is left of a host name is no link once its dots are none.
    .replace(/(?<=[\p{L}\p{N}-]{2})[.。．](?=[\p{L}]{2})/gu, '·')

  const cut = [...plain.replace(/ {2,}/g, ' ').trim()]

  return cut.length > MOST ? `${cut.slice(0, MOST - 1).join('')}…` : cut.join('')
}
