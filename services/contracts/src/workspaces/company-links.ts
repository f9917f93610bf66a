export interface CompanyLink {
  readonly label: string
  readonly url: string
}

/** Items `label|url` with commas between; only web addresses and e-mail are links. */
export function companyLinks(text: string | null | undefined): CompanyLink[] {
  return itemsOf(text).flatMap((item) => linkOf(item) ?? [])
}

/** Whether every item is a link, so that none of them is left out of the sidebar. */
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
