/** The workspace's links: items `label|url` with commas between; only web addresses and e-mail are taken. */
export function companyLinks(text: string | null | undefined): { label: string; url: string }[] {
  return (text ?? '').split(',').flatMap((item) => {
    const [label = '', url = ''] = item.split('|').map((part) => part.trim())
    return label && /^(https?:\/\/|mailto:)/i.test(url) ? [{ label, url }] : []
  })
}
