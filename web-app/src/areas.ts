import type { AppArea } from './kit/area'
import { declareNavigation } from './kit/shell/nav'
import { builtPages, declarePages } from './kit/shell/pages'

const declarations = import.meta.glob<Record<string, AppArea>>('./*/*.area.ts', { eager: true })
/** Every area: what the `{area}.area.ts` of each folder declares. */
export const areas: readonly AppArea[] = Object.values(declarations).flatMap((exported) => Object.values(exported))

export const pages = areas.flatMap(({ pages = [] }) => pages)
export const navigation = areas.flatMap(({ navigation = [] }) => navigation)

declareNavigation(navigation)
declarePages(navigation.flatMap(({ to, forReaders }) => (forReaders ? [to, forReaders] : [to])))
// Those behind the sign-in that need nothing but their address.
declarePages(pages.flatMap(({ path, for: whom }) => (/^(user|member)$/.test(whom) && !path.includes(':') ? [`/${path}`] : [])))

export { builtPages }
