import { createContext, type ReactNode, use } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

export type AppName = 'web-app' | 'web-admin'
export const AppContext = createContext<AppName>('web-app')

const isConsole = (to: string) => to === '/admin' || to.startsWith('/admin/')
/** The console's router is mounted at /admin, so inside it addresses lose that prefix. */
const inside = (to: string) => to.replace(/^\/admin(?=\/|$)/, '') || '/'

type Props = Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; state?: unknown; children?: ReactNode }

/** A link to any page of the product: within this app by the router, into the other one by loading it. */
export function AppLink({ to, state, ...rest }: Props) {
  const app = use(AppContext)
  if (/^(https?:|mailto:)/.test(to)) return <a href={to} target="_blank" rel="noreferrer noopener" {...rest} />
  if (isConsole(to) !== (app === 'web-admin')) return <a href={to} {...rest} />
  return <Link to={inside(to)} state={state} {...rest} />
}

/** The same for a step taken by code. */
export function useGo() {
  const app = use(AppContext)
  const navigate = useNavigate()
  return (to: string, state?: unknown) => {
    if (isConsole(to) !== (app === 'web-admin')) window.location.assign(to)
    else navigate(inside(to), { state })
  }
}

/** The page's address as the whole product knows it, e.g. `/admin/employees`. */
export function useProductPath() {
  const app = use(AppContext)
  const { pathname } = useLocation()
  return app === 'web-admin' ? `/admin${pathname === '/' ? '' : pathname}` : pathname
}
