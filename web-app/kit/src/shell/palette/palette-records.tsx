import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useCurrent } from '../../net/current'
import { query } from '../../net/query'
import type { Action } from '../../ui/actions'
import { Avatar } from '../../ui/avatar'
import type { IconName } from '../../ui/icon'
import { builtPages } from '../../ui/pages'
import { paletteTexts } from './messages'

export interface PaletteEntry {
  id: string
  label: string
  icon?: IconName | undefined
  picture?: ReactNode
  note?: string | undefined
  to?: string
  run?: () => void
  /** Choices in a second step, instead of `run`. */
  step?: Action['step']
  checked?: boolean
  stays?: boolean
}

/** The shown facts of a client; only some viewers get the contact. */
interface FoundClient {
  id: string
  name: string
  contact_name?: string | null
}

/** The most results of each kind. */
const most = 6

/** Waits until typing pauses. */
function useSettled(text: string, milliseconds: number) {
  const [settled, setSettled] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])

  return settled
}

/**
 * Finds people, projects, clients and invoices by the typed words on the server, as far as the role
 * opens them.
 */
export function usePaletteRecords(q: string): { title: string; entries: PaletteEntry[] }[] {
  const t = useText(paletteTexts)
  const { money } = useFormat()
  const { sees } = useCurrent()
  const found = useFoundRecords(q)
  if (!found) return []
  const board = builtPages.has('/projects')

  return [
    {
      title: t('people'),
      entries: found.people.map((person) => ({
        id: person.id,
        label: fullName(person),
        picture: <Avatar person={person} size={22} />,
        note: person.designation ?? undefined,
        to: sees()
          ? `/admin/employees/${person.id}/profile`
          : `/employees?q=${encodeURIComponent(fullName(person))}`,
      })),
    },
    {
      title: t('projects'),
      entries: found.projects.map(({ id, name, client }) => ({
        id,
        label: name,
        icon: 'projects',
        note: client.name,
        to: board ? `/projects/${id}/project_detail` : `/timer?range=all&project_id=${id}`,
      })),
    },
    {
      title: t('clients'),
      entries: found.clients.map(({ id, name, contact_name }) => ({
        id,
        label: name,
        icon: 'clients',
        note: contact_name ?? undefined,
        to: `/admin/clients?q=${encodeURIComponent(name)}`,
      })),
    },
    {
      title: t('invoices'),
      entries: found.invoices.map(({ id, invoice_number, client, amount, currency }) => ({
        id,
        label: invoice_number ?? t('draft', { name: client.name }),
        icon: 'invoice',
        note: `${client.name} · ${money(amount, currency)} ${currency}`,
        to: `/admin/invoice/${id}/preview`,
      })),
    },
  ]
}

/** Asks the server for the records that match the words; null until there are enough of them. */
function useFoundRecords(q: string) {
  const { workspace, sees } = useCurrent()
  const asked = useSettled(q.trim(), 160)
  const params = { ws: workspace?.id ?? '' }

  const when = (open: boolean) => ({
    enabled: asked.length > 1 && workspace !== null && open,
    placeholderData: keepPreviousData,
    retry: false,
  })

  const words = { q: asked, per_page: most, sort: 'relevance' } as const
  const directory = sees() ? '/admin/employees' : '/employees'

  const people = useQuery({
    ...query(peopleApi.employees, { params, query: words }),
    ...when(builtPages.has(directory)),
  })

  const projects = useQuery({
    ...query(projectsApi.projects, { params, query: words }),
    ...when(true),
  })

  const clients = useQuery({
    ...query(clientsApi.clients, { params, query: words }),
    ...when(sees('manage_invoices')),
  })

  const invoices = useQuery({
    ...query(invoicesApi.invoices, { params, query: words }),
    ...when(sees('manage_invoices')),
  })

  if (asked.length < 2) return null

  return {
    people: people.data?.data ?? [],
    projects: projects.data?.data ?? [],
    clients: (clients.data?.data ?? []) as readonly FoundClient[],
    invoices: invoices.data?.data ?? [],
  }
}
