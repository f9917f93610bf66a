import { useCurrent } from '@workledger/kit/net/current'
import { navigationFor } from '@workledger/kit/shell/nav'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { declarePageCode } from '@workledger/kit/ui/pages'
import { readyLazy } from '@workledger/kit/ui/ready-lazy'
import { useEffect } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { areas } from './areas'
import { For } from './kit/access'
import type { ConsolePage } from './kit/area'
import { Elsewhere } from './kit/other-app'

/**
 * Administrators and auditors start with the people, others with the first page of their role here;
 * without one they go to the employees' app.
 */
function Start() {
  const { sees, employee } = useCurrent()
  const entries = navigationFor(employee?.role?.permissions ?? []).flatMap((group) => group.entries)
  const first = sees() ? '/admin/employees' : entries.find(({ to }) => to.startsWith('/admin/'))?.to

  useEffect(() => {
    if (!first) openInstead('/dashboard')
  }, [first])

  return first ? <Navigate replace to={first.replace('/admin', '')} /> : null
}

function elementOf({ opens, page, path }: ConsolePage) {
  const Page = readyLazy(page)
  declarePageCode([[`/admin/${path}`, Page.fetch]])
  if (!opens) return <Page />

  return (
    <For resource={opens}>
      <Page />
    </For>
  )
}

const parts = areas.map(({ records, pages = [] }) => ({
  records,
  pages: pages.map((page) => ({ path: page.path, element: elementOf(page) })),
}))

const resources = parts.flatMap(({ records, pages }) => {
  if (!records) return []
  const list = pages.find(({ path }) => path === records)?.element
  const below = pages.filter(({ path }) => path.startsWith(`${records}/`))

  return [
    <Resource key={records} name={records} {...(list && { list })}>
      {below.map(({ path, element }) => (
        <Route key={path} path={path.slice(records.length + 1)} element={element} />
      ))}
      {below.length > 0 && <Route path="*" element={<Elsewhere />} />}
    </Resource>,
  ]
})

/** The console's addresses, as in the documents. Every page loads when it is opened. */
export const consoleRoutes = [
  ...resources,
  <CustomRoutes key="pages">
    <Route index element={<Start />} />
    {parts.flatMap(({ records, pages }) =>
      records
        ? []
        : pages.map(({ path, element }) => <Route key={path} path={path} element={element} />),
    )}
  </CustomRoutes>,
]
