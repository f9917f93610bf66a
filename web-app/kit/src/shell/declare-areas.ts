import { declareAppAddresses, declarePages } from '../ui/pages'
import type { AppArea } from './area'
import { declareNavigation } from './nav'

/** From here on the sidebar, the palette and links know the pages of these areas. */
export function declareAreas(areas: readonly AppArea[]) {
  const pages = areas.flatMap(({ pages = [] }) => pages)
  const navigation = areas.flatMap(({ navigation = [] }) => navigation)
  declareNavigation(navigation)
  declarePages(navigation.flatMap(({ to, forReaders }) => (forReaders ? [to, forReaders] : [to])))
  declareAppAddresses(pages.map(({ path }) => path))

  // Those behind the sign-in that need nothing but their address.
  declarePages(
    pages.flatMap(({ path, for: whom }) =>
      /^(user|member)$/.test(whom) && !path.includes(':') ? [`/${path}`] : [],
    ),
  )

  return { pages, navigation }
}
