import { declareAppAddresses, declarePages } from '../ui/pages'
import type { AppArea } from './area'
import { declareNavigation } from './nav'

/** Registers the pages of these areas with the sidebar, the palette and links. */
export function declareAreas(areas: readonly AppArea[]) {
  const pages = areas.flatMap(({ pages = [] }) => pages)
  const navigation = areas.flatMap(({ navigation = [] }) => navigation)
  declareNavigation(navigation)
  declarePages(navigation.flatMap(({ to, forReaders }) => (forReaders ? [to, forReaders] : [to])))
  declareAppAddresses(pages.map(({ path }) => path))

  // Signed-in pages that need only their address.
  declarePages(
    pages.flatMap(({ path, for: whom }) =>
      /^(user|member)$/.test(whom) && !path.includes(':') ? [`/${path}`] : [],
    ),
  )

  return { pages, navigation }
}
