import { createContext, type ReactNode, use } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { openPage } from './browser-history'
import { keptQuery } from './kept-query'
import { prefetchPage } from './pages'

export type AppName = 'web-app' | 'web-admin'

export const AppContext = createContext<AppName>('web-app')

export const isConsole = (to: string) => /^\/admin(?=[/?#]|$)/.test(to)

/** In the console the router's base is /admin, so addresses inside it lose that prefix. */
const inside = (to: string) => to.replace(/^\/admin(?=[/?#]|$)/, '').replace(/^(?!\/)/, '/')

type Props = Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  state?: unknown
  children?: ReactNode
}

/** A link to any page of the product, in this app or the other. */
export function AppLink({ to, state, ...given }: Props) {
  const app = use(AppContext)
  const rest = { ...given, ...pointing(to, given) }

  if (/^(https?:|mailto:)/.test(to))
    return <a href={to} target="_blank" rel="noreferrer noopener" {...rest} />

  if (isConsole(to) === (app === 'web-admin'))
    return <Link to={inside(to)} state={state} {...rest} />

  const onClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event)
    const plain =
      event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !plain || rest.target || rest.download !== undefined) return
    event.preventDefault()
    openPage(to, state)
  }

  return <a href={to} {...rest} onClick={onClick} />
}

/** Loads the code of a link's page while a person points at it, which takes longer. */
function pointing(to: string, { onPointerEnter, onFocus }: Omit<Props, 'to'>) {
  const load = () => void prefetchPage(to)

  return {
    onPointerEnter: (event: React.PointerEvent<HTMLAnchorElement>) => {
      onPointerEnter?.(event)
      load()
    },
    onFocus: (event: React.FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event)
      load()
    },
  }
}

/** Returns a function that goes to any page of the product. */
export function useGo() {
  const app = use(AppContext)
  const navigate = useNavigate()

  return (to: string, state?: unknown) => {
    if (isConsole(to) !== (app === 'web-admin')) openPage(to, state)
    else navigate(inside(to), { state })
  }
}

/** Returns the page's address in the whole product, for example `/admin/employees`. */
export function useProductPath() {
  const app = use(AppContext)
  const { pathname } = useLocation()
  return app === 'web-admin' ? `/admin${pathname === '/' ? '' : pathname}` : pathname
}

/** Returns the page's address for another workspace. */
export function usePlaceElsewhere() {
  const { search } = useLocation()
  return useProductPath() + keptQuery(search)
}
