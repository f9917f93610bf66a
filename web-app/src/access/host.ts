/**
 * Returns the workspace's label in a host such as `northwind.workledger.example`; null at `app.…`,
 * localhost and bare addresses.
 */
export function subdomainOf(host: string): string | null {
  if (/^(localhost|.*\.localhost|\[.*\]|[\d.]+)$/i.test(host)) {
    const label = /^([a-z0-9-]+)\.localhost$/i.exec(host)?.[1]
    return label && label !== 'app' ? label : null
  }

  const labels = host.split('.')
  return labels.length > 2 && labels[0] !== 'app' && labels[0] !== 'www' ? labels[0]! : null
}
