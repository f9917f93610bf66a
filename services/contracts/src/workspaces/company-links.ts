export interface CompanyLink {
  readonly label: string
  readonly url: string
}

/** Parses items `label|url` with commas between; only web addresses and e-mail are links. */
export function companyLinks(text: string | null | undefined): CompanyLink[] {
  return itemsOf(text).flatMap((item) => linkOf(item) ?? [])
}

/** Returns whether every item is a link, so that the sidebar shows all of them. */
export const areLinks = (text: string | null | undefined): boolean =>
  itemsOf(text).every((item) => linkOf(item) !== undefined)

const itemsOf = (text: string | null | undefined) =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function linkOf(item: string): CompanyLink | undefined {
  const [label = '', url = ''] = item.split('|').map((part) => part.trim())
  return label && /^(https?:\/\/|mailto:)\S+$/i.test(url) ? { label, url } : undefined
}
